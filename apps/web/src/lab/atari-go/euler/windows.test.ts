import { artistOf, gameById } from '@tahoun/catalogue';
import type { Quad } from '@tahoun/eval/atari-go';
import { QUAD_WEIGHTS } from '@tahoun/eval/atari-go';
import type { AtariGoGroup } from '@tahoun/games/atari-go';
import { describe, expect, it } from 'vitest';
import { type Bar, drawGrid } from '../../chocolate/grid.js';
import { MARGIN, addsText, cornersOf, groupsOf, kindsOf, windowDrawing, windowsOf } from './windows.js';

const quad = (kind: Quad['kind'], row: number, column: number): Quad => ({ kind, row, column });
const group = (side: 0 | 1, ...stones: number[]): AtariGoGroup => ({ side, stones, liberties: [] });

describe('the windows over a board', () => {
  const windows = windowsOf(3, [quad('one', 0, 0), quad('diagonal', 1, 2)]);

  it('cover each point four times, its edge too', () => {
    expect(windows).toHaveLength(16);
    const points = windows.flatMap((window) => window.points);
    for (let point = 0; point < 9; point++) expect(points.filter((each) => each === point)).toHaveLength(4);
    expect(windows.map(({ points: inside }) => inside.length)).toEqual([
      1, 2, 2, 1, 2, 4, 4, 2, 2, 4, 4, 2, 1, 2, 2, 1,
    ]);
    expect(windows[5]?.points).toEqual([0, 1, 3, 4]);
  });

  it('say what counts in them', () => {
    expect(windows.flatMap(({ kind, row, column }) => (kind === null ? [] : [[kind, row, column]]))).toEqual([
      ['one', 0, 0],
      ['diagonal', 1, 2],
    ]);
    expect(['one', 'three', 'diagonal', null].map((kind) => addsText(kind as never, QUAD_WEIGHTS))).toEqual([
      '+1',
      '−1',
      '+2',
      '+0',
    ]);
  });

  it('are named by their corners', () => {
    expect(cornersOf(3, windows[5] as never)).toEqual(['A2', 'B3']);
    expect(cornersOf(3, windows[0] as never)).toEqual(['A3', 'A3']);
    expect(cornersOf(3, windows[15] as never)).toEqual(['C1', 'C1']);
  });

  it('are kinds that the scan tells apart', () => {
    expect(kindsOf('plain')).toEqual(['one', 'three', 'diagonal']);
    expect(kindsOf('aware')).toContain('joined');
    expect(kindsOf('aware')).toContain('diagonal');
    expect(new Set(['plain', 'aware', 'joining'].map((scan) => kindsOf(scan as never).join())).size).toBe(3);
  });

  it('lie on the squares between the points', () => {
    const game = gameById('atari-go');
    const board = artistOf('atari-go').draw(game.initial({ size: '5' }), { theme: 'light' });
    const { areas, width } = windowDrawing(board, windowsOf(5, []));
    const first = board.areas[0] as (typeof board.areas)[number];
    expect(areas).toHaveLength(36);
    // The window in the upper left corner has its lower right quarter over the first point.
    expect(areas[0]).toMatchObject({ x: MARGIN + first.x - first.width / 2, targets: ['0,0'] });
    expect(areas[7]).toMatchObject({ x: MARGIN + first.x + first.width / 2, row: 1, column: 1 });
    expect(width).toBe(board.width + 2 * MARGIN);
  });
});

describe('groups', () => {
  const groups = [group(0, 0), group(0, 4), group(0, 8), group(1, 2)];

  it('are counted for each side', () => {
    expect(groupsOf(3, groups, 0, [])).toBe(3);
    expect(groupsOf(3, groups, 1, [])).toBe(1);
  });

  it('that windows join count as one, over several windows too', () => {
    expect(groupsOf(3, groups, 0, [quad('joined', 1, 1)])).toBe(2);
    expect(groupsOf(3, groups, 0, [quad('joined', 1, 1), quad('joined', 2, 2)])).toBe(1);
    expect(groupsOf(3, groups, 0, [quad('diagonal', 1, 1)])).toBe(3);
    expect(groupsOf(3, groups, 1, [quad('joined', 1, 1)])).toBe(1);
  });
});

describe('the table of bars', () => {
  const bar = (some: Partial<Bar>): Bar => ({
    rows: 2,
    columns: 1,
    value: 3,
    winner: 'A',
    published: undefined,
    ...some,
  });

  it('has a cell for each bar with its winner and value, framed where a source says something', () => {
    const { content, width, height } = drawGrid(
      [
        { side: 1, bars: [bar({ value: 7 })] },
        { side: 2, bars: [bar({ winner: 'B', value: 0, published: 'B' }), bar({ published: '-' })] },
      ],
      'light',
    );
    expect(width).toBe(height);
    expect(content.match(/<rect/g)).toHaveLength(3);
    expect(content).toContain('>A 7<');
    expect(content).toContain('>B 0<');
    expect(content.match(/stroke-width="2"/g)).toHaveLength(2);
    expect(new Set([...content.matchAll(/stroke="([^"]*)"/g)].map(([, colour]) => colour)).size).toBe(2);
    expect(new Set([...content.matchAll(/<rect[^>]*fill="([^"]*)"/g)].map(([, colour]) => colour)).size).toBe(
      2,
    );
  });
});
