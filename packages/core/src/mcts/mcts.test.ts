import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DRAW,
  type Move,
  NO_MOVE,
  ONGOING,
  type Position,
  WON,
  noEvaluation,
  otherSide,
} from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { Random } from '../contract/random.js';
import { WIN, pliesToEnd } from '../contract/score.js';
import type { SearchResult } from '../request/request.js';
import { Subtraction, TicTacToe } from '../testing/small-games.js';
import { alphaBetaSearch } from '../textbook/alpha-beta.js';
import { minimaxSearch } from '../textbook/minimax.js';
import { monteCarloSearch } from './mcts.js';
import { ResultGame, type ResultTree, resultTree } from './testing/result-tree.js';

/** So deep that the playouts of a search without limits prove any of the random trees. */
const DEPTH = 5;

/** The true score, by the definition. */
function trueScore(position: Position, moves?: readonly Move[]): number {
  return minimaxSearch({
    position,
    evaluation: noEvaluation,
    limits: { depth: DEPTH },
    ...(moves && { moves }),
  }).score;
}

/** Plays the moves out and gives the last position. */
function after<P extends Position>(position: P, moves: readonly Move[]): P {
  const copy = position.clone();
  for (const move of moves) {
    expect(legalMoves(copy)).toContain(move);
    copy.makeMove(move);
  }
  return copy;
}

const withoutTime = ({ timeMs: _, ...rest }: SearchResult) => rest;

describe('proofs', () => {
  it('are right, however early the search is stopped', () => {
    fc.assert(
      fc.property(
        resultTree(DEPTH),
        fc.boolean(),
        fc.integer({ min: 1, max: 400 }),
        (tree, byMargin, nodes) => {
          const position = new ResultGame(tree, byMargin);
          const result = monteCarloSearch({ position, limits: { nodes } });
          const truth = trueScore(position);
          for (const { move, score } of result.ranked ?? []) {
            const plies = pliesToEnd(score);
            const child = trueScore(position, [move]);
            if (plies === null) continue;
            expect(Math.sign(child)).toBe(Math.sign(score));
            expect(pliesToEnd(child)).toBeLessThanOrEqual(plies);
          }
          if (!result.exact) return;
          if (result.distanceIsBound) expect(Math.sign(result.score)).toBe(Math.sign(truth));
          else expect(result.score).toBe(truth);
          expect(Math.sign(trueScore(position, [result.move]))).toBe(Math.sign(truth));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('come for wins, losses, draws and margins, with the line that shows them', () => {
    fc.assert(
      fc.property(resultTree(DEPTH), fc.boolean(), (tree, byMargin) => {
        const position = new ResultGame(tree, byMargin);
        const result = monteCarloSearch({ position, limits: {} });
        expect(result).toMatchObject({ exact: true, limitedBy: null, depth: result.pv.length });
        const end = after(position, result.pv);
        expect(end.outcome()).not.toBe(ONGOING);
        const plies = pliesToEnd(result.score);
        if (plies !== null) expect(result.pv).toHaveLength(plies);
        if (byMargin)
          expect((end.turn === 0 ? 1 : -1) * (end.marginScore?.finalScore() as number) + 0).toBe(
            result.score,
          );
      }),
      { numRuns: 500 },
    );
  });

  it('know the theory of the subtraction game', () => {
    for (let heap = 1; heap <= 24; heap++) {
      const result = monteCarloSearch({ position: new Subtraction(heap), limits: { nodes: 2_000_000 } });
      expect(result.exact).toBe(true);
      expect(result.score > 0).toBe(heap % 4 !== 0);
      if (heap % 4 !== 0) expect(result.move).toBe(heap % 4);
    }
  });

  it('call tic-tac-toe a draw', () => {
    const result = monteCarloSearch({ position: new TicTacToe(), limits: { nodes: 3_000_000 } });
    expect(result).toMatchObject({ score: 0, exact: true, limitedBy: null, distanceIsBound: false });
    expect(after(new TicTacToe(), result.pv).outcome()).toBe(DRAW);
  });

  it('find a forced win behind a quiet move', () => {
    // X in the corners 0 and 8, O in the centre and on 2: X has to stop 6, and forks with it.
    const position = new TicTacToe([0, 4, 8, 2]);
    const result = monteCarloSearch({ position, limits: { nodes: 5000 } });
    expect(result).toMatchObject({ move: 6, exact: true, score: WIN - 3 });
  });
});

describe('play', () => {
  /** A game from the given searcher's side; the outcome is the searcher's. */
  function play(mine: 0 | 1, seed: number, reply: (position: TicTacToe) => Move) {
    const position = new TicTacToe();
    while (position.outcome() === ONGOING) {
      const move =
        position.turn === mine
          ? monteCarloSearch({ position, limits: { nodes: 10_000 }, seed }).move
          : reply(position);
      position.makeMove(move);
    }
    const outcome = position.outcome();
    return outcome === DRAW ? DRAW : position.turn === mine ? outcome : -outcome;
  }

  it('never loses tic-tac-toe against random moves', () => {
    const random = new Random(5);
    const results = Array.from({ length: 100 }, (_, seed) =>
      play((seed % 2) as 0 | 1, seed, (position) => {
        const moves = legalMoves(position);
        return moves[random.below(moves.length)]!;
      }),
    );
    expect(results.filter((result) => result < DRAW)).toEqual([]);
    expect(results.filter((result) => result === WON).length).toBeGreaterThan(70);
  });

  it('draws with a perfect opponent', () => {
    for (let seed = 0; seed < 10; seed++) {
      const perfect = (position: TicTacToe) =>
        alphaBetaSearch({ position, evaluation: noEvaluation, limits: { depth: 9 } }).move;
      expect(play((seed % 2) as 0 | 1, seed, perfect)).toBe(DRAW);
    }
  });

  it('tells the average margin, or result, while nothing is proved', () => {
    // The first side wins by 300 on every line.
    const grow = (depth: number, turn: 0 | 1): ResultTree =>
      depth === 0 ? 300 - 600 * turn : [0, 1, 2].map(() => grow(depth - 1, otherSide(turn)));
    for (const depth of [6, 7]) {
      const ask = (byMargin: boolean) =>
        monteCarloSearch({ position: new ResultGame(grow(depth, 0), byMargin), limits: { nodes: 200 } });
      expect(ask(true)).toMatchObject({ score: 300, exact: false });
      expect(ask(false)).toMatchObject({ score: 100, exact: false });
    }
  });

  it('prefers a sure draw to bad prospects', () => {
    // Move 0 draws at once; behind move 1 the opponent wins by all replies but one.
    const swamp = Array.from({ length: 30 }, () => [
      [[100], [100]],
      [[100], [100]],
    ]);
    const position = new ResultGame([0, [[[-100]], ...swamp]], false);
    const result = monteCarloSearch({ position, limits: { nodes: 120 } });
    expect(result).toMatchObject({ move: 0, exact: false, score: 0 });
  });

  it('leans on hints while visits are few, and can leave them', () => {
    class Hinted extends ResultGame {
      readonly moveHints = { moveHint: (move: Move) => (move === 3 ? 50 : 10) };
      override clone(): this {
        return new Hinted(tree, false) as this;
      }
    }
    const tree = Array.from({ length: 12 }, () => [
      [0, 0],
      [0, 0],
    ]);
    const moves = (Game: typeof ResultGame, nodes: number) =>
      Array.from(
        { length: 20 },
        (_, seed) => monteCarloSearch({ position: new Game(tree, false), limits: { nodes }, seed }).move,
      );
    // A playout makes three moves, the last one of them to a draw.
    expect(new Set(moves(Hinted, 6))).toEqual(new Set([3]));
    expect(new Set(moves(ResultGame, 6)).size).toBeGreaterThan(5);
    expect(new Set(moves(Hinted, 400)).size).toBeGreaterThan(1);
  });

  it('calls a game that does not end in 2,000 plies a draw', () => {
    class Endless extends Subtraction {
      override makeMove(): void {
        super.makeMove(0);
      }
      override clone(): this {
        return new Endless(this.heap) as this;
      }
    }
    const result = monteCarloSearch({ position: new Endless(9), limits: { nodes: 2 * 2001 } });
    expect(result).toMatchObject({ score: 0, exact: false, nodes: 2 * 2001 });
  });
});

describe('limits', () => {
  it('give equal answers to equal questions, and other playouts for other seeds', () => {
    const ask = (seed: number) =>
      withoutTime(monteCarloSearch({ position: new TicTacToe(), limits: { nodes: 3000 }, seed }));
    expect(ask(4)).toEqual(ask(4));
    expect(ask(4)).not.toEqual(ask(5));
  });

  it('are kept, with a legal answer and the position untouched', () => {
    fc.assert(
      fc.property(resultTree(DEPTH), fc.integer({ min: 0, max: 60 }), (tree, nodes) => {
        const position = new ResultGame(tree, false);
        const result = monteCarloSearch({ position, limits: { nodes } });
        expect(result.nodes).toBeLessThanOrEqual(nodes);
        if (!result.exact) expect(result).toMatchObject({ nodes, limitedBy: 'nodes' });
        expect(result.ranked?.map((line) => line.move).sort()).toEqual(legalMoves(position));
        expect(result.pv[0]).toBe(result.move);
        after(position, result.pv);
        expect(position).toMatchObject({ turn: 0, hashLo: 1, hashHi: 1 });
      }),
    );
  });

  it('stop by signal, flag and clock', () => {
    const ask = (limits: object) => monteCarloSearch({ position: new TicTacToe(), limits });
    expect(ask({ signal: AbortSignal.abort() })).toMatchObject({ nodes: 1, score: 0, limitedBy: 'stop' });
    expect(ask({ stopFlag: Int32Array.of(1) })).toMatchObject({ nodes: 1, limitedBy: 'stop' });
    let time = 0;
    expect(ask({ timeMs: 5, now: () => time++ })).toMatchObject({ limitedBy: 'time', exact: false });
  });

  it('answer a finished game without a move', () => {
    const won = new TicTacToe([0, 3, 1, 4, 2]);
    expect(monteCarloSearch({ position: won, limits: {} })).toMatchObject({
      move: NO_MOVE,
      score: -WIN,
      exact: true,
      pv: [],
    });
  });

  it('end by themselves without any, and tell about the progress', () => {
    const told: SearchResult[] = [];
    const position = new Subtraction(400);
    const result = monteCarloSearch({ position, limits: {}, onProgress: (now) => told.push(now) });
    expect(result).toMatchObject({ exact: false, limitedBy: null });
    expect(told).toHaveLength(6);
    for (const { move } of told) expect(legalMoves(position)).toContain(move);
    expect(told.every((now, i) => now.nodes > (told[i - 1]?.nodes ?? 0))).toBe(true);
  });

  it('search only the moves asked for', () => {
    fc.assert(
      fc.property(resultTree(DEPTH), fc.integer({ min: 1, max: 15 }), (tree, subset) => {
        const position = new ResultGame(tree, false);
        const moves = legalMoves(position).filter((move) => (subset >> move) & 1);
        fc.pre(moves.length > 0);
        const result = monteCarloSearch({ position, limits: {}, moves });
        expect(result.ranked?.map((line) => line.move).sort()).toEqual(moves);
        expect(Math.sign(result.score)).toBe(Math.sign(trueScore(position, moves)));
      }),
    );
    const none = () => monteCarloSearch({ position: new TicTacToe([4]), limits: {}, moves: [4] });
    expect(none).toThrow(new RangeError('none of the moves to search is legal'));
  });
});
