import { type Side, WIN } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import { MISTAKE_KINDS } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { createEvaluator, evaluateAll } from './evaluator.js';
import {
  type Evaluation,
  type JudgedMove,
  SIGNS,
  expectation,
  judgeMoves,
  kindOf,
  lossBetween,
  turned,
  worstOf,
} from './judge.js';

/** @param score from the side to move */
const at = (score: number, move: string | null = 'best'): Evaluation => ({ move, score });

describe('the expected result', () => {
  it('lies between a loss and a win, and is the same for both sides', () => {
    expect(expectation(0)).toBe(0);
    for (const score of [10, 100, 300, 1000, 5000]) {
      expect(expectation(-score)).toBeCloseTo(-expectation(score), 12);
      expect(expectation(score)).toBeGreaterThan(expectation(score - 10));
      expect(expectation(score)).toBeLessThan(1);
    }
  });

  it('is worth 46 % of a win at a lead of 2.72', () => {
    expect(expectation(272)).toBeCloseTo(0.46, 2);
  });

  it('is certain in a decided game, however many moves are left', () => {
    expect([WIN, WIN - 30, -WIN, 30 - WIN].map(expectation)).toEqual([1, 1, -1, -1]);
  });
});

describe('a move is called', () => {
  it.each([
    { loss: 0, kind: null },
    { loss: 0.0999, kind: null },
    { loss: 0.1, kind: 'inaccuracy' },
    { loss: 0.1999, kind: 'inaccuracy' },
    { loss: 0.2, kind: 'mistake' },
    { loss: 0.2999, kind: 'mistake' },
    { loss: 0.3, kind: 'blunder' },
    { loss: 2, kind: 'blunder' },
  ])('$kind when it gives away $loss', ({ loss, kind }) => {
    expect(kindOf(loss)).toBe(kind);
  });

  it('with its customary sign', () => {
    expect(MISTAKE_KINDS.map((kind) => SIGNS[kind])).toEqual(['?!', '?', '??']);
  });

  it.each([
    { name: 'a lead thrown away', before: 300, after: -300, kind: 'blunder' },
    { name: 'a lead kept', before: 300, after: 290, kind: null },
    { name: 'a lead that grows', before: 0, after: 300, kind: null },
    { name: 'a win let go', before: WIN - 5, after: 0, kind: 'blunder' },
    { name: 'a longer way to win', before: WIN - 5, after: WIN - 50, kind: null },
    { name: 'a quicker loss', before: 20 - WIN, after: 2 - WIN, kind: null },
    { name: 'a draw lost', before: 0, after: 10 - WIN, kind: 'blunder' },
    { name: 'a win for a large lead', before: WIN - 9, after: 1500, kind: null },
    { name: 'a bad position made worse', before: -1500, after: -3000, kind: null },
    { name: 'half a pawn of none', before: 0, after: -60, kind: 'inaccuracy' },
  ])('$kind: $name', ({ before, after, kind }) => {
    expect(kindOf(lossBetween(at(before), at(after)))).toBe(kind);
  });
});

describe('a review', () => {
  it.each([0, 1] as const)('judges the moves of both sides by the same measure, side %i first', (first) => {
    // Of each position from its side to move: the first move throws a lead away, the second gives it back.
    const judged = judgeMoves(['a', 'b', 'c'], first, [at(300), at(300), at(300), at(-300)]);
    expect(judged.map(({ kind }) => kind)).toEqual(['blunder', 'blunder', null]);
    expect(judged.map(({ side }) => side)).toEqual([first, 1 - first, first]);
    expect(judged.map(({ ply, move }) => [ply, move])).toEqual([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
    ]);
    expect(judged[0]).toMatchObject({ best: 'best', before: { score: 300 }, after: { score: -300 } });
  });

  it('never blames the move that the engine would have made', () => {
    const [judged] = judgeMoves(['best'], 0, [at(300), at(900)]);
    expect(judged).toMatchObject({ loss: 0, kind: null, after: { score: -900 } });
  });

  it('judges no move after the end, and none that is not evaluated on both sides', () => {
    expect(judgeMoves(['a', 'b'], 0, [])).toEqual([]);
    expect(judgeMoves(['a', 'b'], 0, [at(0)])).toEqual([]);
    expect(judgeMoves(['a', 'b'], 0, [at(0), at(0)])).toHaveLength(1);
    expect(judgeMoves(['a', 'b'], 0, [at(0), at(-WIN, null), at(0)]).map(({ ply }) => ply)).toEqual([0]);
  });

  it('does not blame the move that wins', () => {
    // The loser is to move in the last position.
    expect(judgeMoves(['mate'], 0, [at(WIN - 1), at(-WIN, null)])[0]).toMatchObject({ loss: 0, kind: null });
  });

  it('turns an evaluation without turning a zero into less', () => {
    expect(turned(at(5))).toEqual(at(-5));
    expect(Object.is(turned(at(0)).score, 0)).toBe(true);
  });
});

describe('the exercises', () => {
  const mistakes = [
    ...[0.3, 0.9, 0.5, 0.2, 0.7, 0.4, 0.6].map((loss, ply) => ({ loss, ply, side: 0 as Side })),
    { loss: 1.5, ply: 9, side: 1 as Side },
  ] as unknown as readonly JudgedMove[];
  const worst = (...players: [string, string]) => worstOf(mistakes, players).map(({ loss }) => loss);

  it('are the five worst moves of the person, the worst first', () => {
    expect(worst('human', 'level:3')).toEqual([0.9, 0.7, 0.6, 0.5, 0.4]);
    expect(worst('level:3', 'human')).toEqual([1.5]);
  });

  it('are of both sides where two persons or none played', () => {
    for (const players of [
      ['human', 'human'],
      ['level:1', 'level:2'],
    ] as [string, string][]) {
      expect(worst(...players)).toEqual([1.5, 0.9, 0.7, 0.6, 0.5]);
    }
  });
});

describe('the evaluator', () => {
  const match = { game: 'chess', start: 's', moves: ['e4', 'e5'] };
  const answer = (score: number) => ({ move: 'm', score }) as BestMoveAnswer;

  it('asks about the position before a move once, always with as many moves to search', async () => {
    const asked: { played?: readonly string[]; nodes?: number }[] = [];
    const evaluate = createEvaluator(async (request) => {
      asked.push(request as (typeof asked)[number]);
      return answer(asked.length);
    });
    const { signal } = new AbortController();
    expect((await evaluate(match, 1, signal))?.score).toBe(1);
    expect((await evaluate(match, 1, signal))?.score).toBe(1);
    expect((await evaluate({ ...match, moves: ['e4', 'c5'] }, 1, signal))?.score).toBe(1);
    expect((await evaluate(match, 2, signal))?.score).toBe(2);
    expect((await evaluate({ ...match, start: 'other' }, 1, signal))?.score).toBe(3);
    expect(asked.map(({ played }) => played)).toEqual([['e4'], ['e4', 'e5'], ['e4']]);
    expect(new Set(asked.map(({ nodes }) => nodes)).size).toBe(1);
  });

  it('answers nothing when it was cancelled, and remembers nothing of it', async () => {
    const controller = new AbortController();
    let count = 0;
    const evaluate = createEvaluator(async () => {
      if (++count === 1) controller.abort();
      return answer(count);
    });
    expect(await evaluate(match, 1, controller.signal)).toBeNull();
    expect((await evaluate(match, 1, new AbortController().signal))?.score).toBe(2);
  });

  it('fails when the engine does, unless it was cancelled', async () => {
    const controller = new AbortController();
    const evaluate = createEvaluator(async () => {
      throw new Error('no engine');
    });
    await expect(evaluate(match, 0, controller.signal)).rejects.toThrow('no engine');
    controller.abort();
    expect(await evaluate(match, 0, controller.signal)).toBeNull();
  });

  it('goes through all positions, the last one too, and stops at once', async () => {
    const told: number[] = [];
    const controller = new AbortController();
    const evaluate = async (_: unknown, ply: number) => at(ply);
    await evaluateAll(evaluate, match, controller.signal, ({ length }) => told.push(length));
    expect(told).toEqual([1, 2, 3]);
    await evaluateAll(evaluate, match, controller.signal, ({ length }) => {
      told.push(length);
      controller.abort();
    });
    expect(told).toEqual([1, 2, 3, 1]);
  });
});
