/**
 * Declares tests for the rows of a matrix: for a sample of them in `npm test`, for the others in `npm run test:rest`.
 * @param declare called with the rows of each, and with the options of their tests
 */
export function sampled<Row>(
  rows: readonly Row[],
  isSample: (row: Row) => boolean,
  declare: (rows: readonly Row[], options: { tags: string[] }) => void,
): void {
  declare(rows.filter(isSample), { tags: [] });
  declare(
    rows.filter((row) => !isSample(row)),
    { tags: ['rest'] },
  );
}
