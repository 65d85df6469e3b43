import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAW, NO_MOVE, noEvaluation } from '../contract/game.js';
import { WIN, isDecided } from '../contract/score.js';
import { EndgameTables } from '../retrograde/endgame-tables.js';
import { Heap, heapEndgames, heapTables } from '../retrograde/testing/heap.js';
import { type Tree, TreePosition, leafValue, uniformTree } from '../testing/synthetic.js';
import { alphaBetaSearch } from '../textbook/alpha-beta.js';
import { minimaxSearch } from '../textbook/minimax.js';
import { strongSearch } from './strong.js';
import { TranspositionTable } from './table.js';
import { SELECTIVE_TECHNIQUES, TECHNIQUES } from './techniques.js';

const DEPTH = 4;

/** Without the selective techniques, so that values are minimax's. */
function ask(tree: Tree, limits: { depth?: number; nodes?: number }, multiPv = 1) {
  const request = { ...requestFor(tree), multiPv, without: SELECTIVE_TECHNIQUES };
  return strongSearch({ ...request, limits });
}

/** With a table of its own size: one fitted to a depth would be larger than any of these trees. */
function requestFor(tree: Tree) {
  const table = new TranspositionTable(1 / 64);
  return { position: new TreePosition(tree), evaluation: leafValue, table };
}

describe('strong search', () => {
  it('has the value of minimax at every depth', () => {
    fc.assert(
      fc.property(uniformTree(DEPTH), fc.integer({ min: 1, max: DEPTH }), (tree, depth) => {
        fc.pre(Array.isArray(tree));
        const oracle = minimaxSearch({
          position: new TreePosition(tree),
          evaluation: leafValue,
          limits: { depth },
        });
        const result = ask(tree, { depth });
        // It stops deepening once a result is proved, and a proof needs no more depth.
        if (result.depth === depth || isDecided(oracle.score)) expect(result.score).toBe(oracle.score);
        const child = (tree as readonly Tree[])[result.move];
        expect(child).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });

  it('looks no further in positions that the evaluation knows to be drawn', () => {
    const tree = [
      [-300, -200],
      [-500, -400],
    ];
    const evaluation = { ...leafValue, isKnownDraw: () => true };
    const request = { ...requestFor(tree), evaluation, limits: { depth: 2 } };
    expect(strongSearch(request)).toMatchObject({ score: 0, exact: true, nodes: tree.length });
    const searched = strongSearch({ ...request, without: ['endgames'] });
    expect(searched).toMatchObject({ score: ask(tree, { depth: 2 }).score, exact: false });
    expect(searched.score).not.toBe(0);
  });

  it('makes the very moves of the textbook when every technique is off', () => {
    fc.assert(
      fc.property(uniformTree(DEPTH), fc.integer({ min: 1, max: DEPTH }), (tree, depth) => {
        fc.pre(Array.isArray(tree));
        const request = requestFor(tree);
        const textbook = alphaBetaSearch({ ...request, limits: { depth } });
        const bare = strongSearch({ ...request, limits: { depth }, without: TECHNIQUES });
        expect([bare.score, bare.nodes, bare.move, bare.pv]).toEqual([
          textbook.score,
          textbook.nodes,
          textbook.move,
          textbook.pv,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the value of minimax with any set of the exact techniques', () => {
    fc.assert(
      fc.property(uniformTree(5, 5), fc.subarray([...TECHNIQUES]), (tree, off) => {
        fc.pre(Array.isArray(tree));
        const request = requestFor(tree);
        const result = strongSearch({
          ...request,
          limits: { depth: 5 },
          without: [...off, ...SELECTIVE_TECHNIQUES],
        });
        expect(result.score).toBe(minimaxSearch({ ...request, limits: { depth: 5 } }).score);
      }),
      { numRuns: 400 },
    );
  });

  it('proves nothing wrong with everything on', () => {
    fc.assert(
      fc.property(uniformTree(6, 6), (tree) => {
        fc.pre(Array.isArray(tree));
        const request = requestFor(tree);
        // Nothing lies below these leaves, so no line may be longer than the depth.
        const result = strongSearch({ ...request, limits: { depth: 6 }, without: ['extension'] });
        const oracle = minimaxSearch({ ...request, limits: { depth: 6 } });
        if (isDecided(result.score)) expect(Math.sign(result.score)).toBe(Math.sign(oracle.score));
        else if (result.exact) expect(result.score).toBe(oracle.score);
      }),
      { numRuns: 300 },
    );
  });

  it('claims a proof only for what full minimax confirms', () => {
    fc.assert(
      fc.property(uniformTree(DEPTH), fc.integer({ min: 1, max: 80 }), (tree, nodes) => {
        fc.pre(Array.isArray(tree));
        const result = ask(tree, { nodes, depth: DEPTH });
        expect(result.nodes).toBeLessThanOrEqual(nodes);
        if (!result.exact) return;
        const oracle = minimaxSearch({
          position: new TreePosition(tree),
          evaluation: leafValue,
          limits: { depth: DEPTH },
        });
        if (result.limitedBy === null) expect(result.score).toBe(oracle.score);
        else expect(Math.sign(result.score)).toBe(Math.sign(oracle.score));
      }),
      { numRuns: 1000 },
    );
  });

  it('ranks the best moves as minimax does one by one', () => {
    fc.assert(
      fc.property(uniformTree(3), fc.integer({ min: 2, max: 4 }), (tree, wanted) => {
        fc.pre(Array.isArray(tree));
        const scores = (tree as readonly Tree[])
          .map(
            (_, move) =>
              minimaxSearch({
                position: new TreePosition(tree),
                evaluation: leafValue,
                limits: { depth: 3 },
                moves: [move],
              }).score,
          )
          .sort((a, b) => b - a);
        const result = ask(tree, { depth: 3 }, wanted);
        fc.pre(result.depth === 3);
        expect(result.ranked?.map((line) => line.score)).toEqual(scores.slice(0, wanted));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same answer to the same question', () => {
    const [tree] = fc.sample(uniformTree(5), { seed: 7, numRuns: 1 }) as [Tree];
    const [a, b] = [ask(tree, { nodes: 200 }), ask(tree, { nodes: 200 })];
    expect([a.move, a.ranked, a.nodes, a.depth]).toEqual([b.move, b.ranked, b.nodes, b.depth]);
  });

  it('answers a finished game and a stop before the first node', () => {
    expect(ask('lost', { depth: 3 })).toMatchObject({ move: NO_MOVE, score: -WIN, exact: true, pv: [] });
    const position = new TreePosition([[100], [200]]);
    const stopped = strongSearch({
      position,
      evaluation: leafValue,
      limits: { signal: AbortSignal.abort() },
    });
    expect(stopped).toMatchObject({ move: 0, depth: 0, limitedBy: 'stop' });
    expect(position.node).toEqual([[100], [200]]);
  });

  it('stops by the clock it is given', () => {
    let time = 0;
    const wide: Tree = Array.from({ length: 40 }, () =>
      Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => 0)),
    );
    const result = strongSearch({
      position: new TreePosition(wide),
      evaluation: leafValue,
      limits: { depth: 3, timeMs: 2, now: () => time++ },
    });
    expect(result.limitedBy).toBe('time');
  });
});

describe('endgame tables', () => {
  // Heaps have no keys.
  const without = ['table'] as const;
  const search = (position: Heap) => {
    const files = heapTables();
    const endgames = new EndgameTables(
      heapEndgames,
      (label) => files.get(label),
      (name) => expect.fail(name),
    );
    return strongSearch({ position, evaluation: noEvaluation, limits: { depth: 3 }, endgames, without });
  };
  /** Plies to the end with best play: the side that faces a multiple of three loses. */
  const pliesFrom = (stones: number) => 2 * Math.floor(stones / 3) + Math.min(stones % 3, 1);

  it.each([150, 151, 152, 90, 91, 92])('prove what no rule can change: %d stones', (stones) => {
    const plies = pliesFrom(stones);
    const sign = stones % 3 === 0 ? -1 : 1;
    expect(search(new Heap(stones, plies))).toMatchObject({ score: sign * (WIN - plies), exact: true });
  });

  it('prove draws too', () => {
    const tables = (isCertain: boolean) => {
      const known = { isCertain, outcome: DRAW, distance: null, probe: ({ stones }: Heap) => stones < 100 };
      return known as unknown as EndgameTables<Heap>;
    };
    for (const isCertain of [true, false]) {
      const request = { position: new Heap(102), evaluation: noEvaluation, limits: { depth: 5 }, without };
      const result = strongSearch({ ...request, endgames: tables(isCertain) });
      expect([result.score, result.exact]).toEqual([0, isCertain]);
    }
  });

  it.each([150, 151, 152, 90, 91, 92])('promise nothing that a rule may undo: %d stones', (stones) => {
    for (const missing of [1, 2, 10, 60]) {
      const { score, exact, move } = search(new Heap(stones, pliesFrom(stones) - missing));
      expect([exact, isDecided(score)]).toEqual([false, false]);
      // It goes for the win all the same.
      expect(Math.sign(score)).toBe(stones % 3 === 0 ? -1 : 1);
      if (stones % 3 > 0) expect(move).toBe(stones % 3);
    }
  });
});
