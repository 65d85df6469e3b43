import { type Finding, checkRules, missingCapabilities, speedOf } from '@tahoun/games/conformance';
import { faultTexts, formatNumber } from '@tahoun/i18n';
import type { Command } from 'commander';
import { artistOf, gameById } from '../input/games.js';
import type { Answer } from '../output/answer.js';
import type { View } from '../output/view.js';
import type { CommandContext } from './context.js';

/**
 * `tahoun check`: what breaks the contract of a game in random games; of a sound one, how fast it is and what more it
 * could offer. @throws InputError for an unknown game
 */
function check(id: string): Answer {
  const game = gameById(id);
  const findings = checkRules(game, { board: artistOf(id) });
  if (findings.length > 0) {
    return {
      document: { game: game.id, findings },
      print: (view) => findings.map((finding) => findingLine(finding, view)).join('\n'),
      refusal: (texts) => texts.check.findings(findings.length),
    };
  }
  const speed = speedOf(game);
  const advice = missingCapabilities(game);
  return {
    document: { game: game.id, findings, speed, advice },
    print: ({ language, texts: { check } }) => {
      const [moves, ratio] = [speed.movesPerSecond, speed.ratio].map((each) => formatNumber(language, each));
      return [
        check.sound,
        check.speed(moves as string, ratio as string),
        ...(advice.length > 0 ? [check.advice] : []),
        ...advice.map((name) => `  ${name}: ${check.capabilities[name]}`),
      ].join('\n');
    },
  };
}

function findingLine(finding: Finding, { language, texts }: View): string {
  return texts.check.finding(finding.check, faultTexts(language, finding), finding.where);
}

export function describeCheck(command: Command, { deliver }: CommandContext): void {
  command.arguments('<GAME>').action((game: string) => deliver(check(game)));
}
