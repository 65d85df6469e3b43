import { type Match, goTo, loseOnTime, newClock, resultOf } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { played } from '../test-support.js';
import {
  afterTick,
  isNextSecond,
  readSpent,
  runs,
  spentText,
  thinkingTime,
  timeLeftOf,
  turnKey,
} from './clock.js';

const GOES_ON = { isOver: false, isPaused: false, isReplaying: false };
const clock = { ...newClock(5, 0), left: [200_000, 100_000] as const };
const timed = (moves = 'e4 e5 Nf3') => ({ ...played({ game: 'chess' }, moves), clock });

describe('a clock', () => {
  it.each([
    { name: 'from the first move on', match: timed(), runs: true },
    { name: 'not before it', match: timed(''), runs: false },
    { name: 'not in a match without a clock', match: { ...timed(), clock: null }, runs: false },
    { name: 'not at an earlier place of the game', match: goTo(timed(), 2), runs: false },
    { name: 'not at the start of a game that goes on', match: goTo(timed(), 0), runs: false },
    { name: 'not when the game is over', match: timed(), hold: { isOver: true }, runs: false },
    { name: 'not while the computer waits', match: timed(), hold: { isPaused: true }, runs: false },
    { name: 'not during a replay', match: timed(), hold: { isReplaying: true }, runs: false },
  ])('runs $name', ({ match, hold, runs: wanted }) => {
    expect(runs(match, { ...GOES_ON, ...hold })).toBe(wanted);
  });

  it('stands still behind a dialog', () => {
    expect(afterTick(5000, 100, false)).toBe(5100);
    expect(afterTick(5000, 100, true)).toBe(5000);
  });

  it('stops for good when a flag falls, which ends the game once', () => {
    const lost = loseOnTime(timed(), 1);
    expect(resultOf(lost)).toMatchObject({ winner: 0, reason: 'out-of-time' });
    expect(runs(lost, { ...GOES_ON, isOver: resultOf(lost) !== null })).toBe(false);
    expect(loseOnTime(lost, 0)).toBe(lost);
  });

  it.each([
    { name: 'the side to move is charged', match: timed(), turn: 1, left: [200_000, 70_000] },
    { name: 'and the other side after its move', match: timed('e4 e5'), turn: 0, left: [170_000, 100_000] },
    // Black is to move at the end of the line, White on the board.
    {
      name: 'the end of the line counts, not the board',
      match: goTo(timed(), 2),
      turn: 0,
      left: [200_000, 70_000],
    },
    { name: 'two places earlier too', match: goTo(timed(), 1), turn: 1, left: [200_000, 70_000] },
  ] as const)('$name', ({ match, turn, left }) => {
    expect(([0, 1] as const).map((side) => timeLeftOf(match, turn, 30_000, side))).toEqual(left);
  });

  it('shows no less than nothing, and nothing in a match without one', () => {
    expect(timeLeftOf(timed(), 1, 100_001, 1)).toBe(0);
    expect(timeLeftOf({ ...timed(), clock: null }, 1, 0, 1)).toBe(0);
  });
});

describe('the time spent on a move', () => {
  const key = turnKey('m1', timed());

  it('survives a reload of the same match in the same turn', () => {
    for (const spent of [0, 1, 12_345, 99.6])
      expect(readSpent(spentText(spent, key), key)).toBe(Math.round(spent));
  });

  it.each([
    { name: 'of another match', other: turnKey('m2', timed()) },
    { name: 'of another turn', other: turnKey('m1', timed('e4 e5')) },
  ])('is not charged in one $name', ({ other }) => {
    expect(readSpent(spentText(12_345, key), other)).toBe(0);
  });

  it('belongs to the end of the line, wherever the board stands', () => {
    expect(turnKey('m1', goTo(timed(), 1) as Match)).toBe(key);
  });

  it.each([null, '', '123', 'nonsense'])('is nothing where %j is written', (text) => {
    expect(readSpent(text, key)).toBe(0);
  });

  it('is written down once a second', () => {
    const ticks = Array.from({ length: 31 }, (_, i) => i * 100);
    const written = ticks.filter((at) => isNextSecond(at, at + 100));
    expect(written).toEqual([900, 1900, 2900]);
  });
});

describe('the computer with a clock', () => {
  const with_ = (left: number, increment = 0) =>
    thinkingTime({ base: 300_000, increment, left: [left, 5000] }, 0);

  it('plans for many moves with what it has left, and uses most of its increment', () => {
    expect(with_(250_000)).toBe(10_000);
    expect(with_(250_000, 5000)).toBe(14_000);
    expect(thinkingTime({ base: 0, increment: 0, left: [250_000, 5000] }, 1)).toBe(200);
  });

  it('never thinks until its flag falls', () => {
    for (const left of [200, 500, 1000, 5000, 60_000]) {
      for (const increment of [0, 2000, 60_000])
        expect(with_(left, increment)).toBeLessThanOrEqual(left - 150);
    }
  });

  it('thinks a little even with no time at all', () => {
    expect(with_(0)).toBe(20);
    expect(with_(100, 60_000)).toBe(20);
  });
});
