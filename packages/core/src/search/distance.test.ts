import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MOVE } from '../contract/game.js';
import { WIN, isDecided } from '../contract/score.js';
import { type Tree, TreePosition, leafValue } from '../testing/synthetic.js';
import { minimaxSearch } from '../textbook/minimax.js';
import { refineDistance, solveDistance } from './distance.js';

const DEPTH = 7;

/** A game that ends within a number of plies, on every line, with a loss of the side to move. */
const { tree: finished } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', maxDepth: DEPTH },
    fc.constant<Tree>('lost'),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  ),
}));

const oracle = (position: TreePosition) =>
  minimaxSearch({ position, evaluation: leafValue, limits: { depth: DEPTH + 2 } }).score;

describe('distance', () => {
  it('is that of minimax, and so is the move', () => {
    fc.assert(
      fc.property(finished, (tree) => {
        fc.pre(Array.isArray(tree));
        const position = new TreePosition(tree);
        const result = solveDistance({ position, limits: { nodes: 100_000 } });
        expect([result.score, result.exact]).toEqual([oracle(position), true]);
        expect(result.move).not.toBe(NO_MOVE);
        if (result.score < 0) return;
        const after = new TreePosition((tree as readonly Tree[])[result.move] as Tree);
        expect(oracle(after)).toBe(0 - (result.score + 1));
      }),
      { numRuns: 300 },
    );
  });

  it('is found from any longer one that is known', () => {
    fc.assert(
      fc.property(finished, fc.nat({ max: 6 }), (tree, more) => {
        fc.pre(Array.isArray(tree));
        const position = new TreePosition(tree);
        const score = oracle(position);
        const known = score > 0 ? score - more : score + more;
        const result = refineDistance({ position, limits: { nodes: 100_000 }, known });
        expect([result.score, result.exact]).toEqual([score, true]);
      }),
      { numRuns: 300 },
    );
  });

  it('claims nothing when it is stopped, or cannot see the end', () => {
    const endless: Tree = [[[[0], [0]], [[0]]]];
    const position = new TreePosition(endless);
    expect(solveDistance({ position, limits: {} }).exact).toBe(false);
    const lost: Tree = [[['lost'], ['lost']], [[['lost']]]];
    const stopped = solveDistance({ position: new TreePosition(lost), limits: { nodes: 1 } });
    expect(stopped).toMatchObject({ exact: false, limitedBy: 'nodes' });
    const unrefined = refineDistance({
      position: new TreePosition(lost),
      limits: { nodes: 1 },
      known: WIN - 9,
    });
    expect(unrefined).toMatchObject({ exact: false, score: WIN - 9 });
    expect(isDecided(unrefined.score)).toBe(true);
  });

  it('is told question by question', () => {
    const tree: Tree = [[['lost'], ['lost']], ['lost']];
    const told: [number, number][] = [];
    const { score } = solveDistance({
      position: new TreePosition(tree),
      limits: {},
      onAnswer: ({ low, high }) => told.push([low, high]),
    });
    expect(told.length).toBeGreaterThan(0);
    for (const [low, high] of told) expect(low <= score && score <= high).toBe(true);
  });
});
