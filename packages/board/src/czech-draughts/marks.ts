import type { Side } from '@tahoun/core';
import { DRAUGHTS_LAST_ROWS } from '@tahoun/games/czech-draughts';
import type { Point } from '../arrows.js';
import { type DrawOptions, element } from '../drawing.js';
import { CELL, coloursOf, corner, middle } from './layout.js';

/** A square in another colour. */
export function groundOf(square: number, fill: string, options: DrawOptions): string {
  return element('rect', { ...corner(square, options), width: CELL, height: CELL, fill });
}

/**
 * The way of a move from square to square, with a dot on each landing.
 * @param gap how far from the middle of the first square it begins, so that a piece there stays visible.
 */
export function path(route: readonly number[], options: DrawOptions, gap: number): string {
  const { path: colour } = coloursOf(options);
  const [start, ...landings] = route.map((square) => middle(square, options)) as [Point, ...Point[]];
  const first = landings[0] as Point;
  // Moves run along diagonals, so the gap is shared by both coordinates alike.
  const step = gap / Math.SQRT2;
  const begin = {
    x: Math.round(start.x + step * Math.sign(first.x - start.x)),
    y: Math.round(start.y + step * Math.sign(first.y - start.y)),
  };
  const line = element('path', {
    d: `M${[begin, ...landings].map(({ x, y }) => `${x} ${y}`).join('L')}`,
    fill: 'none',
    stroke: colour,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0.1 9',
  });
  const dots = landings.map(({ x, y }) => element('circle', { cx: x, cy: y, r: 6, fill: colour }));
  return line + dots.join('');
}

/** A cross where a piece was captured, or will be: seen on the board and on pieces of both sides. */
export function cross(square: number, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  const { path: colour, casing } = coloursOf(options);
  const arm = 9;
  const d = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  const stroke = (shade: string, width: number) =>
    element('path', { d, stroke: shade, 'stroke-width': width, 'stroke-linecap': 'round' });
  return stroke(casing, 9) + stroke(colour, 4.5);
}

/** A ring round a piece that has to capture. */
export function callRing(square: number, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  return element('circle', {
    cx: x,
    cy: y,
    r: CELL / 2 - 2.5,
    fill: 'none',
    stroke: coloursOf(options).call,
    'stroke-width': 4,
  });
}

/** A dot where the picked piece may go. */
export function targetDot(square: number, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  return element('circle', { cx: x, cy: y, r: 9, fill: coloursOf(options).call });
}

/** Whether a man of the side becomes a king there. */
export function isLastRow(square: number, side: Side): boolean {
  return ((DRAUGHTS_LAST_ROWS[side] >>> square) & 1) === 1;
}
