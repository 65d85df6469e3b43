import { type Game, InputError, type Position, isInputError, legalMoves, quoteInput } from '@tahoun/core';
import { CliError, errorText } from '@tahoun/i18n';
import { readBytes } from '../files.js';
import type { LabelledGame } from './self-play.js';

/*
 * A file of labelled positions, compressed where its name ends in `.gz`. Lines are
 *
 *     POSITION;RESULT    POSITION;RESULT;SCORE    POSITION;;SCORE    START;RESULT;;MOVES
 *
 * The result is 0, 0.5 or 1, or where the margin counts that with its sign (+3, -12, +0), and the score that of a search
 * in centi-units, both for the first side. In a game such as `17+24 3 8-5` a move is its number among the moves of its
 * position, from 0 on in their order; behind it, for a quiet position, is by how much its score differs from that of the
 * last one. A last position may stand without a move. Blank lines and lines that begin with # do not count.
 */

/** A position with a result, a score or both. */
export interface Labelled {
  /** Changed when the next one is read. */
  readonly position: Position;
  readonly result?: number;
  /** The margin of the first side, in the game's unit. */
  readonly margin?: number;
  readonly score?: number;
}

/** The lines of a game: the positions beside it, and then itself. */
export function formatGame({ start, moves, scores, asides, result, margin }: LabelledGame): string {
  let before = 0;
  const words = scores.map((score, ply) => {
    const difference = score === null ? '' : signed(score - before);
    before = score ?? before;
    return `${moves[ply] ?? ''}${difference}`;
  });
  const lines = asides.map(({ position, score }) => `${position};;${score}\n`);
  const won = margin === undefined ? result : signed(margin);
  return `${lines.join('')}${start};${won};;${words.join(' ').trimEnd()}\n`;
}

const signed = (number: number) => `${number < 0 ? '-' : '+'}${Math.abs(number)}`;

/** The number of labelled positions in a line that was written by `formatGame`. */
export function positionsIn(line: string): number {
  if (line === '' || line.startsWith('#')) return 0;
  const [, , , moves] = line.split(';');
  return moves === undefined ? 1 : (moves.match(/[+-]/g)?.length ?? 0);
}

/** Calls `each` for every position. @throws CliError naming the file, and the line that is wrong. */
export function readLabelled(file: string, game: Game, each: (labelled: Labelled) => void): void {
  let number = 0;
  for (const line of linesOf(readBytes(file))) {
    number++;
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    try {
      readLine(text, game, each);
    } catch (error) {
      if (!isInputError(error)) throw error;
      throw new CliError((texts, language) =>
        texts.errors.fileLine(file, number, errorText(language, error)),
      );
    }
  }
}

/** @throws InputError */
function readLine(text: string, game: Game, each: (labelled: Labelled) => void): void {
  const [start = '', ...labels] = text.split(';');
  const [, result = '', score, moves] = LABELS.exec(labels.join(';')) ?? [];
  const position = game.parsePosition(start);
  const end = resultOf(result);
  if (moves !== undefined && result !== '')
    readGame(position, moves, (at) => each({ position, ...end, score: at }));
  else if (score !== undefined) each({ position, ...end, score: Number(score) });
  else if (result !== '') each({ position, ...end });
  else throw badLabels(labels.join(';'));
}

const LABELS = /^(0|0\.5|1|[+-]\d{1,7}|)(?:;(-?\d{1,7})|;;([-+\d ]*))?$/;

function badLabels(text: string): InputError {
  const found = quoteInput(text);
  return new InputError(
    'labels-bad',
    `"${found}" is not a result; expected POSITION;RESULT, POSITION;RESULT;SCORE, POSITION;;SCORE or START;RESULT;;MOVES, the result 0, 0.5 or 1, or a margin such as +3`,
    { found },
  );
}

function resultOf(text: string): Pick<Labelled, 'result' | 'margin'> {
  if (text === '') return {};
  const number = Number(text);
  return /^[+-]/.test(text) ? { result: (1 + Math.sign(number)) / 2, margin: number } : { result: number };
}

/** Plays a game again and calls `each` at its quiet positions. @throws InputError */
function readGame(position: Position, text: string, each: (score: number) => void): void {
  let score = 0;
  for (const word of text.split(' ')) {
    const [, number = '', difference] = WORD.exec(word) ?? [];
    if (number === '' && difference === undefined && text !== '') throw badLabels(word);
    if (difference !== undefined) {
      score += Number(difference);
      each(score);
    }
    if (number !== '') makeMove(position, Number(number));
  }
}

const WORD = /^(\d*)([+-]\d{1,7})?$/;

function makeMove(position: Position, number: number): void {
  const moves = legalMoves(position);
  const move = moves[number];
  if (move === undefined) {
    throw new InputError(
      'labels-no-move',
      `there is no move ${number} of ${moves.length}; expected a game by the same rules, its moves numbered from 0 on`,
      { number, count: moves.length },
    );
  }
  position.makeMove(move);
}

/** The lines of a file, which may be larger than a string can be. */
export function* linesOf(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, at);
    const end = found < 0 ? bytes.length : found;
    yield bytes.toString('utf8', at, end);
    at = end + 1;
  }
}

const LINE_FEED = 10;
