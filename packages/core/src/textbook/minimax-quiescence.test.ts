import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Evaluation,
  LOSS,
  type Move,
  type NoisyMoves,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Threats,
  otherSide,
} from '../contract/game.js';
import { MANY, WIN } from '../contract/score.js';
import { TreePosition, leafValue, uniformTree } from '../testing/synthetic.js';
import { TreeRecorder } from '../tree/tree.js';
import { minimaxSearch } from './minimax.js';
import { MAX_EXCHANGE, minimaxQuiescenceSearch } from './minimax-quiescence.js';

/** A game given by its tree, with noisy moves. A node without moves is lost for the side to move. */
interface NoisyTree {
  readonly value: number;
  readonly mustRespond: boolean;
  readonly moves: readonly { readonly isNoisy: boolean; readonly to: NoisyTree }[];
}

class NoisyPosition implements Position {
  turn: Side = 0;
  readonly hashLo = 0;
  readonly hashHi = 0;
  readonly #path: NoisyTree[];

  constructor(root: NoisyTree) {
    this.#path = [root];
  }

  get node(): NoisyTree {
    return this.#path.at(-1) as NoisyTree;
  }

  generateMoves(out: Int32Array, at: number): number {
    for (const [i] of this.node.moves.entries()) out[at + i] = i;
    return at + this.node.moves.length;
  }

  get noisyMoves(): NoisyMoves {
    return this;
  }

  get threats(): Threats {
    return this;
  }

  generateNoisy(out: Int32Array, at: number): number {
    let end = at;
    for (const [i, { isNoisy }] of this.node.moves.entries()) if (isNoisy) out[end++] = i;
    return end;
  }

  isNoisy(move: Move): boolean {
    return this.node.moves[move]?.isNoisy === true;
  }

  mustRespond(): boolean {
    return this.node.mustRespond;
  }

  makeMove(move: Move): void {
    this.#path.push((this.node.moves[move] as { to: NoisyTree }).to);
    this.turn = otherSide(this.turn);
  }

  undoMove(): void {
    this.#path.pop();
    this.turn = otherSide(this.turn);
  }

  outcome(): Outcome {
    return this.node.moves.length === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    return new NoisyPosition(this.node) as this;
  }
}

const valueOfNode: Evaluation<NoisyPosition> = {
  id: 'node',
  evaluate: ({ node }) => node.value,
  terms: () => ({}),
};

/** Random trees of at most `plies` plies. */
function noisyTree(plies: number): fc.Arbitrary<NoisyTree> {
  const to =
    plies === 0 ? fc.constant<NoisyTree>({ value: 0, mustRespond: false, moves: [] }) : noisyTree(plies - 1);
  return fc.record({
    value: fc.integer({ min: -9, max: 9 }).map((units) => 100 * units),
    mustRespond: fc.boolean(),
    moves: fc.array(fc.record({ isNoisy: fc.boolean(), to }), { maxLength: 3 }),
  });
}

/** The definition, written without any of the code under test. */
function reference({ value, mustRespond, moves }: NoisyTree, depth: number): number {
  if (moves.length === 0) return -WIN;
  const mayStop = depth <= 0 && !mustRespond;
  const tried = mayStop ? moves.filter(({ isNoisy }) => isNoisy) : moves;
  const values = tried.map(({ to }) => 0 - reference(to, depth - 1));
  const best = Math.max(...values, ...(mayStop ? [value] : []));
  if (best > MANY) return best - 1;
  return best < -MANY ? best + 1 : best;
}

/** Moves that it has to make: one for every node below the root. */
function movesMade({ mustRespond, moves }: NoisyTree, depth: number): number {
  const tried = depth <= 0 && !mustRespond ? moves.filter(({ isNoisy }) => isNoisy) : moves;
  return tried.reduce((sum, { to }) => sum + 1 + movesMade(to, depth - 1), 0);
}

const search = (tree: NoisyTree, depth: number, observer?: TreeRecorder) =>
  minimaxQuiescenceSearch({
    position: new NoisyPosition(tree),
    evaluation: valueOfNode,
    limits: { depth },
    observer,
  });

const quiet = (value: number): NoisyTree => ({
  value,
  mustRespond: false,
  moves: [{ isNoisy: false, to: { value: 0, mustRespond: false, moves: [] } }],
});

describe('minimax that finishes exchanges', () => {
  it('agrees with the definition on random trees, in value, in moves made, and in the line it answers', () => {
    fc.assert(
      fc.property(noisyTree(6), fc.integer({ min: 1, max: 4 }), (tree, depth) => {
        fc.pre(tree.moves.length > 0);
        const observer = new TreeRecorder(100_000);
        const { score, nodes, move, pv } = search(tree, depth, observer);
        expect(score).toBe(reference(tree, depth));
        expect(nodes).toBe(movesMade(tree, depth));
        expect(pv[0]).toBe(move);
        const values = tree.moves.map(({ to }) => 0 - reference(to, depth - 1));
        expect(move).toBe(values.indexOf(Math.max(...values)));
        expect(observer.tree().nodes).toBe(nodes + 1);
        expect(observer.tree().root.value).toBe(score);
      }),
      { numRuns: 1000 },
    );
  });

  it('goes on while a side must respond, and lets a side that need not stop where it stands', () => {
    // After the first move an exchange is pending that costs 300; the depth alone does not see it.
    const recaptured = quiet(-200);
    const captures: NoisyTree = {
      value: -100,
      mustRespond: true,
      moves: [{ isNoisy: true, to: recaptured }],
    };
    const root = (first: NoisyTree): NoisyTree => ({
      value: 0,
      mustRespond: false,
      moves: [
        { isNoisy: false, to: first },
        { isNoisy: false, to: quiet(0) },
      ],
    });
    expect(search(root(captures), 1)).toMatchObject({ move: 1, score: 0, nodes: 3 });
    const observer = new TreeRecorder(100);
    const mayStop = { ...captures, mustRespond: false, value: 300 };
    expect(search(root(mayStop), 1, observer)).toMatchObject({ move: 1, score: 0 });
    expect(observer.tree().root.children[0]).toMatchObject({ stand: 300, value: 300, kind: 'inner' });
    expect(observer.tree().root.stand).toBeNull();
  });

  it('is plain minimax in a game that has no noisy moves', () => {
    fc.assert(
      fc.property(uniformTree(4), fc.integer({ min: 1, max: 4 }), (tree, depth) => {
        fc.pre(Array.isArray(tree));
        const asked = { position: new TreePosition(tree), evaluation: leafValue, limits: { depth } };
        const { timeMs: _, ...plain } = minimaxSearch(asked);
        expect(minimaxQuiescenceSearch(asked)).toMatchObject(plain);
      }),
    );
  });

  it('breaks off an exchange that has no end', () => {
    const endless: NoisyTree = { value: 100, mustRespond: true, moves: [] };
    (endless.moves as unknown[]).push({ isNoisy: true, to: endless });
    expect(search(endless, 2)).toMatchObject({ nodes: 2 + MAX_EXCHANGE, depth: 2 });
  });
});
