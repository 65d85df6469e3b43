import type { Game, Side } from '@tahoun/core';
import { plainResult } from '../plain-game.js';
import { checkVariants } from '../variants.js';
import { BLACK, EMPTY, formatPoint } from './goban.js';
import { formatAtariGo, parseAtariGo, parseAtariGoMove } from './notation.js';
import { AtariGoPosition } from './position.js';
import { VARIANTS, startOf } from './variants.js';

export { BLACK, DIRECTIONS, EMPTY, MAX_SIZE, WHITE, formatPoint, neighboursOf } from './goban.js';
export { type Groups, MOST_COUNTED, bitCount } from './groups.js';
export { AtariGoPosition } from './position.js';

/** Atari Go: the first capture wins. Rules and starts of Starý's program (2009). */
export const atariGo: Game<AtariGoPosition> = {
  id: 'atari-go',
  name: 'Atari Go',
  sides: [
    { id: 'x', name: 'Black' },
    { id: 'o', name: 'White' },
  ],
  unit: 'liberty',
  units: 'liberties',
  variants: VARIANTS,

  initial(variants = {}) {
    checkVariants('atari-go', VARIANTS, variants);
    return startOf(variants);
  },

  parsePosition(text, variants = {}) {
    checkVariants('atari-go', VARIANTS, variants);
    return parseAtariGo(text);
  },
  formatPosition: formatAtariGo,
  parseMove: parseAtariGoMove,
  formatMove: (position, move) => formatPoint(position.goban.size, move),

  withTurn: (position, turn) => new AtariGoPosition({ ...position.toSetup(), turn }),

  result: (position) => plainResult(position, position.isWon() ? 'capture' : 'no-moves'),

  figures({ groups, taken }) {
    const count = (content: number) => groups.stones.filter((each) => each === content).length;
    return {
      stones0: count(BLACK),
      stones1: count(BLACK + 1),
      taken0: taken[0]!,
      taken1: taken[1]!,
      left: count(EMPTY),
    };
  },

  targets: (position, move) => [[formatPoint(position.goban.size, move)]],
};

/** A group as people count it. Points are numbered row by row from the top left, in that order. */
export interface AtariGoGroup {
  readonly side: Side;
  readonly stones: readonly number[];
  readonly liberties: readonly number[];
}

/** The groups on the board, in the order of their first stones. */
export function listAtariGoGroups({ groups, goban }: AtariGoPosition): AtariGoGroup[] {
  const { stones, groupOf } = groups;
  const byRecord = new Map<number, number[]>();
  for (let point = 0; point < goban.points; point++) {
    if (stones[point] === EMPTY) continue;
    const record = groupOf[point]!;
    byRecord.set(record, [...(byRecord.get(record) ?? []), point]);
  }
  const points = Array.from({ length: goban.points }, (_, point) => point);
  return [...byRecord].map(([record, own]) => ({
    side: (stones[own[0]!]! - BLACK) as Side,
    stones: own,
    liberties: points.filter((point) => groups.isLiberty(record, point)),
  }));
}
