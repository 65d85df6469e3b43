import type { Side } from '@tahoun/core';
import { BLACK, EMPTY } from './board.js';
import type { AtariGoPosition } from './position.js';

/** A group as people count it. Points are numbered row by row from the top left, in that order. */
export interface AtariGoGroup {
  readonly side: Side;
  readonly stones: readonly number[];
  readonly liberties: readonly number[];
}

/** The groups on the board, in the order of their first stones. */
export function listGroups({ groups, goban }: AtariGoPosition): AtariGoGroup[] {
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
