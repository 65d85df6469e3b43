import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evaluation, Position } from '../game.js';
import { Budget } from '../limits.js';
import { Random } from '../random.js';
import { pliesToEnd } from '../score.js';
import { minimaxSearch } from '../textbook/minimax.js';
import { isSolved, tightenBounds } from './bounds.js';
import { selectChild } from './selection.js';
import { SharedTree } from './shared-tree.js';
import { monteCarloTeamSearch } from './team.js';
import { Interrupted } from './testing/interrupted.js';
import { ResultGame, resultTree } from './testing/result-tree.js';
import { faultsOf } from './testing/soundness.js';
import { Subtraction } from './testing/subtraction.js';
import { TicTacToe } from './testing/tic-tac-toe.js';
import { ROOT } from './tree.js';
import { Walker } from './walk.js';

const NOTHING: Evaluation = { id: 'nothing', evaluate: () => 0, terms: () => ({}) };
const DEPTH = 4;

/** The true score, by the definition. */
function trueScore(position: Position): number {
  return minimaxSearch({ position, evaluation: NOTHING, depth: DEPTH + 1 }).score;
}

/**
 * Three walkers on one tree. Walks of the second begin in the midst of the first's, those of the third in
 * the midst of the second's, at random points. (Real threads are in the workspace's tests.)
 */
function walkTogether(position: Position, nodes: number, seed: number): { tree: SharedTree; walks: number } {
  const tree = new SharedTree(nodes);
  const budget = new Budget();
  const random = new Random(seed);
  let walks = 0;
  const walkers = [0, 1, 2].map((thread) => new Walker(tree, { seed: seed + thread }));
  const walk = (index: number, at: Position) => {
    if (isSolved(tree.lowerBound(ROOT), tree.upperBound(ROOT)) || !tree.isExpanded(ROOT)) return;
    (walkers[index] as Walker).walk(at, budget);
    walks++;
  };
  const third = position.clone();
  const second = new Interrupted(position.clone(), () => {
    if (random.below(4) === 0) walk(2, third);
  });
  let isBusy = false;
  const first = new Interrupted(position.clone(), () => {
    if (isBusy || random.below(4) !== 0) return;
    isBusy = true;
    walk(1, second);
    isBusy = false;
  });
  (walkers[0] as Walker).expansion.expand(first, ROOT);
  for (let i = 0; i < 200; i++) walk(0, first);
  return { tree, walks };
}

/** Nodes that their children's bounds solve, and that nobody has noticed. */
function forgottenProofs(tree: SharedTree): number[] {
  const isNodeSolved = (node: number) => isSolved(tree.lowerBound(node), tree.upperBound(node));
  const unsolved = Array.from({ length: tree.size }, (_, node) => node).filter(
    (node) => tree.isExpanded(node) && !isNodeSolved(node),
  );
  return unsolved.reverse().filter((node) => tightenBounds(tree, node) && isNodeSolved(node));
}

describe('a tree that several walk', () => {
  it('stays sound whatever happens in the midst of what', () => {
    fc.assert(
      fc.property(resultTree(DEPTH), fc.boolean(), fc.nat(), (game, byMargin, seed) => {
        const position = new ResultGame(game, byMargin);
        const { tree, walks } = walkTogether(position, 1 << 12, seed);
        expect(faultsOf(tree, position, trueScore)).toEqual([]);
        expect(tree.visits[ROOT]).toBe(walks);
        expect(forgottenProofs(tree)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('stays sound when it is full', () => {
    const position = new TicTacToe();
    const tree = new SharedTree(1);
    for (const thread of [0, 1])
      monteCarloTeamSearch({ position, limits: {}, playouts: 8000 }, { tree, thread });
    expect(tree.size).toBeGreaterThan(4080);
    expect(tree.size).toBeLessThanOrEqual(4096);
    expect(tree.visits[ROOT]).toBe(16_000);
    expect(faultsOf(tree, position)).toEqual([]);
  });

  it('is the same tree wherever its memory is', () => {
    const tree = new SharedTree(5000);
    const position = new Subtraction(7);
    const result = monteCarloTeamSearch({ position, limits: {} }, { tree, thread: 0 });
    expect(result).toMatchObject({ move: 3, exact: true });
    const again = monteCarloTeamSearch(
      { position, limits: {} },
      { tree: new SharedTree(tree.memory), thread: 1 },
    );
    // The root is solved: nothing is left to walk for.
    expect(again).toMatchObject({ move: 3, exact: true, nodes: 0, score: result.score });
  });
});

describe('walks of several threads', () => {
  it('go where the others are not', () => {
    const tree = new SharedTree();
    const walker = new Walker(tree, {});
    walker.expansion.expand(new TicTacToe(), ROOT);
    tree.visits[ROOT] = 20;
    const chosen = Array.from({ length: 9 }, () => {
      const child = selectChild(tree, ROOT, 0.7);
      tree.enter(child);
      return child;
    });
    expect(new Set(chosen).size).toBe(9);
  });

  it('count as lost where they are under way', () => {
    const tree = new SharedTree();
    tree.publish(ROOT, tree.claim(ROOT, 2), 2);
    tree.visits.set([20, 10, 10]);
    tree.results.set([14, -8, -6]);
    expect(selectChild(tree, ROOT, 0)).toBe(1);
    tree.enter(1);
    tree.enter(1);
    expect(selectChild(tree, ROOT, 0)).toBe(2);
    tree.leave(1);
    tree.leave(1);
    expect(selectChild(tree, ROOT, 0)).toBe(1);
  });

  it('give their virtual losses back when they are stopped', () => {
    for (let nodes = 0; nodes < 200; nodes++) {
      const tree = new SharedTree();
      monteCarloTeamSearch({ position: new TicTacToe(), limits: { nodes } }, { tree, thread: 0 });
      expect(faultsOf(tree, new TicTacToe())).toEqual([]);
    }
  });

  it('expand a node once: the second to come leaves it alone', () => {
    const tree = new SharedTree();
    const first = tree.claim(ROOT, 2);
    expect(tree.claim(ROOT, 2)).toBe(-1);
    expect(tree.isExpanded(ROOT)).toBe(false);
    tree.publish(ROOT, first, 2);
    expect(tree.claim(ROOT, 2)).toBe(-1);
    expect(tree.size).toBe(3);
  });

  it('never forget what is proved', () => {
    const tree = new SharedTree();
    expect(tree.setBounds(ROOT, -200, 300)).toBe(true);
    expect(tree.setBounds(ROOT, -400, 500)).toBe(false);
    expect([tree.lowerBound(ROOT), tree.upperBound(ROOT)]).toEqual([-200, 300]);
    expect(tree.setBounds(ROOT, -400, 100)).toBe(true);
    expect([tree.lowerBound(ROOT), tree.upperBound(ROOT)]).toEqual([-200, 100]);
  });
});

describe('the part of one thread', () => {
  it('is kept to the moves asked for, and refuses what is not legal', () => {
    const ask = (moves: number[]) =>
      monteCarloTeamSearch(
        { position: new Subtraction(6), limits: {}, moves },
        { tree: new SharedTree(), thread: 0 },
      );
    const kept = ask([1, 3, 9]);
    expect(kept.ranked?.map(({ move }) => move).sort()).toEqual([1, 3]);
    expect(pliesToEnd(kept.score)).toBe(4);
    expect(() => ask([9])).toThrow(new RangeError('none of the moves to search is legal'));
  });

  it('has random numbers of its own', () => {
    const ask = (thread: number) =>
      monteCarloTeamSearch(
        { position: new TicTacToe(), limits: { nodes: 3000 } },
        { tree: new SharedTree(), thread },
      ).score;
    expect(ask(0)).toBe(ask(0));
    expect(ask(0)).not.toBe(ask(1));
  });
});
