import { WIN } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import {
  type Judgeable,
  accuracyOf,
  accuracyOfSide,
  expectation,
  judgeMoves,
  kindOf,
  lossBetween,
  turned,
  winChance,
} from './judge.js';

/** @param score from the side to move */
const at = (score: number, move: string | null = 'best'): Judgeable => ({ move, score });

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

describe('the chance to win', () => {
  it('is 50 % where nobody leads, and that of both sides together 100 %', () => {
    expect(winChance({ score: 0 })).toBe(50);
    expect(winChance({ score: 272 })).toBeCloseTo(73.11, 2);
    expect(winChance({ score: 150 }) + winChance({ score: -150 })).toBeCloseTo(100, 10);
  });

  it('is certain where the score is proved, also where only a margin is', () => {
    expect(winChance({ score: WIN - 7, exact: false })).toBe(100);
    expect([100, 0, -100].map((score) => winChance({ score, exact: true }))).toEqual([100, 50, 0]);
  });
});

describe('the accuracy', () => {
  it('of a move is all where nothing is given away, falls with what is, and is nothing for a whole game', () => {
    expect(accuracyOf(0)).toBeCloseTo(100, 3);
    expect(accuracyOf(0.1)).toBeCloseTo(79.82, 1);
    expect(accuracyOf(0.3)).toBeLessThan(accuracyOf(0.2));
    expect(accuracyOf(2)).toBe(0);
  });

  it('of a side is the mean of its own moves, and there is none without any', () => {
    const judged = judgeMoves(['a', 'best', 'b'], 0, [at(300), at(0), at(0), at(-WIN)]);
    expect(judged.map(({ side }) => side)).toEqual([0, 1, 0]);
    const own = [judged[0], judged[2]].map((move) => accuracyOf(move?.loss as number));
    expect(accuracyOfSide(judged, 0)).toBeCloseTo(((own[0] as number) + (own[1] as number)) / 2, 1);
    expect(accuracyOfSide(judged, 1)).toBe(100);
    expect(accuracyOfSide([], 0)).toBeNull();
  });
});
