import { gamesAnswer, squareId } from '@tahoun/engine';
import {
  acceptsText,
  formatNumber,
  gameTexts,
  parameterTexts,
  settingTexts,
  squareTableTexts,
} from '@tahoun/i18n';
import type { Command } from 'commander';
import { games as allGames, loadGames } from '../input/games.js';
import type { Answer } from '../output/answer.js';
import { type Row, table } from '../output/text.js';
import type { View } from '../output/view.js';
import type { CommandContext } from './context.js';

/** `tahoun games`: every game with its options, its parameters and its initial position. */
function games(): Answer {
  const document = gamesAnswer(allGames);
  return { document, print: (view) => document.map((game) => gameText(view, game)).join('\n\n') };
}

function gameText(view: View, game: ReturnType<typeof gamesAnswer>[number]): string {
  const { colors, texts, language } = view;
  const { name, tagline } = gameTexts(language, game.id);
  const options = game.variants.map(
    ({ id, accepts }) => `${id}: ${acceptsText(language, game.id, id, accepts)}`,
  );
  const words = parameterTexts(language, game.id);
  const number = (value: number) => formatNumber(language, value);
  const parameters = game.parameters.map(({ id, min, max, default: usual }) => {
    const { help = '', choices = [] } = words[id] ?? {};
    return [
      `${id}: ${texts.parameterRange(number(min), number(max), number(usual))}. ${help}`,
      choices.join('; '),
    ]
      .join(' ')
      .trim();
  });
  const pieces = squareTableTexts(language, game.id);
  const tables = game.tables.map(({ id, min, max, squares }) => {
    const example = squareId({ id }, squares[0] as string);
    return `${example} …: ${pieces[id] ?? id}. ${texts.squareRange(number(min), number(max))}`;
  });
  const names = settingTexts(language, game.id);
  const settings = game.settings.map(({ id, values }) => {
    const changed = Object.entries(values).map(([name, value]) => `${name}=${value}`);
    return `${names[id] ?? id}: ${changed.join(' ') || '-'}`;
  });
  const rows = table(view, [
    [texts.labels.initial, game.initial],
    ...titled(texts.labels.options, options),
    ...titled(texts.labels.parameters, parameters),
    ...titled(texts.labels.tables, tables),
    ...titled(texts.labels.settings, settings),
  ]);
  return `${colors.bold(game.id)}  ${name}: ${tagline}\n${rows}`;
}

/** Rows with the label before the first. */
function titled(label: string, values: readonly string[]): Row[] {
  return values.map((value, index) => [index === 0 ? label : '', value]);
}

export function describeGames(command: Command, { deliver, language }: CommandContext): void {
  command.action(async () => {
    await loadGames(language);
    deliver(games());
  });
}
