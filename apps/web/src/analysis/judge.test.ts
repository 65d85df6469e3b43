import type { Side } from '@tahoun/core';
import type { BestMoveAnswer, JudgedMove } from '@tahoun/engine';
import { MISTAKE_KINDS, MISTAKE_SIGNS } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { createEvaluator, evaluateAll } from './evaluator.js';
import { worstOf } from './judge.js';

/** @param score from the side to move */
const at = (score: number) => ({ move: 'best', score, pv: [] });

it('a mistake has its customary sign', () => {
  expect(MISTAKE_KINDS.map((kind) => MISTAKE_SIGNS[kind])).toEqual(['?!', '?', '??']);
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
