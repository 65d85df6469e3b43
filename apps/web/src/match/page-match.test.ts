import { InputError } from '@tahoun/core';
import { type Match, goTo, goToPath, newClock, redo, undo } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { played } from '../test-support.js';
import { afterPlaying, afterStep, hasPerson, isPerson, turnAt, withPlayer } from './page-match.js';

const BLACK_BEGINS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1';
const AGAINST_COMPUTER = { players: ['human', 'level:1'] } as const;

describe('a player', () => {
  it('is a person or a computer', () => {
    expect(['human', 'level:3', 'minimax:2', 'nodes:500'].map(isPerson)).toEqual([true, false, false, false]);
    expect(hasPerson({ players: ['level:1', 'human'] })).toBe(true);
    expect(hasPerson({ players: ['level:1', 'greedy'] })).toBe(false);
  });

  it('is to move in turn, from the side on that began', () => {
    const [white, black] = [played({ game: 'chess' }), played({ game: 'chess', position: BLACK_BEGINS })];
    expect([0, 1, 2, 3].map((ply) => turnAt(white, ply))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2, 3].map((ply) => turnAt(black, ply))).toEqual([1, 0, 1, 0]);
  });
});

describe('a player who is chosen', () => {
  it.each([
    { before: ['human', 'level:3'], side: 0, spec: 'level:3', both: false, after: ['level:3', 'human'] },
    { before: ['human', 'level:3'], side: 1, spec: 'level:5', both: false, after: ['human', 'level:5'] },
    { before: ['level:3', 'human'], side: 1, spec: 'level:3', both: false, after: ['human', 'level:3'] },
    { before: ['level:3', 'human'], side: 1, spec: 'level:2', both: true, after: ['level:3', 'level:2'] },
    { before: ['human', 'level:3'], side: 1, spec: 'human', both: false, after: ['human', 'human'] },
  ] as const)('of $before as $side, $spec, makes $after', ({ before, side, spec, both, after }) => {
    expect(withPlayer(before, side, spec, both)).toEqual(after);
  });
});

describe('a step back or forward', () => {
  const moves = 'e4 e5 Nf3 Nc6';
  const step = (match: Match, way: typeof undo) => afterStep(match, (each) => way(each)).cursor;

  it.each([
    { players: ['human', 'level:1'], from: 4, back: 2 },
    { players: ['human', 'level:1'], from: 3, back: 2 },
    { players: ['human', 'level:1'], from: 2, back: 0 },
    { players: ['level:1', 'human'], from: 4, back: 3 },
    // The computer would begin: there is no position before its move.
    { players: ['level:1', 'human'], from: 1, back: 0 },
    { players: ['human', 'human'], from: 4, back: 3 },
    { players: ['level:1', 'level:1'], from: 4, back: 3 },
  ] as const)('back from $from with $players leads to $back', ({ players, from, back }) => {
    expect(step(goTo(played({ game: 'chess', players }, moves), from), undo)).toBe(back);
  });

  it.each([
    { players: ['human', 'level:1'], from: 0, on: 2 },
    { players: ['human', 'level:1'], from: 2, on: 4 },
    { players: ['human', 'level:1'], from: 3, on: 4 },
    { players: ['level:1', 'human'], from: 0, on: 1 },
    { players: ['level:1', 'human'], from: 3, on: 4 },
    { players: ['human', 'human'], from: 2, on: 3 },
    { players: ['level:1', 'level:1'], from: 2, on: 3 },
  ] as const)('forward from $from with $players leads to $on', ({ players, from, on }) => {
    expect(step(goTo(played({ game: 'chess', players }, moves), from), redo)).toBe(on);
  });

  it('at an end of the line goes nowhere', () => {
    const match = played({ game: 'chess', ...AGAINST_COMPUTER }, moves);
    expect(step(goTo(match, 0), undo)).toBe(0);
    expect(step(match, redo)).toBe(4);
  });
});

describe('a move that is played', () => {
  it('keeps as a variation what had been played from there', () => {
    const before = goTo(played({ game: 'chess' }, 'e4 e5 Nf3'), 1);
    const after = afterPlaying(before, 'c5', 0);
    expect(after).toMatchObject({ moves: ['e4', 'c5'], cursor: 2 });
    expect(goToPath(after, ['e4', 'e5']).moves).toEqual(['e4', 'e5', 'Nf3']);
  });

  it('shows a person what was played from there before, and a computer not', () => {
    const lines = (players: readonly [string, string]) => {
      const first = goTo(played({ game: 'chess', players }, 'e4 e5 Nf3'), 1);
      const other = goTo(afterPlaying(first, 'c5', 0), 1);
      return afterPlaying(other, 'e5', 0).moves;
    };
    expect(lines(['human', 'human'])).toEqual(['e4', 'e5', 'Nf3']);
    expect(lines(['level:1', 'human'])).toEqual(['e4', 'e5']);
  });

  it('costs the side that made it its time, and gives it the increment', () => {
    const clock = newClock(5, 3);
    const first = afterPlaying(played({ game: 'chess', clock }), 'e4', 10_000);
    expect(first.clock?.left).toEqual([293_000, 300_000]);
    expect(afterPlaying(first, 'e5', 20_000).clock?.left).toEqual([293_000, 283_000]);
    const black = played({ game: 'chess', clock, position: BLACK_BEGINS });
    expect(afterPlaying(black, 'e5', 1000).clock?.left).toEqual([300_000, 302_000]);
  });

  it('without a clock gets none', () => {
    expect(afterPlaying(played({ game: 'chess' }), 'e4', 10_000).clock).toBeNull();
  });

  it('that is not legal is refused', () => {
    expect(() => afterPlaying(played({ game: 'chess' }), 'e5', 0)).toThrow(InputError);
  });
});
