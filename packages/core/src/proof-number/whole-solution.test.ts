import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOSS, ONGOING, type Position, WON } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { EstimatedKayles, KaylesPosition } from './testing/kayles.js';
import { solveWholly } from './whole-solution.js';

/** Plies to the end, positive for a win and negative for a loss, the winner in a hurry: by the definition. */
function exact(position: Position): number {
  if (position.outcome() !== ONGOING) return 0;
  const values = legalMoves(position).map((move) => {
    position.makeMove(move);
    const value = exact(position);
    position.undoMove();
    return value;
  });
  // After the move the other side has lost at 0, or it has a value of its own.
  const wins = values.filter((value) => value <= 0);
  return wins.length > 0 ? 1 - Math.max(...wins) : -1 - Math.max(...values);
}

const nodes = fc.integer({ min: 1, max: 7 });
const graph = nodes.chain((count) => {
  const node = fc.nat(count - 1);
  return fc.record({ count: fc.constant(count), edges: fc.array(fc.tuple(node, node), { maxLength: 9 }) });
});

describe('a whole solution', () => {
  it('knows the winner, the distance, a line of that length and all winning moves', { tags: 'rest' }, () => {
    fc.assert(
      fc.property(
        graph,
        fc.constantFrom(64, 4096),
        fc.boolean(),
        ({ count, edges }, entries, isEstimated) => {
          const position = new (isEstimated ? EstimatedKayles : KaylesPosition)(
            count,
            edges.filter(([a, b]) => a !== b),
          );
          const value = exact(position);
          const solution = solveWholly({ position, limits: {}, tableEntries: entries });
          expect(solution.outcome).toBe(value > 0 ? WON : LOSS);
          expect(solution.distance).toBe(Math.abs(value));
          expect(solution.pv).toHaveLength(Math.abs(value));
          const winning = legalMoves(position).filter((move) => {
            position.makeMove(move);
            const isWinning = exact(position) <= 0;
            position.undoMove();
            return isWinning;
          });
          expect(solution.winningMoves).toEqual(winning);
          expect(position.made).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps what was found when the limits come', () => {
    const row = Array.from({ length: 11 }, (_, node): [number, number] => [node, node + 1]);
    const ask = (nodes: number) => solveWholly({ position: new KaylesPosition(12, row), limits: { nodes } });
    const { nodes, outcome } = ask(1_000_000);
    expect(outcome).toBe(WON);
    expect(ask(nodes)).toMatchObject({ limitedBy: null });
    expect(ask(nodes - 1)).toMatchObject({ outcome: WON, winningMoves: null, limitedBy: 'nodes' });
    expect(ask(5)).toMatchObject({ outcome: ONGOING, distance: null, pv: [], limitedBy: 'nodes' });
  });
});
