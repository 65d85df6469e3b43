import { expect, it } from 'vitest';
import type { Position } from '../game.js';
import { SkirmishPosition, skirmishValue } from '../testing/skirmish.js';
import { formatBook } from './book.js';
import { bookValues, growBook } from './grow.js';

/** Static evaluation after each move, for the side that made it. */
function scores(position: Position, moves: readonly number[]): number[] {
  return moves.map((move) => {
    position.makeMove(move);
    const score = 0 - skirmishValue.evaluate(position as SkirmishPosition);
    position.undoMove();
    return score;
  });
}

/*
 * The signature of growing books: their pages and their values.
 * To write it again on purpose: `vitest run src/book/signature.test.ts --update`.
 */
it('books grow as was written down', () => {
  const lines = [
    { place: 3, plyCost: 1, margin: 0 },
    { place: 3, plyCost: 60, margin: 40 },
    { place: 14, plyCost: 200, margin: 100 },
    { place: 40, plyCost: 20, margin: 20 },
  ].map(({ place, plyCost, margin }) => {
    const told: number[] = [];
    const root = growBook({
      ...{ position: new SkirmishPosition(place), pages: 24, search: scores, plyCost },
      onPage: (pages) => told.push(pages),
    });
    return `${place}, ${plyCost} a ply: ${bookValues(root)}, pages ${told.at(-1)} in ${told.length}, ${formatBook(root, margin)}`;
  });
  expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    3, 1 a ply: 260,-280,-260,20,-380,-360,-360, pages 24 in 25, 3222022000112202230322022233032010001000000100011001000030010000000120302001000010100000100000001
    3, 60 a ply: 260,200,-260,-340,-380,-360,-360, pages 24 in 24, 322202212220110110101303000112202223322021220000010001100100001101000010010000131100110000001
    14, 200 a ply: -100,-340, pages 24 in 23, 3222232223221101001131000110000120232101000023000100110101010100223000113101100
    40, 20 a ply: -280,-60, pages 24 in 23, 2330220200110000012232231301101302222312100302120000100001001000011000000100001
    "
  `);
});
