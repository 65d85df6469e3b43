import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DRAW,
  LOSS,
  type Move,
  NO_MOVE,
  ONGOING,
  type Position,
  type Side,
  WON,
  otherSide,
} from '../contract/game.js';
import { nimSum } from '../contract/grundy.js';
import { legalMoves } from '../contract/moves.js';
import type { SearchLimits } from '../request/limits.js';
import { NimPosition, TicTacToe } from '../testing/small-games.js';
import { PROOF_INFINITE, type ProofQuestion, type ProofResult, proofNumberSearch } from './df-pn.js';
import { type GraphNode, GraphPosition, forcedFrom, gameGraph } from './testing/graph.js';

/** The definition of the value, for games whose sides alternate. */
function negamax(position: Position): number {
  const outcome = position.outcome();
  if (outcome !== ONGOING) return outcome;
  let best: number = LOSS;
  for (const move of legalMoves(position)) {
    position.makeMove(move);
    best = Math.max(best, 0 - negamax(position));
    position.undoMove();
  }
  return best;
}

const QUESTIONS = ['wins', 'does-not-lose'] as const;
const question = fc.constantFrom<ProofQuestion>(...QUESTIONS);
const least = (asked: ProofQuestion) => (asked === 'wins' ? WON : DRAW);

/** Plays the line; the result for the side that moved first, or null where the line is illegal or ends early. */
function playedResult(position: Position, pv: readonly Move[]): number | null {
  const copy = position.clone();
  for (const move of pv) {
    if (copy.outcome() !== ONGOING || !legalMoves(copy).includes(move)) return null;
    copy.makeMove(move);
  }
  const outcome = copy.outcome();
  if (outcome === ONGOING) return null;
  return copy.turn === position.turn ? outcome : 0 - outcome;
}

/** Expects the properties that every result has, whatever its answer. */
function checkForm(position: Position, asked: ProofQuestion, result: ProofResult): void {
  const { answer, move, pv, complete, proof, disproof } = result;
  const yes = answer === 'yes';
  if (answer === 'unknown') {
    expect(complete).toBe(false);
    expect(Math.min(proof, disproof)).toBeGreaterThan(0);
    expect(Math.max(proof, disproof)).toBeLessThan(PROOF_INFINITE);
  } else {
    expect([proof, disproof]).toEqual(yes ? [0, PROOF_INFINITE] : [PROOF_INFINITE, 0]);
  }
  expect(move).toBe(pv[0] ?? NO_MOVE);
  if (position.outcome() !== ONGOING) return;
  expect(legalMoves(position)).toContain(move);
  if (!complete) return;
  const played = playedResult(position, pv);
  expect(played).not.toBeNull();
  expect((played as number) >= least(asked)).toBe(yes);
}

const answerOf = (yes: boolean) => (yes ? 'yes' : 'no');

describe('proof-number search on random graphs', () => {
  const ask = (
    graph: readonly GraphNode[],
    asked: ProofQuestion,
    limits: SearchLimits,
    tableEntries = 4096,
  ) => {
    const position = new GraphPosition(graph);
    const result = proofNumberSearch({ position, question: asked, limits, tableEntries });
    expect(position.at).toBe(0);
    checkForm(position, asked, result);
    return result;
  };
  const oracle = (graph: readonly GraphNode[], asked: ProofQuestion) =>
    forcedFrom(graph, (graph[0] as GraphNode).turn, least(asked));

  it('answers as retrograde analysis does, with a move that keeps a yes and a line to the end', () => {
    fc.assert(
      fc.property(gameGraph(60, false), question, (graph, asked) => {
        const forced = oracle(graph, asked);
        const result = ask(graph, asked, {});
        expect(result).toMatchObject({
          answer: answerOf(forced[0] as boolean),
          complete: true,
          limitedBy: null,
        });
        if (result.answer !== 'yes') return;
        for (let at = 0, i = 0; i < result.pv.length; i++) {
          at = (graph[at] as GraphNode).to[result.pv[i]!]!;
          expect(forced[at]).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('is never wrong with a tiny table, few nodes or little depth', () => {
    const limits = fc.record({ nodes: fc.nat(400), depth: fc.integer({ min: 1, max: 12 }) });
    let known = 0;
    fc.assert(
      fc.property(gameGraph(80, false), question, limits, (graph, asked, { nodes, depth }) => {
        const result = ask(graph, asked, { nodes, depth }, 4);
        expect(result.nodes).toBeLessThanOrEqual(nodes);
        if (result.answer === 'unknown') return;
        known++;
        expect(result.answer).toBe(answerOf(oracle(graph, asked)[0] as boolean));
      }),
      { numRuns: 1500 },
    );
    expect(known).toBeGreaterThan(500);
  });

  it('is never wrong where play may go round, and answers no only to what the other side can stop', () => {
    const counts = { yes: 0, no: 0, unknown: 0 };
    let hidden = 0;
    fc.assert(
      fc.property(gameGraph(40, true), question, fc.constantFrom(4, 4096), (graph, asked, entries) => {
        const result = ask(graph, asked, { nodes: 20_000 }, entries);
        counts[result.answer]++;
        const { turn } = graph[0] as GraphNode;
        // The result that one side can force, and the opposite result that the other can force.
        const yes = forcedFrom(graph, turn, least(asked))[0];
        const no = forcedFrom(graph, otherSide(turn), 1 - least(asked))[0];
        if (result.answer === 'yes') expect(yes).toBe(true);
        if (result.answer === 'no') expect(no).toBe(true);
        if (result.answer === 'unknown' && result.limitedBy === null && (yes || no)) hidden++;
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(counts.yes, counts.no, counts.unknown)).toBeGreaterThan(20);
    // A repetition met on one path may hide the answer on another: about one graph in 10,000.
    expect(hidden).toBeLessThan(10);
  });
});

describe('proof-number search on games', () => {
  it('knows who wins Nim, normal and misère', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(64, 4096),
        (heaps, misere, tableEntries) => {
          const position = new NimPosition([...heaps], misere);
          // Bouton 1901; misère play differs only where no heap holds two or more.
          const flipped = misere && heaps.every((size) => size < 2);
          const wins = (nimSum(heaps) !== 0) !== flipped;
          for (const asked of QUESTIONS) {
            const result = proofNumberSearch({ position, question: asked, limits: {}, tableEntries });
            expect(result).toMatchObject({ answer: answerOf(wins), complete: true });
            checkForm(position, asked, result);
          }
          expect(position.heaps).toEqual(heaps);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('knows the value of every sort of tic-tac-toe position', { tags: 'rest' }, () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8), { maxLength: 7 }), fc.constantFrom(64, 65_536), (cells, entries) => {
        const position = new TicTacToe();
        for (const cell of cells) {
          if (position.outcome() === ONGOING && legalMoves(position).includes(cell)) position.makeMove(cell);
        }
        fc.pre(cells.length >= 2);
        const value = negamax(position);
        for (const asked of QUESTIONS) {
          const result = proofNumberSearch({
            position,
            question: asked,
            limits: { nodes: 200_000 },
            tableEntries: entries,
          });
          checkForm(position, asked, result);
          if (result.answer === 'unknown') expect(result.limitedBy).toBe('nodes');
          else expect(result.answer).toBe(answerOf(value >= least(asked)));
          if (entries > 64) expect(result).toMatchObject({ complete: true });
        }
      }),
      { numRuns: 150 },
    );
    const whole = (asked: ProofQuestion) =>
      proofNumberSearch({ position: new TicTacToe(), question: asked, limits: {} });
    expect(whole('wins')).toMatchObject({ answer: 'no', complete: true });
    expect(whole('does-not-lose')).toMatchObject({ answer: 'yes', complete: true });
  });

  it('shows the longest resistance to the proof it found', () => {
    // The first side wins; of the second's two answers one loses at once and one lasts four plies more.
    const node = (turn: Side, ...to: number[]): GraphNode => ({ turn, to, result: -1 });
    const graph = [node(0, 1), node(1, 2, 3), node(1), node(0, 4), node(1, 5), node(0, 6), node(1)];
    const result = proofNumberSearch({ position: new GraphPosition(graph), question: 'wins', limits: {} });
    expect(result).toMatchObject({ answer: 'yes', complete: true, pv: [0, 1, 0, 0, 0] });
    // Asked by the side that loses, it is the line of the no.
    const lost = proofNumberSearch({ position: new GraphPosition(graph, 1), question: 'wins', limits: {} });
    expect(lost).toMatchObject({ answer: 'no', complete: true, pv: [1, 0, 0, 0] });
  });

  it('gives the same answer to the same request', () => {
    for (const nodes of [50, 500, 50_000]) {
      const ask = () => {
        const { timeMs: _, ...rest } = proofNumberSearch({
          position: new TicTacToe(),
          question: 'does-not-lose',
          limits: { nodes },
        });
        return rest;
      };
      expect(ask()).toEqual(ask());
    }
  });
});

describe('proof-number search and its limits', () => {
  const position = new TicTacToe();

  it('answers a finished game', () => {
    const graph: readonly GraphNode[] = [{ turn: 1, to: [], result: 0 }];
    const ask = (asked: ProofQuestion) =>
      proofNumberSearch({ position: new GraphPosition(graph), question: asked, limits: { nodes: 0 } });
    expect(ask('wins')).toMatchObject({ answer: 'no', move: NO_MOVE, pv: [], complete: true, nodes: 0 });
    expect(ask('does-not-lose')).toMatchObject({ answer: 'yes', move: NO_MOVE, pv: [], complete: true });
  });

  it('has a legal move when stopped before the first node', () => {
    const stopped = proofNumberSearch({
      position,
      question: 'wins',
      limits: { signal: AbortSignal.abort() },
    });
    expect(stopped).toMatchObject({ answer: 'unknown', move: 0, limitedBy: 'stop' });
    expect(stopped.nodes).toBeLessThanOrEqual(1);
  });

  it('stops by the clock it is given', () => {
    let time = 0;
    const heaps = new NimPosition([13, 14, 15]);
    const limits = { timeMs: 3, now: () => time++ };
    expect(proofNumberSearch({ position: heaps, question: 'wins', limits }).limitedBy).toBe('time');
  });

  it('keeps a proved answer when the budget ends while its line is played', () => {
    const full = proofNumberSearch({ position, question: 'does-not-lose', limits: {} });
    const limits = { nodes: full.nodes - 1 };
    const cut = proofNumberSearch({ position, question: 'does-not-lose', limits });
    expect(full).toMatchObject({ answer: 'yes', complete: true });
    expect(cut).toMatchObject({ answer: 'yes', move: full.move, complete: false, limitedBy: 'nodes' });
  });

  it('does not take the greatest depth for an end', () => {
    const ask = (asked: ProofQuestion, depth: number) =>
      proofNumberSearch({ position, question: asked, limits: { depth } });
    expect(ask('wins', 9)).toMatchObject({ answer: 'no', complete: true });
    expect(ask('wins', 4)).toMatchObject({ answer: 'unknown', limitedBy: null });
    expect(ask('does-not-lose', 4)).toMatchObject({ answer: 'unknown', limitedBy: null });
    expect(ask('does-not-lose', 9)).toMatchObject({ answer: 'yes' });
  });

  it('looks exactly as deep as it is told', () => {
    // Three plies to the win, one way.
    const graph = [0, 1, 0, 1].map(
      (turn, i): GraphNode => ({
        turn: turn as Side,
        to: i < 3 ? [i + 1] : [],
        result: -1,
      }),
    );
    const ask = (depth: number) =>
      proofNumberSearch({ position: new GraphPosition(graph), question: 'wins', limits: { depth } });
    expect([1, 2, 3, 4].map((depth) => ask(depth).answer)).toEqual(['unknown', 'unknown', 'yes', 'yes']);
  });

  it('calls nothing a draw that may be a win', () => {
    // The first side may take the draw, or wait for the second side, which can repeat or lose.
    const graph: readonly GraphNode[] = [
      { turn: 0, to: [1, 2], result: 0 },
      { turn: 1, to: [], result: 0 },
      { turn: 1, to: [0, 3], result: 0 },
      { turn: 0, to: [], result: 1 },
    ];
    const position = new GraphPosition(graph);
    expect(proofNumberSearch({ position, question: 'does-not-lose', limits: {} }).answer).toBe('yes');
    expect(proofNumberSearch({ position, question: 'wins', limits: {} })).toMatchObject({
      answer: 'unknown',
      limitedBy: null,
    });
  });

  it('answers no where a cut line could not help the asking side', () => {
    // The second side wins at once or plays on beyond the depth.
    const to: number[][] = [[1], [2, 3], [4], [], [5], []];
    const graph = to.map((next, i): GraphNode => ({ turn: (i & 1) as Side, to: next, result: 1 }));
    graph[2] = { turn: 0, to: [4], result: 0 };
    graph[3] = { turn: 0, to: [], result: -1 };
    const request = { position: new GraphPosition(graph), question: 'wins', limits: { depth: 2 } } as const;
    expect(proofNumberSearch(request)).toMatchObject({ answer: 'no', complete: true, pv: [0, 1] });
  });

  it('does not follow endless play for ever', () => {
    const graph: readonly GraphNode[] = [
      { turn: 0, to: [1], result: 0 },
      { turn: 1, to: [0], result: 0 },
    ];
    const result = proofNumberSearch({ position: new GraphPosition(graph), question: 'wins', limits: {} });
    expect(result).toMatchObject({ answer: 'unknown', limitedBy: null });
  });
});
