import type { Side } from '@tahoun/core';
import type { Point } from '../arrows.js';
import { element } from '../drawing.js';
import { STONE_RADIUS as R } from './layout.js';

/** Shades of a stone, lit from the top left: its rim, its body, where the light falls. */
interface StoneColours {
  readonly rim: string;
  readonly body: string;
  readonly lit: string;
  readonly shine: string;
  /** What is written or drawn on it. */
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
