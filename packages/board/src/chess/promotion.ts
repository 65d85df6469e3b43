import type { Side } from '@tahoun/core';
import { type DrawOptions, type Hit, THEMES, element } from '../drawing.js';
import { BOARD_COLOURS } from './colours.js';
import { drawPieces } from './pieces.js';
import { CELL, boardBox, corner } from './squares.js';
import type { Choice } from './step.js';

/** The pieces on offer as a strip over the board, which steps back behind a veil; nothing without any. */
export function promotionStrip(choices: readonly Choice[], side: Side, options: DrawOptions): string {
  if (choices.length === 0) return '';
  const theme = options.theme ?? 'light';
  const pieces = choices.map(({ kind, square }) => ({ kind, ...corner(square, options) }));
  const veil = element('rect', { ...boardBox(options), fill: THEMES[theme].paper, 'fill-opacity': 0.5 });
  const strip = element('rect', {
    x: Math.min(...pieces.map(({ x }) => x)),
    y: Math.min(...pieces.map(({ y }) => y)),
    width: CELL,
    height: choices.length * CELL,
    rx: 6,
    fill: BOARD_COLOURS[theme].light,
    stroke: THEMES[theme].accent,
    'stroke-width': 3,
  });
  return veil + strip + drawPieces(side, pieces);
}

/** Marks the piece on offer that is pointed at. */
export function promotionFrame({ x, y, width, height }: Hit, options: DrawOptions): string {
  const { accent } = THEMES[options.theme ?? 'light'];
  const frame = { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 6 };
  return element('rect', { ...frame, fill: accent, 'fill-opacity': 0.2, stroke: accent, 'stroke-width': 3 });
}
