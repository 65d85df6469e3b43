import { checkRules } from '@tahoun/games/conformance';
import type { Command } from 'commander';
import type { Answer, CommandContext } from '../answer.js';
import { gameById } from '../games.js';

/** `tahoun check`: what breaks the contract of a game in random games. @throws InputError for an unknown game */
function check(id: string): Answer {
  const game = gameById(id);
  const findings = checkRules(game);
  const lines = findings.map(({ check, what, where, mend }) => `${check}: ${what} (${where}); ${mend}`);
  const document = { game: game.id, findings };
  return {
    document,
    print: ({ texts }) => (findings.length === 0 ? texts.check.sound : lines.join('\n')),
    ...(findings.length === 0 ? {} : { refusal: (texts) => texts.check.findings(findings.length) }),
  };
}

export function addCheck(program: Command, { deliver, help }: CommandContext): void {
  program
    .command('check')
    .description(help.check)
    .argument('<GAME>')
    .action((game: string) => deliver(check(game)));
}
