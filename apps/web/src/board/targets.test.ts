import type { TargetArea } from '@tahoun/board';
import { artistOf, gameById, gameIds } from '@tahoun/catalogue';
import { describe, expect, it } from 'vitest';
import { areaAt, indexOf, middleOf, neighbour, rowsOf } from './targets.js';

/** A place of 10 by 10, at its row and column. */
function square(row: number, column: number, size = 10): TargetArea {
  return {
    targets: [`${row},${column}`],
    ...{ x: column * 10, y: row * 10, width: size, height: size, row, column },
    label: { key: 'square', params: {} },
  };
}

const BOARD = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => square(row, column)));
const nameOf = (index: number | undefined) =>
  index === undefined ? undefined : (BOARD[index]?.targets[0] ?? 'edge');

describe('the arrow keys', () => {
  it.each([
    { key: 'ArrowLeft', from: 4, to: '1,0' },
    { key: 'ArrowRight', from: 4, to: '1,2' },
    { key: 'ArrowUp', from: 4, to: '0,1' },
    { key: 'ArrowDown', from: 4, to: '2,1' },
    { key: 'ArrowLeft', from: 3, to: 'edge' },
    { key: 'ArrowRight', from: 5, to: 'edge' },
    { key: 'ArrowUp', from: 1, to: 'edge' },
    { key: 'ArrowDown', from: 7, to: 'edge' },
    { key: 'ArrowRight', from: 0, to: '0,1' },
    { key: 'ArrowDown', from: 0, to: '1,0' },
    { key: 'x', from: 4, to: undefined },
  ])('$key leads from place $from to $to', ({ key, from, to }) => {
    expect(nameOf(neighbour(BOARD, BOARD[from] as TargetArea, key))).toBe(to);
  });

  it('jump over gaps, and from one row to the nearest place of the next', () => {
    const gaps = [square(0, 0), square(0, 5), square(1, 4), square(1, 9), square(3, 0)];
    const to = (from: number, key: string) => neighbour(gaps, gaps[from] as TargetArea, key);
    expect(to(0, 'ArrowRight')).toBe(1);
    expect(to(0, 'ArrowDown')).toBe(2);
    expect(to(3, 'ArrowUp')).toBe(1);
    expect(to(3, 'ArrowDown')).toBe(4);
    expect(to(4, 'ArrowRight')).toBe(-1);
    expect(to(2, 'ArrowLeft')).toBe(-1);
    expect(to(1, 'ArrowRight')).toBe(-1);
  });

  it.each(gameIds())('reach every place of the first board of %s', (id) => {
    const { areas } = artistOf(id).draw(gameById(id).initial(), { theme: 'light' });
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(areas, areas[from] as TargetArea, key) as number;
        if (next >= 0) reached.add(next);
      }
    }
    expect(reached.size).toBe(areas.length);
  });
});

describe('the pointer', () => {
  it('is over the place around it, or over none', () => {
    expect(areaAt(BOARD, 15, 5)).toBe(BOARD[1]);
    expect(areaAt(BOARD, 5, 25)).toBe(BOARD[6]);
    expect(areaAt(BOARD, 31, 5)).toBeNull();
    expect(areaAt(BOARD, 5, -0.1)).toBeNull();
    expect(areaAt([], 5, 5)).toBeNull();
  });

  it('is over the crossing line whose middle is nearest across its narrow side', () => {
    const upright = { ...square(0, 0), x: 10, y: 0, width: 10, height: 100 };
    const level = { ...square(0, 1), x: 0, y: 10, width: 100, height: 10 };
    expect(areaAt([upright, level], 15, 12)).toBe(upright);
    expect(areaAt([upright, level], 12, 15)).toBe(level);
    expect(areaAt([upright, level], 15, 60)).toBe(upright);
  });
});

describe('the keyboard’s place', () => {
  const drawing = { width: 30, height: 30, content: '', areas: BOARD };
  const at = (index: number) => ({
    area: BOARD[index] as TargetArea,
    ...middleOf(BOARD[index] as TargetArea, drawing),
  });

  it('is itself in its own drawing', () => {
    for (const index of BOARD.keys()) expect(indexOf(at(index), drawing)).toBe(index);
    // Lines that cross have the same middle.
    const [one, other] = [square(0, 0), square(0, 0)];
    const crossing = { ...drawing, areas: [one, other] };
    expect(indexOf({ area: other, ...middleOf(other, crossing) }, crossing)).toBe(1);
  });

  it('is the nearest one in another drawing, whatever its scale', () => {
    const areas = BOARD.map((area) => ({ ...area, x: 2 * area.x, y: 2 * area.y, width: 20, height: 20 }));
    for (const index of BOARD.keys())
      expect(indexOf(at(index), { ...drawing, width: 60, height: 60, areas })).toBe(index);
    expect(indexOf(at(8), { ...drawing, areas: areas.slice(0, 3), width: 60, height: 20 })).toBe(2);
  });
});

describe('the rows of a board', () => {
  it('hold every place once, with its number', () => {
    const rows = rowsOf([square(1, 0), square(0, 0), square(1, 1)]);
    expect(rows.map((row) => row.map(({ index }) => index))).toEqual([[0, 2], [1]]);
  });
});
