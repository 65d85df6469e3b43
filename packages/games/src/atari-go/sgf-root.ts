import {
  type ErrorParams,
  InputError,
  LOSS,
  ONGOING,
  type OnDropped,
  type Side,
  otherSide,
  quoteInput,
} from '@tahoun/core';
import { leaveOut } from '../errors.js';
import { type TextPart, errorAt } from '../text-lines.js';
import { BLACK, EMPTY, MAX_SIZE, MAX_TARGET, MIN_TEXT_SIZE, WHITE } from './goban.js';
import { parseAtariGo, withLiberties } from './notation.js';
import { type AtariGoPosition, NO_KO } from './position.js';
import { sgfLineOf } from './sgf-tokens.js';

/** Properties of the first node that say something about the game in words. */
export const INFO_PROPERTIES = [
  ...['EV', 'RO', 'PC', 'DT', 'GN', 'PB', 'BR', 'BT', 'PW', 'WR', 'WT', 'TM', 'OT', 'ON'],
  ...['GC', 'AN', 'CP', 'SO', 'US'],
] as const;

/** Name of the game in RU; a target above one follows it. */
export const RULES = 'Atari Go';

/**
 * Our own property for starts in the middle of a game, where stones have been captured before or there
 * is a ko: the text form of the position, which then goes before SZ, AB, AW and PL.
 */
export const POSITION_PROPERTY = 'TAHP';

/** Fewer stones before the game are no handicap. */
export const LEAST_HANDICAP = 2;

const LARGEST_DEFAULT = 19;
const CONTENTS: Readonly<Record<string, number>> = { AB: BLACK, AW: WHITE, AE: EMPTY };

interface Property {
  readonly id: string;
  readonly values: readonly string[];
  readonly at: number;
}

/** Content of the first node: texts about the game, and the start. */
export class SgfRoot {
  readonly info: Record<string, string> = {};
  result = '';
  readonly #part: TextPart;
  readonly #setup: Property[] = [];
  #size = LARGEST_DEFAULT;
  #target = 1;
  #turn: Side | null = null;
  #passedTo: Side | null = null;
  #hasHandicap = false;
  #hasRules = false;
  #position: string | null = null;

  readonly #onDropped: OnDropped | undefined;

  constructor(part: TextPart, onDropped: OnDropped | undefined) {
    this.#part = part;
    this.#onDropped = onDropped;
  }

  /** @param isUnderway whether moves have been played. @throws InputError for other games and late stones. */
  read(id: string, values: readonly string[], at: number, isUnderway: boolean): void {
    const isSetup = Object.hasOwn(CONTENTS, id) || id === 'PL';
    if (isUnderway) {
      if (!isSetup) return;
      throw this.#error('sgf-late-setup', at, id, 'comes after moves; stones must be set up before them');
    }
    const value = sgfLineOf(values[0]!);
    if (isSetup) this.#setup.push({ id, values, at });
    else if (id === 'SZ') this.#size = this.#readSize(value, at);
    else if (id === 'RU') this.#target = this.#readTarget(value, at);
    else if (id === 'RE') this.result = value;
    else if (id === 'HA') this.#hasHandicap = Number(value) >= LEAST_HANDICAP;
    else if (id === 'GM' && value !== '1') {
      throw this.#error('sgf-game', at, `GM[${value}]`, 'is a different game; expected GM[1]');
    } else if (id === POSITION_PROPERTY) this.#position = value;
    else if ((INFO_PROPERTIES as readonly string[]).includes(id)) this.info[id] = value;
  }

  /** A side hands the turn to the other before the first move. */
  pass(side: Side): void {
    this.#passedTo = otherSide(side);
  }

  /**
   * The starting position. @param first the side that moves first, for files that do not say; White begins
   * where there is a handicap.
   */
  start(first: 'B' | 'W' | null): AtariGoPosition {
    if (this.#position !== null) return parseAtariGo(this.#position);
    if (!this.#hasRules) {
      const message = 'the file does not name its rules; it is read as Atari Go, as far as the first capture';
      this.#onDropped?.(new InputError('sgf-no-rules', message));
    }
    const stones = new Uint8Array(this.#size * this.#size);
    for (const property of this.#setup) this.#place(property, stones);
    const turn = this.#passedTo ?? this.#turn ?? ((first ?? (this.#hasHandicap ? 'W' : 'B')) === 'W' ? 1 : 0);
    const target = this.#target;
    return withLiberties({ size: this.#size, stones, turn, target, taken: [0, 0], ko: NO_KO });
  }

  #readSize(value: string, at: number): number {
    const [, width = '0', height = width] = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(value) ?? [];
    const size = width === height ? Number(width) : 0;
    if (size >= MIN_TEXT_SIZE && size <= MAX_SIZE) return size;
    const expected = `is not a size; expected ${MIN_TEXT_SIZE} to ${MAX_SIZE}`;
    throw this.#error('sgf-size', at, `SZ[${value}]`, expected, { min: MIN_TEXT_SIZE, max: MAX_SIZE });
  }

  #readTarget(value: string, at: number): number {
    if (value === '') return this.#target;
    this.#hasRules = true;
    // `Atari Go 3`, `Atari-Go, captura 3 piedra(s) para ganar`.
    const match = /^(?:atari|capture)[ -]?go\b(?:\D{0,40}?(\d{1,2}))?/i.exec(value);
    const target = Number(match?.[1] ?? 1);
    if (match !== null && target >= 1 && target <= MAX_TARGET) return target;
    const expected = `is a different set of rules; expected ${RULES}, or ${RULES} N for N stones, 2 to ${MAX_TARGET}`;
    const problem = this.#error('sgf-rules', at, `RU[${value}]`, expected, { max: MAX_TARGET });
    // A game of Go is one of Atari Go as far as its first capture.
    if (match !== null) throw problem;
    leaveOut(problem, this.#onDropped);
    return 1;
  }

  #place({ id, values, at }: Property, stones: Uint8Array): void {
    if (id === 'PL') {
      const side = sgfLineOf(values[0]!).charAt(0).toUpperCase();
      if (side !== 'B' && side !== 'W') {
        const problem = this.#error('sgf-side', at, `PL[${values[0]}]`, 'is not a side; expected B or W');
        leaveOut(problem, this.#onDropped);
        return;
      }
      this.#turn = side === 'B' ? 0 : 1;
      return;
    }
    const content = CONTENTS[id]!;
    for (const value of values) {
      for (const point of this.#pointsOf(value, id, at)) {
        if (content !== EMPTY && stones[point] !== EMPTY) {
          const expected = 'is on a point that already holds a stone';
          leaveOut(this.#error('sgf-point-twice', at, `${id}[${value}]`, expected), this.#onDropped);
        } else stones[point] = content;
      }
    }
  }

  /** A point, `aa`, or a rectangle of points, `aa:cb`. */
  #pointsOf(value: string, id: string, at: number): number[] {
    const [from = '', to = from, ...more] = value.trim().split(':');
    const corners = [from, to].flatMap((name) => Array.from(name, (letter) => letter.charCodeAt(0) - 97));
    const isInside = corners.length === 4 && corners.every((each) => each >= 0 && each < this.#size);
    if (!isInside || from.length !== 2 || more.length > 0) {
      const last = String.fromCharCode(96 + this.#size).repeat(2);
      const expected = `is not a point; expected aa to ${last}`;
      leaveOut(this.#error('sgf-point', at, `${id}[${value}]`, expected, { last }), this.#onDropped);
      return [];
    }
    const [left, top, right, bottom] = corners as [number, number, number, number];
    const points: number[] = [];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) points.push(row * this.#size + column);
    }
    return points;
  }

  /** The error about a property. @param what it is, as written. @param expected and what it should be */
  #error(code: string, at: number, what: string, expected: string, params: ErrorParams = {}): InputError {
    const found = quoteInput(what);
    return errorAt(this.#part, at, code, `${found} ${expected}`, { ...params, found });
  }
}

/**
 * Result of a finished game in SGF: the winner and the stones it has captured, `B+3`; without a number,
 * `B+`, when the loser had no move left. '' for an unfinished game.
 */
export function resultOf(position: AtariGoPosition): string {
  const outcome = position.outcome();
  if (outcome === ONGOING) return '';
  const winner = outcome === LOSS ? 1 - position.turn : position.turn;
  return `${winner === 0 ? 'B' : 'W'}+${position.isWon() ? position.taken[winner] : ''}`;
}
