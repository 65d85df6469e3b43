import { boardText } from '@tahoun/board';
import { InputError, type Side, legalMoves } from '@tahoun/core';
import { errorText, formatNumber, gameTexts, moveWords, resultSentence, withMoveWords } from '@tahoun/i18n';
import { type Match, type Snapshot, resultOf, snapshotAt } from '@tahoun/match';
import { failureOf } from '../input/errors.js';
import { artistOf } from '../input/games.js';
import { table } from '../output/text.js';
import type { View } from '../output/view.js';
import { type Commands, commandRows } from './words.js';

/** Characters of a line of the rules. */
const WIDTH = 80;

/** The board with the figures of the game, and at its end the result and the possible commands. */
export function positionText(view: View, match: Match, bottom: Side): string {
  const snapshot = snapshotAt(match);
  const board = boardWithFigures(view, snapshot, bottom);
  const result = resultOf(match, snapshot);
  if (result === null) return board;
  return `${board}${view.colors.bold(resultSentence(view.language, snapshot.game.id, result))}\n${view.texts.play.over}`;
}

/** The board, an empty line around it, and the figures of the game. */
export function boardWithFigures(
  { colors, language }: View,
  { game, position, moves }: Snapshot,
  bottom: Side,
): string {
  const color = colors.isColorSupported;
  const board = boardText(artistOf(game.id), position, { color, lastMove: moves.at(-1), bottom });
  const labels = gameTexts(language, game.id).figures;
  const figures = Object.entries(game.figures(position)).flatMap(([key, value]) =>
    labels[key] === undefined ? [] : [`${labels[key]}: ${formatNumber(language, value)}`],
  );
  return `\n${board}\n\n${figures.length === 0 ? '' : `${colors.dim(figures.join(', '))}\n`}`;
}

/** The legal moves in words of the person's language, sorted. */
export function moveList({ language }: View, { game, position }: Snapshot): string[] {
  return legalMoves(position)
    .map((move) => moveWords(language, game.id, game.formatMove(position, move)))
    .sort();
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
