import { type Point, element } from './drawing.js';

export interface ArrowStyle {
  readonly colour: string;
  /** Thickness of the shaft, in the drawing's units; the head is sized after it. */
  readonly width: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** Distance of the shaft from the middle of the first place, so that a piece there stays visible. */
  readonly gap: number;
}

/** Length and half the breadth of the head, in widths of the shaft. */
const HEAD_LENGTH = 2.4;
const HEAD_REACH = 1.45;

/**
 * An arrow whose point lies on `to`, as one SVG element; empty when both places are the same. When they are
 * too near for gap and head, the shaft is left out.
 */
export function arrow(from: Point, to: Point, { colour, width, opacity, gap }: ArrowStyle): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return '';
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const neck = length - HEAD_LENGTH * width;
  const start = Math.min(gap, neck);
  /** The point so far along the arrow and so far to its right. */
  const at = (distance: number, aside: number): string => {
    const x = from.x + distance * along.x - aside * along.y;
    const y = from.y + distance * along.y + aside * along.x;
    return `${rounded(x)} ${rounded(y)}`;
  };
  const [half, reach] = [width / 2, HEAD_REACH * width];
  const corners = [
    at(start, half),
    at(neck, half),
    at(neck, reach),
    at(length, 0),
    at(neck, -reach),
    at(neck, -half),
    at(start, -half),
  ];
  return element('path', { d: `M${corners.join('L')}Z`, fill: colour, 'fill-opacity': opacity });
}

/** To a tenth of the drawing's unit. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
