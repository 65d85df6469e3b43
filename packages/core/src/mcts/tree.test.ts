import { describe, expect, it } from 'vitest';
import { Budget } from '../limits.js';
import { Random } from '../random.js';
import { WIN } from '../score.js';
import { Subtraction, TicTacToe } from '../testing/small-games.js';
import { backUp } from './bounds.js';
import { MonteCarlo, type MonteCarloOptions, monteCarloSearch } from './mcts.js';
import { faultsOf } from './testing/soundness.js';
import { ROOT, SearchTree } from './tree.js';
import { Walker, selectChild } from './walk.js';

/** Gives a node children by these moves. */
function expand(tree: SearchTree, node: number, moves: readonly number[]): void {
  const first = tree.expand(node, moves.length);
  tree.move.set(moves, first);
}

/** A tree of random shape in which each node's score sum names it. */
function randomTree(seed: number, expansions: number): SearchTree {
  const tree = new SearchTree(1 << 20);
  const random = new Random(seed);
  tree.clear();
  for (let i = 0; i < expansions; i++) {
    const node = random.below(tree.size);
    if (tree.childCount[node] === 0) expand(tree, node, [7, 8, 9].slice(0, 1 + random.below(3)));
  }
  for (let node = 0; node < tree.size; node++) tree.scores[node] = node;
  return tree;
}

/** What hangs below a node, written out. */
function written(tree: SearchTree, node: number, withMove = true): string {
  const first = tree.firstChild[node]!;
  const children = Array.from({ length: tree.childCount[node]! }, (_, i) => written(tree, first + i));
  return `${withMove ? tree.move[node] : ''}:${tree.scores[node]}(${children.join()})`;
}

describe('search tree', () => {
  it('keeps a subtree as it is, and nothing else', () => {
    for (let seed = 0; seed < 50; seed++) {
      const tree = randomTree(seed, 6000);
      const node = new Random(seed).below(12);
      const before = written(tree, node, false);
      tree.keep(node);
      expect(written(tree, ROOT, false)).toBe(before);
      expect(tree.size).toBe(before.split(':').length - 1);
    }
  });

  it('keeps all that it knows of a node while it grows', () => {
    const tree = new SearchTree(1 << 20);
    tree.clear();
    const fields = ['move', 'visits', 'results', 'scores', 'lower', 'upper', 'prior'] as const;
    const told = (node: number) => fields.map((field) => tree[field][node]);
    for (let node = 0; tree.size < 20_000; node++) {
      expand(tree, node, [1, 2, 3]);
      const first = tree.firstChild[node]!;
      // Fresh nodes know nothing, whatever was there before.
      expect(told(first + 2)).toEqual([3, 0, 0, 0, -WIN, WIN, 0]);
      for (const [i, field] of fields.entries()) if (field !== 'move') tree[field][node] = node + i;
    }
    for (let node = 1; tree.childCount[node] === 3; node++) {
      const values = fields.map((field, i) => (field === 'move' ? 1 + ((node - 1) % 3) : node + i));
      expect([told(node), tree.firstChild[node]]).toEqual([values, 3 * node + 1]);
    }
  });

  it('drops root moves that are not asked for', () => {
    const tree = new SearchTree(100);
    tree.clear();
    expand(tree, ROOT, [5, 6, 7, 8]);
    expand(tree, 3, [1, 2]);
    tree.restrict([7, 5, 99]);
    expect(written(tree, ROOT)).toBe('-1:0(5:0(),7:0(1:0(),2:0()))');
  });
});

describe('steps of a playout', () => {
  /** A root with three children, visited once each. */
  function threeMoves() {
    const tree = new SearchTree(100);
    tree.clear();
    expand(tree, ROOT, [1, 2, 3]);
    tree.visits.set([3, 1, 1, 1]);
    return tree;
  }

  it('pass over what is solved and what cannot better the node', () => {
    const tree = threeMoves();
    tree.prior.set([0, 0.1, 0.5, 1]);
    expect(selectChild(tree, ROOT, 1)).toBe(3);
    // Lost for the root within two plies, perhaps sooner.
    tree.lower[3] = WIN - 1;
    expect(selectChild(tree, ROOT, 1)).toBe(2);
    // At most a draw, beside a draw that is sure.
    tree.lower[2] = 0;
    tree.lower[ROOT] = 0;
    expect(selectChild(tree, ROOT, 1)).toBe(1);
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
      const tree = new SearchTree(1 << 12);
      const position = new Corridor(plies);
      const walker = new Walker(tree, {});
      tree.clear();
      walker.expansion.expand(position, ROOT);
      for (let walks = 1; walks <= plies; walks++) {
        walker.walk(position, new Budget());
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

describe('tree between moves', () => {
  /** Thinks about a heap, then about another one after `moves`; gives the second thought. */
  function thinkTwice(moves: readonly number[], second: { playouts: number; moves?: number[] }) {
    const searcher = new MonteCarlo();
    const position = new Subtraction(200);
    searcher.search({ position, limits: {}, playouts: 2000 });
    for (const move of moves) position.makeMove(move);
    const known = searcher.search({ position, limits: {}, ...second });
    return { known, fresh: monteCarloSearch({ position, limits: {}, ...second }) };
  }

  it.each([[[]], [[3]], [[3, 1]]])('is known after %j', (moves) => {
    const { known, fresh } = thinkTwice(moves, { playouts: 1 });
    expect(fresh.depth).toBe(1);
    expect(known.depth).toBeGreaterThan(2);
    expect(known.nodes).toBeGreaterThan(0);
    expect([1, 2, 3]).toContain(known.move);
  });

  it('starts a new tree elsewhere', () => {
    const { known, fresh } = thinkTwice([3, 1, 1], { playouts: 1 });
    expect(known.depth).toBe(fresh.depth);
  });

  it('carries proofs over', () => {
    const searcher = new MonteCarlo();
    const position = new Subtraction(13);
    const first = searcher.search({ position, limits: {} });
    expect(first.exact).toBe(true);
    for (const move of first.pv.slice(0, 2)) position.makeMove(move);
    const second = searcher.search({ position, limits: { nodes: 0 } });
    expect(second).toMatchObject({ exact: true, nodes: 0, score: first.score + 2 });
    expect(second.pv).toEqual(first.pv.slice(2));
  });

  it('forgets which moves a search was kept to', () => {
    const searcher = new MonteCarlo();
    const position = new Subtraction(6);
    expect(searcher.search({ position, limits: {}, moves: [1] }).score).toBeLessThan(0);
    expect(searcher.search({ position, limits: {} })).toMatchObject({ move: 2, exact: true });
    // A root that is known in full may be kept to some moves, whatever was proved about the others.
    const kept = searcher.search({ position, limits: {}, moves: [1, 3] });
    expect(kept).toMatchObject({ exact: true, distanceIsBound: false });
    expect(kept.score).toBe(-WIN + 4);
  });

  it('is sound after a stop at any point', () => {
    for (let nodes = 0; nodes < 300; nodes++) {
      const searcher = new MonteCarlo({ seed: nodes });
      const position = new TicTacToe([0]);
      searcher.search({ position, limits: { nodes } });
      const reply = searcher.search({ position, limits: { nodes } }).move;
      position.makeMove(reply);
      const next = searcher.search({ position, limits: { nodes: 200 } });
      expect(next.ranked?.map((line) => line.move).sort()).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => cell !== reply),
      );
    }
  });

  it('plays whole games reproducibly', () => {
    const game = (options: MonteCarloOptions) => {
      const searcher = new MonteCarlo(options);
      const position = new Subtraction(60);
      const moves: number[] = [];
      while (position.heap > 0) {
        const { move } = searcher.search({ position, limits: { nodes: 500 } });
        moves.push(move);
        position.makeMove(move);
      }
      return moves;
    };
    expect(game({ seed: 1 })).toEqual(game({ seed: 1 }));
    expect(game({ seed: 1 })).not.toEqual(game({ seed: 2 }));
  });
});

describe('memory', () => {
  it('stays within the nodes allowed, and the search goes on', () => {
    const full = (maxNodes: number) =>
      monteCarloSearch({ position: new TicTacToe(), limits: {}, playouts: 3000, maxNodes });
    // Ten nodes are the root and its moves: no line is longer than one move.
    const small = full(10);
    expect(small).toMatchObject({ depth: 1, exact: false, limitedBy: null });
    expect(small.nodes).toBeGreaterThan(3000 * 5);
    expect(small.move).toBe(4);
    expect(full(1)).toEqual({ ...small, timeMs: expect.anything() });
    expect(full(1 << 16).depth).toBeGreaterThan(3);
  });
});
