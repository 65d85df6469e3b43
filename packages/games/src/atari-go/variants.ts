import { InputError, type VariantOption, type VariantValues } from '@tahoun/core';
import { badVariantValue, defaultOf } from '../variants.js';
import { BLACK, EMPTY, MAX_SIZE, MAX_TARGET, MIN_SIZE, WHITE, formatPoint, parsePoint } from './goban.js';
import { withLiberties } from './notation.js';
import { type AtariGoPosition, NO_KO } from './position.js';
import { HANDICAP_ACCEPTS, HANDICAP_COUNTS, STARTS, type Start, handicapPoints, stonesOf } from './starts.js';

/** Longer lists of points are refused unread; all points of the largest board are shorter. */
const MAX_LIST = 2000;
const MAX_HANDICAP = 99;

export const VARIANTS = [
  {
    id: 'size',
    default: '7',
    accepts: `${MIN_SIZE} to ${MAX_SIZE} points per side`,
    suggestions: ['5', '6', '7', '8', '9', '13', '19'],
  },
  {
    id: 'start',
    default: 'empty',
    accepts: 'empty, stable (two stones of each colour, in columns) or crosscut (two of each, crosswise)',
    suggestions: STARTS,
  },
  {
    id: 'handicap',
    default: '0',
    accepts: HANDICAP_ACCEPTS,
    suggestions: ['0', ...HANDICAP_COUNTS.map(String)],
  },
  {
    id: 'first',
    default: 'black',
    defaultWith: { option: 'handicap', default: 'white' },
    accepts: 'black or white',
    suggestions: ['black', 'white'],
  },
  {
    id: 'target',
    default: '1',
    accepts: `1 to ${MAX_TARGET} stones to capture for a win`,
    suggestions: ['1', '2', '3', '5'],
  },
  {
    id: 'black',
    default: '',
    accepts: 'points of additional black stones, such as C3,E5',
    suggestions: [],
  },
  {
    id: 'white',
    default: '',
    accepts: 'points of additional white stones, such as C3,E5',
    suggestions: [],
  },
] as const satisfies readonly VariantOption[];

type OptionId = (typeof VARIANTS)[number]['id'];

/** The position that the options describe; those left out have their defaults. @throws InputError */
export function startOf(values: VariantValues): AtariGoPosition {
  const size = readNumber('size', values, MIN_SIZE, MAX_SIZE);
  const stones = stonesOf(size, readChoice<Start>('start', values, STARTS));
  const turn = readChoice('first', values, ['black', 'white']) === 'black' ? 0 : 1;
  const target = readNumber('target', values, 1, MAX_TARGET);
  const handicap = handicapPoints(size, readNumber('handicap', values, 0, MAX_HANDICAP));
  addStones(handicap, size, stones, BLACK);
  addStones(pointsOf('black', values, size), size, stones, BLACK);
  addStones(pointsOf('white', values, size), size, stones, WHITE);
  return withLiberties({ size, stones, turn, target, taken: [0, 0], ko: NO_KO });
}

function readNumber(id: OptionId, values: VariantValues, least: number, most: number): number {
  const text = textOf(id, values);
  const number = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw badValue(id, text);
}

function readChoice<T extends string>(id: OptionId, values: VariantValues, choices: readonly T[]): T {
  const text = textOf(id, values);
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw badValue(id, text);
  return choice;
}

/** Points between commas or spaces. @throws InputError for other text. */
function pointsOf(id: OptionId, values: VariantValues, size: number): number[] {
  const text = textOf(id, values);
  if (text.length > MAX_LIST) throw badValue(id, text);
  return text
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map((name) => parsePoint(size, name));
}

/** @throws InputError for points that hold a stone. */
function addStones(points: readonly number[], size: number, stones: Uint8Array, stone: number): void {
  for (const point of points) {
    if (stones[point] !== EMPTY) {
      const found = formatPoint(size, point);
      throw new InputError(
        'atari-go-point-twice',
        `there are two stones on ${found}; each needs a point of its own`,
        { found },
      );
    }
    stones[point] = stone;
  }
}

function textOf(id: OptionId, values: VariantValues): string {
  return values[id] ?? defaultOf(VARIANTS, id, values);
}

function badValue(id: OptionId, text: string): InputError {
  return badVariantValue('atari-go', VARIANTS.find((each) => each.id === id) as VariantOption, text);
}
