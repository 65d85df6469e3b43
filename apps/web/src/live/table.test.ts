import type { LiveState } from '@tahoun/live';
import { type Follower, TahounError } from '@tahoun/live/client';
import { describe, expect, it } from 'vitest';
import { openTable } from './table.js';

const BEGUN = { version: 1, moves: ['e4'], rematch: null, seats: [{}, {}] } as unknown as LiveState;
const LOST = new TypeError('Failed to fetch');

/** A table after its first state, with functions to send it more states and to answer its last request. */
function table() {
  let stream: Follower | undefined;
  let answer = (_with: LiveState | Error): void => undefined;
  const client = {
    follow: (_place: object, follower: Follower) => {
      stream = follower;
      return new Promise<undefined>(() => undefined);
    },
    act: () =>
      new Promise<LiveState>((resolve, reject) => {
        answer = (given) => (given instanceof Error ? reject(given) : resolve(given));
      }),
  };
  const opened = openTable(client, 'game', 'key');
  const see = (changes: Partial<LiveState> = {}) => stream?.onState({ ...BEGUN, ...changes });
  see();
  return { ...opened, see, answer: (given: LiveState | Error) => answer(given) };
}

const PLAYED = { version: 2, moves: ['e4', 'e5'] };

describe('a move whose answer is lost', () => {
  it('is said to be lost until the game shows that it has arrived', async () => {
    const { answer, play, problem, see } = table();
    const played = play('e5', 1);
    answer(LOST);
    await played;
    expect(problem.value).toBe(LOST);
    // The other side has joined; the move is still missing.
    see();
    expect(problem.value).toBe(LOST);
    see(PLAYED);
    expect(problem.value).toBeNull();
  });

  it('is not, where the game has shown it before', async () => {
    const { answer, play, problem, see } = table();
    const played = play('e5', 1);
    see(PLAYED);
    answer(LOST);
    await played;
    expect(problem.value).toBeNull();
  });
});

describe('an action whose answer is lost', () => {
  const rematch = { id: 'next', asked: 'w' };
  it.each([
    ['an offer', { version: 2 }],
    ['a rematch, which does not change this game,', { rematch }],
  ])('such as %s is no problem once its outcome is seen', async (_what, changes) => {
    for (const isSeenFirst of [true, false]) {
      const { act, answer, problem, see } = table();
      const acted = act('something');
      if (isSeenFirst) see(changes);
      answer(LOST);
      await acted;
      if (!isSeenFirst) {
        expect(problem.value).toBe(LOST);
        see(changes);
      }
      expect(problem.value).toBeNull();
    }
  });

  it('is one where the game is as it was; and a refusal stays whatever is seen', async () => {
    const { act, answer, problem, see } = table();
    const lost = act('rematch');
    see();
    answer(LOST);
    await lost;
    expect(problem.value).toBe(LOST);
    const refused = act('rematch');
    const refusal = new TahounError(409, 'not-over', '');
    answer(refusal);
    await refused;
    see({ rematch });
    expect(problem.value).toBe(refusal);
  });
});
