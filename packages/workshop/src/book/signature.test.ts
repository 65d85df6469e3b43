import type { Position } from '@tahoun/core';
import { openFours } from '@tahoun/eval/connect-four';
import { type ConnectFourPosition, connectFour } from '@tahoun/games/connect-four';
import { expect, it } from 'vitest';
import { bookValues, growBook } from './grow.js';
import { formatBook } from './index.js';

/** Static evaluation after each move, for the side that made it. */
function scores(position: Position, moves: readonly number[]): number[] {
  return moves.map((move) => {
    position.makeMove(move);
    const score = 0 - openFours.evaluate(position as ConnectFourPosition);
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
    { start: 'dddd', plyCost: 1, margin: 0 },
    { start: 'dddd', plyCost: 60, margin: 40 },
    { start: 'ddcbb', plyCost: 200, margin: 100 },
    { start: 'dcdc', plyCost: 20, margin: 20 },
  ].map(({ start, plyCost, margin }) => {
    const told: number[] = [];
    const position = connectFour.initial();
    for (const move of start) position.makeMove(connectFour.parseMove(position, move));
    const root = growBook({
      position,
      pages: 24,
      search: scores,
      plyCost,
      onPage: (pages) => told.push(pages),
    });
    return `${start}, ${plyCost} a ply: ${bookValues(root)}, pages ${told.at(-1)} in ${told.length}, ${formatBook(root, margin)}`;
  });
  expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    dddd, 1 a ply: -175,-150,-125,-25,-125,-150,-175, pages 24 in 23, 22232220001000000100000110002223222000100001010000010000322222122210010000001000000100001000001000000100000100000100000010000010100001000000110000010000001000
    dddd, 60 a ply: -175,-150,-75,-75,-125,-150,-175, pages 24 in 23, 22332220001000001100001222100010000001000000111002223222000110001010000010000333333011100011100001100001100001110001110000010000010100011000001110000011000001000
    ddcbb, 200 a ply: -300,25,-225,0,-225,-225,-275, pages 24 in 23, 232322200010001223211000100000110000001000000100000110002223222000100001010000111000132322101111100111000011111101111000111010000100000010000001000000100000010000001000
    dcdc, 20 a ply: -200,-175,250,25,-175,-175,-175, pages 24 in 23, 223222200010000001000002322200010002223222000100000010000001000202221100100000001000001000000100000001000000100000010000001000000100000010000001000000100000010000001000
    "
  `);
});
