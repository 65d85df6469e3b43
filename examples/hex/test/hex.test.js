import { LOSS, Random, WON, legalMoves, outcomeOfScore, perft, solveDistance } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { hex } from '../src/index.js';
import { HexPosition } from '../src/position.js';

/** The outcome of a full game from here. @param {HexPosition} position */
const solved = (position) => outcomeOfScore(solveDistance({ position, limits: {} }).score);

/** Whether each first move wins when there is no swap. @param {number} size */
function winningOpenings(size) {
  return Array.from({ length: size * size }, (_, cell) => {
    const cells = new Uint8Array(size * size);
    cells[cell] = 1;
    return legalMoves(new HexPosition(cells, 1)).every((reply) => {
      const position = new HexPosition(cells, 1);
      if (reply === position.swap) return true;
      position.makeMove(reply);
      return solved(position) === WON;
    });
  });
}

/** Whether Red joins top and bottom, found with nothing of the game's own. @param {string[]} rows */
function joins(rows) {
  const red = new Set(
    rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'r' ? [`${x} ${y}`] : []))),
  );
  const reached = [...red].filter((cell) => cell.endsWith(' 0'));
  for (const cell of reached) {
    red.delete(cell);
    const [x = 0, y = 0] = cell.split(' ').map(Number);
    for (const next of [
      `${x + 1} ${y}`,
      `${x - 1} ${y}`,
      `${x} ${y + 1}`,
      `${x} ${y - 1}`,
      `${x + 1} ${y - 1}`,
      `${x - 1} ${y + 1}`,
    ]) {
      if (red.delete(next)) reached.push(next);
    }
  }
  return reached.some((cell) => cell.endsWith(` ${rows.length - 1}`));
}

describe('the rules of Hex', () => {
  // n cells, then n - 1 or the swap, then n - 2, or n - 1 where there was a swap.
  it.each([
    ['7', [49, 49 * 49, 49 * 48 * 48]],
    ['11', [121, 121 * 121]],
  ])('lead to as many sequences on %sx%s as there are arrangements', (size, counts) => {
    const position = hex.initial({ size });
    expect(counts.map((_, at) => perft(position, at + 1))).toEqual(counts);
  });

  it.each(['7', '11'])(
    'let nobody draw: every full game of size %s has the winner that its board shows',
    (size) => {
      const random = new Random(1);
      for (let game = 0; game < 200; game++) {
        const position = hex.initial({ size });
        let moves = legalMoves(position);
        for (; moves.length > 0; moves = legalMoves(position))
          position.makeMove(moves[random.below(moves.length)] ?? 0);
        const rows = hex.formatPosition(position).split(' ')[0]?.split('/') ?? [];
        const blue = rows.map((_, x) =>
          rows.map((row) => ({ r: 'b', b: 'r' })[row[x] ?? ''] ?? '.').join(''),
        );
        expect([joins(rows), joins(blue)]).toEqual([position.winner === 0, position.winner === 1]);
        expect(position.winner).not.toBeNull();
      }
    },
  );

  // Nash's argument: the first side wins without a swap, so with it the second one does.
  it.each([2, 3])(
    'make size %i a win of the first side without a swap, and of the second with it',
    (size) => {
      const openings = winningOpenings(size);
      expect(openings).toContain(true);
      // Half a turn makes no difference.
      expect([...openings].reverse()).toEqual(openings);
      expect(solved(new HexPosition(new Uint8Array(size * size), 0))).toBe(LOSS);
    },
  );

  it('make size 4 a win of the second side', { tags: 'rest' }, () => {
    expect(solved(new HexPosition(new Uint8Array(16), 0))).toBe(LOSS);
  });

  it('mirror the stone that is taken over, and give it back on undo', () => {
    const position = hex.initial({ size: '7' });
    for (const move of ['c7', 'swap']) position.makeMove(hex.parseMove(position, move));
    expect(hex.formatPosition(position)).toBe('......./......./b....../......./......./......./....... r');
    expect(() => hex.parseMove(position, 'swap')).toThrow('swap is not possible here');
    position.undoMove();
    expect(hex.formatPosition(position)).toBe('..r..../......./......./......./......./......./....... b');
  });
});
