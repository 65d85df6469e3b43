import { type Point, cross, element } from '@tahoun/board';
import type { Side } from '@tahoun/core';
import { STONE_RADIUS as R, STONE_RADIUS } from './layout.js';

/** Shades of a stone, lit from the top left: its rim, its body, the lit part. */
interface StoneColours {
  readonly rim: string;
  readonly body: string;
  readonly lit: string;
  readonly shine: string;
  /** Colour of a text or a mark on it. */
  readonly ink: string;
}

export const STONES: readonly [StoneColours, StoneColours] = [
  { rim: '#0c0c0e', body: '#1d1d20', lit: '#2d2d32', shine: '#55555e', ink: '#ffffff' },
  { rim: '#9a9080', body: '#e6dfd0', lit: '#f5f0e6', shine: '#ffffff', ink: '#1b1b1b' },
];

/** The stones of a side: shadows first, so that none falls on a neighbour. */
export function drawStones(side: Side, spots: readonly Point[]): string {
  if (spots.length === 0) return '';
  const { rim, body, lit, shine } = STONES[side];
  const layer = (attributes: string, r: number, dx: number, dy: number) => {
    const discs = spots.map(({ x, y }) => element('circle', { cx: x + dx, cy: y + dy, r }));
    return `<g ${attributes}>${discs.join('')}</g>`;
  };
  const glints = spots.map(({ x, y }) => {
    const [cx, cy] = [x - 8, y - 9];
    return element('ellipse', { cx, cy, rx: 6, ry: 3.6, transform: `rotate(-42 ${cx} ${cy})` });
  });
  return (
    layer('fill="#000" fill-opacity="0.28"', R, 1.5, 3) +
    layer(`fill="${body}" stroke="${rim}" stroke-width="1.2"`, R - 0.6, 0, 0) +
    layer(`fill="${lit}"`, R - 4.2, -1.6, -1.8) +
    `<g fill="${shine}" fill-opacity="0.8">${glints.join('')}</g>`
  );
}

/** The mark of the last stone in the source's program; a red that contrasts with both colours of stones. */
const LAST = '#e5484d';
/** The same under white figures. */
const LAST_PLATE = '#c62f35';
/** Atari: a warning ring that differs from both stones and from the wood by its lightness and its dashes. */
const WARNING = '#d3261f';
const CASING = '#fff6e5';

/** A square on the stone that was placed last. */
export function lastMark({ x, y }: Point): string {
  return element('rect', { x: x - 6, y: y - 6, width: 12, height: 12, rx: 1.5, fill: LAST });
}

/** Round a stone whose group has one liberty left. */
export function atariRing({ x, y }: Point): string {
  const ring = { cx: x, cy: y, r: STONE_RADIUS - 1, fill: 'none' };
  return (
    element('circle', { ...ring, stroke: CASING, 'stroke-width': 4.5 }) +
    element('circle', { ...ring, stroke: WARNING, 'stroke-width': 3, 'stroke-dasharray': '7 4.5' })
  );
}

/** That last liberty. */
export function atariPoint({ x, y }: Point): string {
  return element('circle', { cx: x, cy: y, r: 6.5, fill: WARNING, stroke: CASING, 'stroke-width': 2 });
}

/** A stone that has been captured: pale, and crossed out. */
export function capturedMark({ x, y }: Point, side: Side): string {
  const { body, rim } = STONES[side];
  const stone = element('circle', {
    cx: x,
    cy: y,
    r: STONE_RADIUS - 2,
    fill: body,
    'fill-opacity': 0.55,
    stroke: rim,
    'stroke-width': 1.5,
    'stroke-dasharray': '3 3',
  });
  return stone + captureCross({ x, y });
}

/** On a stone that a move would capture, or has captured. */
export function captureCross(at: Point): string {
  return cross(at, 8, { stroke: CASING, width: 7 }, { stroke: WARNING, width: 3.5 });
}

/** The number of liberties of the stone's group; on the stone placed last its mark grows round the number. */
export function libertyNumber({ x, y }: Point, side: Side, liberties: number, isLast: boolean): string {
  const style = { 'text-anchor': 'middle', 'font-family': 'system-ui, sans-serif', 'font-weight': 600 };
  const place = { x, y: y + 6, 'font-size': 17, fill: isLast ? '#ffffff' : STONES[side].ink };
  const plate = element('rect', { x: x - 13, y: y - 11, width: 26, height: 22, rx: 3, fill: LAST_PLATE });
  return (isLast ? plate : '') + element('text', { ...style, ...place }, String(liberties));
}

/** An empty point next to stones, in the colours of those whose liberty it is. */
export function libertyDot({ x, y }: Point, sides: readonly Side[]): string {
  const dots = sides.map((side, i) => {
    const cx = sides.length === 1 ? x : x - 5 + 10 * i;
    const { body, rim } = STONES[side];
    return element('circle', { cx, cy: y, r: 5, fill: body, stroke: rim, 'stroke-width': 1 });
  });
  return dots.join('');
}
