import { closeSync, openSync, readSync } from 'node:fs';
import { type Game, InputError, type Position, quoteInput } from '@tahoun/core';
import { CliError, errorText } from '@tahoun/i18n';
import { isInputError, reasonOf } from '../files.js';

/*
 * A file of labelled positions: POSITION;RESULT, POSITION;RESULT;SCORE or POSITION;;SCORE a line. The result is
 * 0, 0.5 or 1, or where the margin counts that with its sign (+3, -12, +0), and the score that of a search in
 * centi-units, both for the first side; blank lines and lines that begin with # do not count.
 */

/** Bytes that are read at once. */
const CHUNK = 2 ** 20;

/** The content of a line: a position with a result, a score or both. */
export interface Labelled {
  readonly position: Position;
  readonly result?: number;
  /** The margin of the first side, in the game's unit. */
  readonly margin?: number;
  readonly score?: number;
}

export const formatMargin = (margin: number) => `${margin < 0 ? '-' : '+'}${Math.abs(margin)}`;

/** Calls `each` for every line. @throws CliError naming the file and the line that is wrong. */
export function readLabelled(file: string, game: Game, each: (labelled: Labelled) => void): void {
  let number = 0;
  for (const line of linesOf(file)) {
    number++;
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    try {
      each(readLine(text, game));
    } catch (error) {
      if (!isInputError(error)) throw error;
      throw new CliError((texts, language) =>
        texts.errors.fileLine(file, number, errorText(language, error)),
      );
    }
  }
}

function readLine(text: string, game: Game): Labelled {
  const [position = '', ...labels] = text.split(';');
  const [, result = '', score] = LABELS.exec(labels.join(';')) ?? [];
  if (result === '' && score === undefined) {
    const found = quoteInput(labels.join(';'));
    throw new InputError(
      'labels-bad',
      `"${found}" is not a result; expected POSITION;RESULT, POSITION;RESULT;SCORE or POSITION;;SCORE, the result 0, 0.5 or 1, or a margin such as +3`,
      { found },
    );
  }
  return {
    position: game.parsePosition(position),
    ...resultOf(result),
    ...(score === undefined ? {} : { score: Number(score) }),
  };
}

const LABELS = /^(0|0\.5|1|[+-]\d{1,7}|)(?:;(-?\d{1,7}))?$/;

function resultOf(text: string): Pick<Labelled, 'result' | 'margin'> {
  if (text === '') return {};
  const number = Number(text);
  return /^[+-]/.test(text) ? { result: (1 + Math.sign(number)) / 2, margin: number } : { result: number };
}

/** The lines of a file, which may be larger than a string can be. */
function* linesOf(file: string): Generator<string> {
  const bytes = Buffer.alloc(CHUNK);
  const decoder = new TextDecoder();
  let rest = '';
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    let length: number;
    do {
      length = readSync(descriptor, bytes);
      const lines = (rest + decoder.decode(bytes.subarray(0, length), { stream: length > 0 })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      yield* lines;
    } while (length > 0);
  } catch (error) {
    throw new CliError((texts) => texts.errors.fileUnreadable(file, reasonOf(error)));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  yield rest;
}
