import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrow } from './arrows.js';
import type { Point } from './drawing.js';

const STYLE = { colour: '#c80', width: 10, opacity: 0.8, gap: 20 };

/** The corners of the drawn shape. */
function corners(svg: string): Point[] {
  const path = / d="M([^"]*)Z"/.exec(svg)?.[1] ?? '';
  return path.split('L').map((pair) => {
    const [x, y] = pair.split(' ').map(Number);
    return { x: x as number, y: y as number };
  });
}

describe('an arrow', () => {
  it('leaves the gap free and ends at its place', () => {
    const shape = corners(arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, STYLE));
    expect(shape.map(({ x }) => x)).toEqual([20, 76, 76, 100, 76, 76, 20]);
    expect(shape.map(({ y }) => y)).toEqual([5, 5, 14.5, 0, -14.5, -5, -5]);
  });

  it('has no shaft where there is no room for one', () => {
    const shape = corners(arrow({ x: 0, y: 0 }, { x: 30, y: 0 }, STYLE));
    expect(shape.map(({ x }) => x)).toEqual([6, 6, 6, 30, 6, 6, 6]);
  });

  it('has its point on the last place, whatever the direction and the distance', () => {
    const coordinate = fc.integer({ min: 0, max: 600 });
    const place = fc.record({ x: coordinate, y: coordinate });
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(from.x !== to.x || from.y !== to.y);
        const shape = corners(arrow(from, to, STYLE));
        expect(shape).toHaveLength(7);
        expect(shape[3]).toEqual(to);
        const reach = Math.hypot(to.x - from.x, to.y - from.y) + 3 * STYLE.width;
        for (const { x, y } of shape) expect(Math.hypot(x - to.x, y - to.y)).toBeLessThan(reach);
      }),
    );
  });

  it('is not drawn from a place to itself', () => {
    expect(arrow({ x: 5, y: 5 }, { x: 5, y: 5 }, STYLE)).toBe('');
  });
});
