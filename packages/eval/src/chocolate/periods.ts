import { InputError, LOSS, WON } from '@tahoun/core';
import { MAX_SIDE, withFirstSide } from '@tahoun/games/chocolate';
import type { LargeSolution } from '../game-ai.js';

/**
 * Grundy values of bars of any length, by periods that are proved.
 *
 * A 1 x n bar is Dawson's Kayles on n - 2 pins (the octal game .07): parts of at least 2 squares are two rows of any
 * length, 0 included, with 2 pins less. Guy and Smith (The G-values of various games, 1956) prove that the values of
 * an octal game have the period p from n0 on when G(n + p) = G(n) for n0 <= n < 2 n0 + p + k, k being the length of its
 * code. Counted in squares, as here, that is n0 <= n < 2 n0 + p.
 *
 * Wider bars are no octal games, because they also break into lower ones, but the same proof holds for height
 * h when the values of all lower heights have the period p from n0 on: then the values after those breaks
 * repeat, too. Of a break of the length n + p, n >= 2 n0 + p, one part is at least n0 + p long, so by
 * induction it is worth as much with p less; and of a break of the length n one part is at least n0 long,
 * worth as much with p more. So both lengths have the same values to choose from, and the same mex.
 */

/** Lengths whose values are computed: enough for the proofs of every height up to 60. */
const LENGTHS = 4000;

/** The period that is proved for the bars of one height. */
export interface BarPeriod {
  readonly height: number;
  /** The smallest. */
  readonly period: number;
  /** The longest bar whose value is not that of the bar one period longer; 0 where there is none. */
  readonly lastException: number;
  /** Lengths up to this one were computed and compared for the proof. */
  readonly comparedTo: number;
}

/** By height, from 1 on: values by length, and the periods proved. */
const values: Uint16Array[] = [new Uint16Array()];
const periods: BarPeriod[] = [];
/** Period that all heights so far share: each height's own divides `period`, and holds from `from` on. */
let shared = { period: 1, from: 2 };

/** Marks of the values that a bar's breaks leave: each marked value has the bar's own number. */
const marks = new Uint32Array(1 << 16);
let mark = 0;

/**
 * Proves the period of the bars of a height, and of all lower ones.
 * @param height 1 to 60. @throws RangeError beyond.
 */
export function barPeriod(height: number): BarPeriod {
  if (!(Number.isInteger(height) && height >= 1 && height <= MAX_SIDE)) {
    throw new RangeError(`the height is ${height}; periods are proved from 1 to ${MAX_SIDE}`);
  }
  while (periods.length < height) prove(periods.length + 1);
  return periods[height - 1] as BarPeriod;
}

/** Grundy value of a bar. @param a side, as long as may be. @param b the other; one of them is at most 60. */
export function grundyOfBar(a: number, b: number): number {
  const [height, length] = a < b ? [a, b] : [b, a];
  const { period, lastException } = barPeriod(height);
  if (length < LENGTHS) return valueAt(height, length);
  const start = lastException + 1;
  return valueAt(height, start + ((length - start) % period));
}

/** Where a bar is broken: after so many squares along its length, or its height. */
interface WinningBreak {
  readonly vertical: boolean;
  readonly offset: number;
}

/**
 * The first break of a bar after which the other side loses: squares along its length, or along its height.
 * Parts longer than the exceptions and one period need not be tried, because they repeat. @param length at
 * least the height.
 */
export function firstWinningBreak(height: number, length: number): WinningBreak | undefined {
  const { period, lastException } = barPeriod(height);
  const last = Math.min(Math.floor(length / 2), lastException + period);
  for (let offset = height === 1 ? 2 : 1; offset <= last; offset++) {
    if (grundyOfBar(height, offset) === grundyOfBar(height, length - offset))
      return { vertical: true, offset };
  }
  for (let offset = 1; offset <= height >> 1; offset++) {
    if (grundyOfBar(offset, length) === grundyOfBar(height - offset, length))
      return { vertical: false, offset };
  }
  return undefined;
}

function valueAt(height: number, length: number): number {
  return values[height]![length]!;
}

function prove(height: number): void {
  values[height] = computeValues(height);
  // Only a multiple of the lower heights' common period can be proved.
  for (let period = shared.period; 2 * period < LENGTHS; period += shared.period) {
    const from = Math.max(shared.from, lastDifference(height, period, LENGTHS - period) + 1);
    const comparedTo = 2 * from + 2 * period - 1;
    if (comparedTo >= LENGTHS) continue;
    shared = { period, from };
    periods.push({ height, ...smallestPeriod(height), comparedTo });
    return;
  }
  throw new RangeError(`no period of height ${height} was found up to length ${LENGTHS}`);
}

/** The values of a height by length, those of lower heights being there. */
function computeValues(height: number): Uint16Array {
  const row = new Uint16Array(LENGTHS);
  for (let length = 1; length < LENGTHS; length++) {
    if (length < height) {
      row[length] = valueAt(length, height);
      continue;
    }
    mark++;
    // A bar of height 1 may not lose a single square, nor one of length 1.
    for (let offset = height === 1 ? 2 : 1; offset <= length >> 1; offset++) {
      marks[row[offset]! ^ row[length - offset]!] = mark;
    }
    for (let offset = 1; offset <= height >> 1; offset++) {
      marks[valueAt(offset, length) ^ valueAt(height - offset, length)] = mark;
    }
    let mex = 0;
    while (marks[mex] === mark) mex++;
    row[length] = mex;
  }
  return row;
}

/** The last length up to `to` whose value is not that of `period` more; 0 where there is none. */
function lastDifference(height: number, period: number, to: number): number {
  let length = to - 1;
  while (length > 0 && valueAt(height, length) === valueAt(height, length + period)) length--;
  return length;
}

/** The smallest period divides the one proved: if it holds over one of those, it holds for ever. */
function smallestPeriod(height: number): Pick<BarPeriod, 'period' | 'lastException'> {
  const { period: proved, from } = shared;
  for (let period = 1; ; period++) {
    if (proved % period > 0) continue;
    const lastException = lastDifference(height, period, from + proved);
    if (lastException < from) return { period, lastException };
  }
}

const BAR = /^\s*(\d{1,9})\s*[xX×]\s*(\d{1,9})\s+([AB])\s*$/;

/**
 * A single bar that is too long to be shown, `1x10000 A`. Where one side is at most 60, its value comes from the
 * period of that height; where both are longer, the side to move halves an even one and wins, by whatever value.
 * @throws InputError for two longer sides that are odd.
 */
export function solveLongBar(text: string): LargeSolution | undefined {
  const [, first, second, side] = BAR.exec(withFirstSide(text)) ?? [];
  const [height, length] = [Number(first), Number(second)].sort((a, b) => a - b) as [number, number];
  if (!(height >= 1 && length > MAX_SIDE)) return undefined;
  const isKnown = height <= MAX_SIDE;
  const found = isKnown ? firstWinningBreak(height, length) : halving(height, length);
  const [vertical, offset] = found === undefined ? [true, 2] : [found.vertical, found.offset];
  const parts = vertical
    ? [barText(height, length - offset), barText(height, offset)]
    : [barText(height - offset, length), barText(offset, length)];
  return {
    position: `${barText(height, length)} ${side}`,
    turn: side === 'A' ? 0 : 1,
    outcome: found === undefined ? LOSS : WON,
    value: isKnown ? grundyOfBar(height, length) : null,
    move: `${barText(height, length)}=${parts.join('+')}`,
  };
}

/** The break into halves, across the length where that is even. @throws InputError where neither side is. */
function halving(height: number, length: number): WinningBreak {
  const vertical = length % 2 === 0;
  if (vertical || height % 2 === 0) return { vertical, offset: (vertical ? length : height) / 2 };
  const found = barText(height, length);
  throw new InputError(
    'chocolate-bar-open',
    `it is not known who wins ${found}: bars are solved that have an even side, or one of at most ${MAX_SIDE}`,
    { found, max: MAX_SIDE },
  );
}

function barText(a: number, b: number): string {
  return `${Math.min(a, b)}x${Math.max(a, b)}`;
}
