import type { Drawing, TargetArea } from '@tahoun/board';
import type { Quad, QuadWeights, Scan } from '@tahoun/eval/atari-go';
import { type AtariGoGroup, formatPoint } from '@tahoun/games/atari-go';

/** A window of 2x2 points, over the board and its edge. */
export interface Window {
  readonly row: number;
  readonly column: number;
  /** Its points on the board, row by row from the top left. */
  readonly points: readonly number[];
  /** Null where it adds nothing. */
  readonly kind: Quad['kind'] | null;
}

/** All windows, row by row from the top left. @param size points per side. @param counted those that count */
export function windowsOf(size: number, counted: readonly Quad[]): Window[] {
  const kinds = new Map(counted.map(({ row, column, kind }) => [row * (size + 1) + column, kind]));
  return Array.from({ length: (size + 1) ** 2 }, (_, index) => {
    const row = Math.floor(index / (size + 1));
    const column = index % (size + 1);
    return { row, column, points: pointsIn(size, row, column), kind: kinds.get(index) ?? null };
  });
}

function pointsIn(size: number, row: number, column: number): number[] {
  const isInside = (at: number) => at >= 0 && at < size;
  return [row - 1, row]
    .filter(isInside)
    .flatMap((y) => [column - 1, column].filter(isInside).map((x) => y * size + x));
}

/** The kinds of windows that a scan distinguishes. */
export function kindsOf(scan: Scan): readonly Quad['kind'][] {
  if (scan === 'plain') return ['one', 'three', 'diagonal'];
  return scan === 'aware' ? ['one', 'three', 'diagonal', 'joined'] : ['one', 'three', 'joined'];
}

/** Number of a side's groups when those that a window joins count as one. @param groups of both sides */
export function groupsOf(
  size: number,
  groups: readonly AtariGoGroup[],
  side: number,
  windows: readonly Quad[],
): number {
  const joined = windows
    .filter(({ kind }) => kind === 'joined')
    .map(({ row, column }) => pointsIn(size, row, column));
  const left = new Set(groups.filter((group) => group.side === side));
  let count = 0;
  for (const first of left) {
    left.delete(first);
    const together = [first];
    for (const { stones } of together) {
      const near = joined.filter((points) => points.some((point) => stones.includes(point))).flat();
      for (const group of left) {
        if (!group.stones.some((point) => near.includes(point))) continue;
        left.delete(group);
        together.push(group);
      }
    }
    count++;
  }
  return count;
}

/** The summand of a window in four times the Euler number, with its sign. */
export function addsText(kind: Window['kind'], weights: QuadWeights): string {
  const weight = kind === null ? 0 : weights[kind];
  return weight < 0 ? `−${0 - weight}` : `+${weight}`;
}

/** The lower left and the upper right of a window's points, by their names. */
export function cornersOf(size: number, { points }: Window): readonly [string, string] {
  const rows = points.map((point) => Math.floor(point / size));
  const columns = points.map((point) => point % size);
  const name = (row: number, column: number) => formatPoint(size, row * size + column);
  return [name(Math.max(...rows), Math.min(...columns)), name(Math.min(...rows), Math.max(...columns))];
}

/** Room round the board, for the windows over its edge. */
export const MARGIN = 26;

/** The board with its windows as places, each on the square between the middles of its four points. */
export function windowDrawing(board: Drawing, windows: readonly Window[]): Drawing {
  const { x, y, width: cell } = board.areas[0] as TargetArea;
  return {
    width: board.width + 2 * MARGIN,
    height: board.height + 2 * MARGIN,
    content: board.content,
    areas: windows.map(({ row, column }) => ({
      targets: [`${row},${column}`],
      x: MARGIN + x + (column - 0.5) * cell,
      y: MARGIN + y + (row - 0.5) * cell,
      width: cell,
      height: cell,
      row,
      column,
      label: { key: 'window', params: {} },
    })),
  };
}
