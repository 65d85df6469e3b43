import { describe, expect, it } from 'vitest';
import { Random } from '../contract/random.js';
import { WIN } from '../contract/score.js';
import { Budget } from '../request/limits.js';
import { Subtraction, TicTacToe } from '../testing/small-games.js';
import { backUp } from './bounds.js';
import { faultsOf } from './testing/soundness.js';
import { ROOT, SearchTree } from './tree.js';
import { Walker, selectChild } from './walk.js';

/** Gives a node children by these moves. */
function expand(tree: SearchTree, node: number, moves: readonly number[]): void {
  const first = tree.expand(node, moves.length);
  tree.move.set(moves, first);
}

describe('search tree', () => {
  it('keeps all that it knows of a node while it grows', () => {
    const tree = new SearchTree();
    const fields = ['move', 'visits', 'results', 'scores', 'lower', 'upper', 'prior'] as const;
    const told = (node: number) => fields.map((field) => tree[field][node]);
    for (let node = 0; tree.size < 20_000; node++) {
      expand(tree, node, [1, 2, 3]);
      const first = tree.firstChild[node]!;
      // Fresh nodes hold no results, even where other nodes were before.
      expect(told(first + 2)).toEqual([3, 0, 0, 0, -WIN, WIN, 0]);
      for (const [i, field] of fields.entries()) if (field !== 'move') tree[field][node] = node + i;
    }
    for (let node = 1; tree.childCount[node] === 3; node++) {
      const values = fields.map((field, i) => (field === 'move' ? 1 + ((node - 1) % 3) : node + i));
      expect([told(node), tree.firstChild[node]]).toEqual([values, 3 * node + 1]);
    }
  });

  it('drops root moves that are not asked for', () => {
    const tree = new SearchTree();
    expand(tree, ROOT, [5, 6, 7, 8]);
    tree.prior.set([0.1, 0.2, 0.3, 0.4], 1);
    tree.restrict([7, 5, 99]);
    expect([...tree.move.subarray(1, 1 + tree.childCount[ROOT]!)]).toEqual([5, 7]);
    expect([...tree.prior.subarray(1, 3)]).toEqual([...Float32Array.of(0.1, 0.3)]);
  });
});

describe('steps of a playout', () => {
  /** A root with three children, visited once each. */
  function threeMoves() {
    const tree = new SearchTree();
    expand(tree, ROOT, [1, 2, 3]);
    tree.visits.set([3, 1, 1, 1]);
    return tree;
  }

  it('pass over what is solved and what cannot better the node', () => {
    const tree = threeMoves();
    tree.prior.set([0, 0.1, 0.5, 1]);
    expect(selectChild(tree, ROOT)).toBe(3);
    // Lost for the root within two plies, perhaps sooner.
    tree.lower[3] = WIN - 1;
    expect(selectChild(tree, ROOT)).toBe(2);
    // At most a draw, beside a draw that is sure.
    tree.lower[2] = 0;
    tree.lower[ROOT] = 0;
    expect(selectChild(tree, ROOT)).toBe(1);
  });

  it('count no playout as better or worse than is proved', () => {
    const tree = threeMoves();
    tree.lower[ROOT] = 0;
    tree.upper[2] = 200;
    backUp(tree, Int32Array.of(ROOT, 2), 1, { result: 1, margin: 500 }, false, true);
    expect([tree.results[2], tree.results[ROOT]]).toEqual([1, 0]);
    expect([tree.scores[2], tree.scores[ROOT]]).toEqual([200, 0]);
    expect([tree.visits[2], tree.visits[ROOT], tree.visits[1]]).toEqual([2, 4, 1]);
  });
});

describe('a line of a thousand plies', () => {
  /** One move at a time, a ply deeper with each walk. */
  class Corridor extends Subtraction {
    override generateMoves(out: Int32Array, at: number): number {
      out[at] = 1;
      return at + 1;
    }

    override clone(): this {
      const copy = new Corridor(this.heap);
      copy.turn = this.turn;
      return copy as this;
    }
  }

  it('is walked, counted and proved at every node, however long the path', () => {
    for (const plies of [255, 256, 257, 300, 1000]) {
      const tree = new SearchTree();
      const position = new Corridor(plies);
      const walker = new Walker(tree, position, new Random(1));
      for (let walks = 1; walks <= plies; walks++) {
        walker.walk(new Budget());
        expect([position.heap, tree.visits[ROOT]]).toEqual([plies, walks]);
      }
      for (let node = 1; node <= plies; node++) expect(tree.visits[node]).toBe(plies + 1 - node);
      const won = plies % 2 === 1;
      expect([tree.lower[ROOT], tree.upper[ROOT]]).toEqual(
        won ? [WIN - plies, WIN - plies] : [plies - WIN, plies - WIN],
      );
      expect(faultsOf(tree, position)).toEqual([]);
    }
  });
});

describe('memory', () => {
  it('stays within the nodes allowed, and the walks go on', () => {
    const walked = (maxNodes: number) => {
      const tree = new SearchTree(maxNodes);
      const walker = new Walker(tree, new TicTacToe(), new Random(1));
      for (let i = 0; i < 3000; i++) walker.walk(new Budget());
      return [tree.visits[ROOT], tree.size];
    };
    // Ten nodes are the root and its moves.
    expect(walked(1)).toEqual([3000, 10]);
    expect(walked(10)).toEqual([3000, 10]);
    const [visits, size] = walked(500);
    expect(visits).toBe(3000);
    expect(size).toBeLessThanOrEqual(500);
    expect(size).toBeGreaterThan(480);
  });
});
