import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MOVE } from '../contract/game.js';
import { WIN, nearer, opposite } from '../contract/score.js';
import { type Tree, TreePosition, leafValue, referenceValue, uniformTree } from '../testing/synthetic.js';
import { type TreeNode, TreeRecorder } from '../tree/tree.js';
import { alphaBetaSearch } from './alpha-beta.js';
import { greedySearch, minimaxSearch } from './minimax.js';
import { secondLook, secondSearch } from './second-search.js';

const DEPTH = 4;

function request(tree: Tree, depth = DEPTH) {
  return { position: new TreePosition(tree), evaluation: leafValue, limits: { depth } };
}

/** Follows a line to its end and turns the value there back into one at the root. */
function valueOfLine(tree: Tree, line: readonly number[]): number {
  const [move, ...rest] = line;
  if (move === undefined) return tree === 'lost' ? -WIN : typeof tree === 'number' ? tree : 0;
  const value = 0 - valueOfLine((tree as readonly Tree[])[move] as Tree, rest);
  if (value > WIN / 2) return value - 1;
  return value < -WIN / 2 ? value + 1 : value;
}

describe('minimax and alpha-beta', () => {
  it.each([minimaxSearch, alphaBetaSearch])(
    'refuse a depth below 1 instead of searching without end: %o',
    (search) => {
      for (const depth of [0, -1, Number.NaN])
        expect(() => search(request([1, 2], depth))).toThrow(RangeError);
    },
  );

  it('agree with the definition on random trees, in value, move and line', () => {
    fc.assert(
      fc.property(uniformTree(DEPTH), (tree) => {
        fc.pre(Array.isArray(tree));
        const full = minimaxSearch(request(tree));
        const pruned = alphaBetaSearch(request(tree));
        expect(full.score).toBe(referenceValue(tree));
        expect(pruned.score).toBe(full.score);
        expect(pruned.move).toBe(full.move);
        expect(valueOfLine(tree, full.pv)).toBe(full.score);
        expect(valueOfLine(tree, pruned.pv)).toBe(full.score);
        expect(pruned.nodes).toBeLessThanOrEqual(full.nodes);
      }),
      { numRuns: 500 },
    );
  });

  it('prefer the nearer win and the later loss', () => {
    const winsInThreeOrOne: Tree = [[[['lost']]], 'lost'];
    expect(minimaxSearch(request(winsInThreeOrOne))).toMatchObject({ move: 1, score: WIN - 1, exact: true });
    expect(alphaBetaSearch(request(winsInThreeOrOne))).toMatchObject({ move: 1, score: WIN - 1 });
    const losesInTwoOrFour: Tree = [['lost'], [[['lost']]]];
    expect(minimaxSearch(request(losesInTwoOrFour))).toMatchObject({
      move: 1,
      score: -(WIN - 4),
      exact: true,
    });
    expect(alphaBetaSearch(request(losesInTwoOrFour))).toMatchObject({ move: 1, score: -(WIN - 4) });
  });

  it('keep the first of equal moves', () => {
    expect(minimaxSearch(request([-100, -100], 1)).move).toBe(0);
    expect(alphaBetaSearch(request([-100, -100], 1)).move).toBe(0);
  });

  it('count moves made', () => {
    const tree: Tree = [
      [[-2, -3], [-5]],
      [[2], [9]],
    ];
    expect(minimaxSearch(request(tree, 3)).nodes).toBe(2 + 4 + 5);
  });

  it('answer a finished game without a move', () => {
    for (const search of [minimaxSearch, alphaBetaSearch]) {
      expect(search(request('lost'))).toMatchObject({
        move: NO_MOVE,
        score: -WIN,
        exact: true,
        nodes: 0,
        pv: [],
      });
    }
  });

  it('say exact only when no unfinished game was evaluated or the result is decided', () => {
    expect(minimaxSearch(request([-100, -200], 1)).exact).toBe(false);
    expect(minimaxSearch(request(['lost', -200], 1)).exact).toBe(true);
  });

  it('search only the moves asked for', () => {
    const tree: Tree = [-500, -300, -400];
    expect(alphaBetaSearch({ ...request(tree, 1), moves: [1, 2] }).move).toBe(2);
  });

  it('stop within the node budget and answer with the best so far', () => {
    fc.assert(
      fc.property(uniformTree(DEPTH), fc.integer({ min: 1, max: 60 }), (tree, nodes) => {
        fc.pre(Array.isArray(tree));
        for (const search of [minimaxSearch, alphaBetaSearch]) {
          const result = search({ ...request(tree), limits: { depth: DEPTH, nodes } });
          expect(result.nodes).toBeLessThanOrEqual(nodes);
          expect(result.move).toBeGreaterThanOrEqual(0);
          expect(result.limitedBy === null).toBe(result.depth === DEPTH);
        }
      }),
    );
  });
});

describe('greedy', () => {
  it('looks one ply ahead', () => {
    const tree: Tree = [[[500]], -300, -400];
    expect(greedySearch(request(tree))).toMatchObject({ move: 2, score: 400, depth: 1 });
  });
});

describe('second search', () => {
  it('gives up a move whose line turns bad behind the horizon', () => {
    // After one ply the first move looks best (5); two plies on it has lost 9.
    const trap: Tree = [[[900, 900]], [[-300]]];
    const evaluation = {
      ...leafValue,
      evaluate: (position: TreePosition) =>
        typeof position.node === 'number' ? position.node : position.node === (trap[0] as Tree) ? -500 : 0,
    };
    const first = alphaBetaSearch({ ...request(trap, 1), evaluation });
    expect(first.move).toBe(0);
    const second = secondSearch({ ...request(trap, 1), evaluation, verifyDepth: 2 });
    expect(second.move).toBe(1);
    expect(second.score).toBe(300);
    expect(second.pv).toEqual([1, 0, 0]);
  });

  it('trusts nothing that has not been verified, and ranks every move', () => {
    fc.assert(
      fc.property(uniformTree(DEPTH, 3), (tree) => {
        fc.pre(Array.isArray(tree));
        const result = secondSearch({ ...request(tree, 2), verifyDepth: 2 });
        expect(result.ranked).toHaveLength((tree as readonly Tree[]).length);
        expect(result.score).toBe(Math.max(...(result.ranked ?? []).map((line) => line.score)));
        // The verified line reaches the end of the game or M + N plies.
        expect(valueOfLine(tree, result.pv)).toBe(result.score);
      }),
    );
  });
});

describe('second look', () => {
  it('takes the most promising of the moves that draw, and changes no other choice', () => {
    fc.assert(
      fc.property(uniformTree(DEPTH, 3), (tree) => {
        fc.pre(Array.isArray(tree));
        const first = minimaxSearch(request(tree));
        const look = secondLook({ ...request(tree), verifyDepth: 1 });
        expect(look.score).toBe(first.score);
        if (first.score !== 0) expect(look.move).toBe(first.move);
        expect(valueOfLine(tree, look.pv)).toBe(look.score);
      }),
    );
    // Both moves draw in the end; after one ply the second looks better.
    const drawn: Tree = [[[0]], [[0]]];
    const evaluation = {
      ...leafValue,
      evaluate: (position: TreePosition) => (position.node === drawn[1] ? -500 : 0),
    };
    expect(secondLook({ ...request(drawn, 3), evaluation, verifyDepth: 1 })).toMatchObject({
      move: 1,
      score: 0,
    });
  });
});

describe('tree recorder', () => {
  const isConsistent = (node: TreeNode): void => {
    const searched = node.children.filter((child) => child.kind !== 'cut');
    if (searched.length === 0) return;
    const best = Math.max(...searched.map((child) => nearer(opposite(child.value as number))));
    if (node.beta === null || best < node.beta) expect(node.value).toBeGreaterThanOrEqual(best);
    for (const child of searched) isConsistent(child);
  };

  it('records every move made, and the cut ones, as the search goes', () => {
    fc.assert(
      fc.property(uniformTree(3, 3), (tree) => {
        fc.pre(Array.isArray(tree));
        const full = new TreeRecorder(10_000);
        const fullResult = minimaxSearch({ ...request(tree, 3), observer: full });
        expect(full.tree().nodes).toBe(fullResult.nodes + 1);
        const pruned = new TreeRecorder(10_000);
        const result = alphaBetaSearch({ ...request(tree, 3), observer: pruned });
        const count = (node: TreeNode): number =>
          (node.kind === 'cut' ? 0 : 1) + node.children.reduce((sum, child) => sum + count(child), 0);
        expect(count(pruned.tree().root)).toBe(result.nodes + 1);
        expect(pruned.tree().root.value).toBe(result.score);
        isConsistent(pruned.tree().root);
      }),
    );
  });

  it('shows the window and the branch that is cut', () => {
    // Max to move: the first branch is worth 3; the second falls to 2 at its first leaf and is cut.
    const recorder = new TreeRecorder(100);
    alphaBetaSearch({
      ...request(
        [
          [300, 500],
          [200, 900],
        ],
        2,
      ),
      observer: recorder,
    });
    const { root } = recorder.tree();
    expect(root.value).toBe(300);
    expect(root.children[1]).toMatchObject({ beta: -300, value: -300 });
    expect(root.children[1]?.children.map((child) => child.kind)).toEqual(['horizon', 'cut']);
  });

  it('keeps to its limit and says so', () => {
    const recorder = new TreeRecorder(4);
    minimaxSearch({
      ...request(
        [
          [1, 2],
          [3, 4],
        ],
        2,
      ),
      observer: recorder,
    });
    expect(recorder.tree()).toMatchObject({ nodes: 4, truncated: true });
  });
});
