import { type DrawOptions, THEMES, type TargetArea, arrow, element } from '@tahoun/board';
import type { Side } from '@tahoun/core';
import { type ChessPiece, drawPieces } from './pieces.js';
import { CELL, boardBox, coloursOf, corner, isDark, middle, squareFill } from './squares.js';
import type { Choice } from './targets.js';

/** Tints the squares that the last move left and reached. */
export function movedFill(square: number, options: DrawOptions): string {
  const [light, dark] = coloursOf(options).moved;
  return squareFill(square, isDark(square) ? dark : light, options);
}

export function pickedFill(square: number, options: DrawOptions): string {
  return squareFill(square, coloursOf(options).picked, options);
}

/** Radii of discs laid over each other: a glow without a gradient, which would need an id. */
const GLOW = [31, 27, 23, 19];

export function checkGlow(square: number, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  const discs = GLOW.map((r) => element('circle', { cx: x, cy: y, r })).join('');
  return `<g fill="${coloursOf(options).check}" fill-opacity="0.34">${discs}</g>`;
}

/** Marks a target of the picked piece: a dot, or a ring round the piece that stands there. */
export function targetMark(square: number, isTaken: boolean, options: DrawOptions): string {
  const { x, y } = middle(square, options);
  const { target } = coloursOf(options);
  if (!isTaken) return element('circle', { cx: x, cy: y, r: 12, fill: target, 'fill-opacity': 0.75 });
  const ring = { fill: 'none', stroke: target, 'stroke-width': 4.5, 'stroke-opacity': 0.75 };
  return element('circle', { cx: x, cy: y, r: 29, ...ring });
}

/** A suggested move; a king that castles without leaving its square (Chess960) is ringed. */
export function hintArrow(from: number, to: number, options: DrawOptions): string {
  if (from === to) return targetMark(to, true, options);
  return arrow(middle(from, options), middle(to, options), {
    colour: coloursOf(options).arrow,
    width: 13,
    opacity: 0.8,
    gap: 20,
  });
}

/** The moving piece, pale, on the square that it would reach, in place of the piece that stands there now. */
export function landing(square: number, { kind, side }: ChessPiece, options: DrawOptions): string {
  const piece = drawPieces(side, [{ kind, ...corner(square, options) }], options);
  return `${pickedFill(square, options)}<g opacity="0.65">${piece}</g>`;
}

/** The pieces on offer as a strip over the board, which steps back behind a veil; nothing without any. */
export function promotionStrip(choices: readonly Choice[], side: Side, options: DrawOptions): string {
  if (choices.length === 0) return '';
  const theme = options.theme ?? 'light';
  const pieces = choices.map(({ kind, square }) => ({ kind, ...corner(square, options) }));
  const veil = element('rect', { ...boardBox(), fill: THEMES[theme].paper, 'fill-opacity': 0.5 });
  const strip = element('rect', {
    x: Math.min(...pieces.map(({ x }) => x)),
    y: Math.min(...pieces.map(({ y }) => y)),
    width: CELL,
    height: choices.length * CELL,
    rx: 6,
    fill: coloursOf(options).light,
    stroke: THEMES[theme].accent,
    'stroke-width': 3,
  });
  return veil + strip + drawPieces(side, pieces, options);
}

/** Marks the piece on offer that is pointed at. */
export function promotionFrame({ x, y, width, height }: TargetArea, options: DrawOptions): string {
  const { accent } = THEMES[options.theme ?? 'light'];
  const frame = { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 6 };
  return element('rect', { ...frame, fill: accent, 'fill-opacity': 0.2, stroke: accent, 'stroke-width': 3 });
}
