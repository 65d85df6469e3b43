import { boardText } from '@tahoun/board';
import { type Game, InputError, type Move, type Position, type Side } from '@tahoun/core';
import { errorText, formatNumber, gameTexts, withMoveWords } from '@tahoun/i18n';
import { type Match, resultOf, snapshotAt } from '@tahoun/match';
import type { View } from '../answer.js';
import { failureOf } from '../errors.js';
import { artistOf } from '../games.js';
import { resultText, table } from '../output/text.js';
import { type Commands, commandRows } from './words.js';

/** Characters of a line of the rules. */
const WIDTH = 80;

/** The board with the figures of the game, and at its end the result and the possible commands. */
export function positionText(view: View, match: Match, bottom: Side): string {
  const { game, position, moves } = snapshotAt(match);
  const board = boardWithFigures(view, game, position, moves.at(-1), bottom);
  const result = resultOf(match);
  if (result === null) return board;
  return `${board}${view.colors.bold(resultText(view, game, result))}\n${view.texts.play.over}`;
}

/** The board, an empty line around it, and the figures of the game. */
export function boardWithFigures(
  { colors, language }: View,
  game: Game,
  position: Position,
  lastMove: Move | undefined,
  bottom: Side,
): string {
  const board = boardText(artistOf(game.id), position, { color: colors.isColorSupported, lastMove, bottom });
  const labels = gameTexts(language, game.id).figures;
  const figures = Object.entries(game.figures(position)).flatMap(([key, value]) =>
    labels[key] === undefined ? [] : [`${labels[key]}: ${formatNumber(language, value)}`],
  );
  return `\n${board}\n\n${figures.length === 0 ? '' : `${colors.dim(figures.join(', '))}\n`}`;
}

/** The rules and the commands. @param note stands at the end */
export function helpText(view: View, game: string, commands: Commands<string>, note = ''): string {
  const { bold } = view.colors;
  const { rules, commandsTitle } = view.texts.play;
  const paragraphs = gameTexts(view.language, game).rules.map(wrapped);
  return [
    bold(rules),
    ...paragraphs,
    '',
    bold(commandsTitle),
    table(view, commandRows(commands, view.texts)),
    ...(note === '' ? [] : ['', note]),
  ].join('\n');
}

/** The reason why something could not be done, in one line. */
export function complaint({ language, colors }: View, game: string, error: unknown): string {
  const line =
    error instanceof InputError
      ? errorText(language, withMoveWords(language, game, error))
      : failureOf(error, language).error;
  return colors.red(line);
}

/** A paragraph in lines of a terminal. */
function wrapped(paragraph: string): string {
  return paragraph.replace(new RegExp(`(.{1,${WIDTH}})(?: +|$)`, 'g'), '$1\n').trimEnd();
}
