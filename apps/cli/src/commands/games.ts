import { gamesAnswer } from '@tahoun/engine';
import { gameTexts } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { Answer, View } from '../answer.js';
import type { CommandContext } from '../context.js';
import { table } from '../output/table.js';

/** `tahoun games`: every game with its options and initial position. */
export function games(): Answer {
  const document = gamesAnswer();
  return { document, print: (view) => document.map((game) => gameText(view, game)).join('\n\n') };
}

function gameText(view: View, game: ReturnType<typeof gamesAnswer>[number]): string {
  const { colors, texts, language } = view;
  const { name, tagline } = gameTexts(language, game.id);
  const options = game.variants.map(({ id, accepts }) => `${id}: ${accepts}`);
  const rows = table(view, [
    [texts.labels.initial, game.initial],
    ...options.map((option, index) => [index === 0 ? texts.labels.options : '', option] as const),
  ]);
  return `${colors.bold(game.id)}  ${name}: ${tagline}\n${rows}`;
}

export function addGames(program: Command, { deliver }: CommandContext): void {
  program
    .command('games')
    .description('list the games')
    .action(() => deliver(games()));
}
