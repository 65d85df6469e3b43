import { type Example, position } from '../example.js';
import { hrefOf } from '../href.js';

/** Milata 2007. */
export const CHOCOLATE_EXAMPLES: readonly Example[] = [
  { id: 'milata-table', href: hrefOf('chocolate') },
  position('milata-tree', { game: 'chocolate', position: '1x7 A', depth: '4' }),
];

/**
 * His table: who wins the bar of n by m squares, A the first player or B the second, `-` where his program could
 * not tell. One string for each n, one letter for m = 1, 3, 5, 7, 9.
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
  // What he adds for m = 1.
  25: 'A',
  27: 'B',
  29: 'A',
  31: 'B',
  33: 'A',
  35: 'A',
  37: 'B',
};

/** What the table says of a bar; undefined where it is not in it. */
export function publishedWinner(rows: number, columns: number): 'A' | 'B' | '-' | undefined {
  const [m, n] = rows < columns ? [rows, columns] : [columns, rows];
  if (m % 2 === 0) return undefined;
  return PUBLISHED[n]?.[(m - 1) / 2] as 'A' | 'B' | '-' | undefined;
}
