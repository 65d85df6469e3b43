import type { DrawOptions, TargetArea } from '@tahoun/board';
import { type Side, legalMoves } from '@tahoun/core';
import { type AtariGoPosition, BLACK, EMPTY } from '../index.js';
import { CELL, nameOf, spotOf } from './layout.js';

/** The side of the stone on a point; null on an empty point. */
export function sideOn({ groups }: AtariGoPosition, point: number): Side | null {
  const stone = groups.stones[point] as number;
  return stone === EMPTY ? null : ((stone - BLACK) as Side);
}

/** Number of liberties of the group of the stone on a point. */
export function libertiesAt({ groups }: AtariGoPosition, point: number): number {
  return groups.liberties[groups.groupOf[point] as number] as number;
}

/** The stones of the group on a point. */
export function groupOn({ groups }: AtariGoPosition, point: number): number[] {
  const group = groups.groupOf[point];
  const all = Array.from(groups.stones.keys());
  return all.filter((other) => groups.stones[other] !== EMPTY && groups.groupOf[other] === group);
}

/** Every point is an area named after it; the label tells its contents, or why a move there is illegal. */
export function areasOf(position: AtariGoPosition, options: DrawOptions): TargetArea[] {
  const { size, points } = position.goban;
  const moves = new Set(legalMoves(position));
  const isOver = moves.size === 0;
  return Array.from({ length: points }, (_, point) => {
    const { x, y } = spotOf(position, point, options);
    const name = nameOf(position, point);
    const side = sideOn(position, point);
    const params =
      side === null
        ? { point: name, ...(isOver || moves.has(point) ? {} : { barred: barOf(position, point) }) }
        : { point: name, stone: side === 0 ? 'black' : 'white', liberties: libertiesAt(position, point) };
    return {
      targets: [name],
      x: x - CELL / 2,
      y: y - CELL / 2,
      width: CELL,
      height: CELL,
      row: Math.floor(point / size),
      column: point % size,
      label: { key: side === null ? 'empty' : 'stone', params },
      occupied: side !== null,
    };
  });
}

function barOf({ ko }: AtariGoPosition, point: number): string {
  return point === ko ? 'ko' : 'suicide';
}
