import { GrundyTable } from '@tahoun/core';
import { breaksOf } from '@tahoun/games/chocolate';
import type { Point } from '../arrows.js';
import { element } from '../drawing.js';

const values = new GrundyTable<number>((kind) => breaksOf(kind).map(({ parts }) => parts));

const PAPER = '#fff6e5';
const INK = '#3a2010';

/** A piece's Grundy value on a label. @param middle of the piece */
export function grundyNote(kind: number, { x, y }: Point): string {
  const style = { 'text-anchor': 'middle', 'font-family': 'system-ui, sans-serif', 'font-weight': 700 };
  return (
    element('circle', { cx: x, cy: y, r: 18, fill: PAPER, stroke: INK, 'stroke-width': 1.5 }) +
    element('text', { ...style, x, y: y + 7.5, 'font-size': 22, fill: INK }, String(values.value(kind)))
  );
}
