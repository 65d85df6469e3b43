import { THEMES, type ThemeName, element } from '@tahoun/board';
import type { Picture } from '../../kit/picture.js';

/** A bar of chocolate, the longer side first, with its value and its winners. */
export interface Bar {
  readonly rows: number;
  readonly columns: number;
  readonly value: number;
  readonly winner: 'A' | 'B';
  readonly published: 'A' | 'B' | '-' | undefined;
}

/**
 * Milata's table (2007): the winner of the bar of n by m squares, A the first player or B the second, `-`
 * where his program could not tell. One string for each n, one letter for m = 1, 3, 5, 7, 9.
 */
const PUBLISHED: Readonly<Record<number, string>> = {
  1: 'B',
  3: 'BB',
  5: 'ABB',
  7: 'BBBB',
  9: 'ABB--',
  11: 'BB---',
  13: 'AB---',
  15: 'AA---',
  17: 'BB---',
  19: 'A----',
  21: 'A----',
  23: 'B----',
  // His additional results for m = 1.
  25: 'A',
  27: 'B',
  29: 'A',
  31: 'B',
  33: 'A',
  35: 'A',
  37: 'B',
};

/** The winner of a bar in the table; undefined where the table lacks it. */
export function publishedWinner(rows: number, columns: number): 'A' | 'B' | '-' | undefined {
  const [m, n] = rows < columns ? [rows, columns] : [columns, rows];
  if (m % 2 === 0) return undefined;
  return PUBLISHED[n]?.[(m - 1) / 2] as 'A' | 'B' | '-' | undefined;
}

const CELL = 34;
const MARGIN = 12;

/** The table of bars as a picture. */
export function drawGrid(
  rows: readonly { readonly side: number; readonly bars: readonly Bar[] }[],
  theme: ThemeName,
): Picture {
  const { ink, sides, accent } = THEMES[theme];
  const at = (index: number) => MARGIN + (index + 1) * CELL;
  const text = (x: number, y: number, words: string, more = {}) =>
    element('text', { x: x + CELL / 2, y: y + CELL / 2 + 5, 'text-anchor': 'middle', ...more }, words);
  const heads = rows.flatMap(({ side }, i) => [
    text(at(i), MARGIN, String(side), { 'font-weight': 700 }),
    text(MARGIN, at(i), String(side), { 'font-weight': 700 }),
  ]);
  const cells = rows.flatMap(({ bars }, row) =>
    bars.map(({ value, winner, published }, column) => {
      const box = { x: at(column) + 1, y: at(row) + 1, width: CELL - 2, height: CELL - 2, rx: 4 };
      const frame =
        published === undefined ? {} : { stroke: published === '-' ? accent : ink, 'stroke-width': 2 };
      return (
        element('rect', { ...box, fill: sides[winner === 'A' ? 0 : 1].soft, ...frame }) +
        text(at(column), at(row), `${winner} ${value}`)
      );
    }),
  );
  const side = at(rows.length) + MARGIN;
  const content = `<g font-family="system-ui, sans-serif" font-size="12" fill="${ink}">${[...heads, ...cells].join('')}</g>`;
  return { width: side, height: side, content };
}
