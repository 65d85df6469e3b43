import type { LiveState } from '@tahoun/live';
import { type Follower, TahounError } from '@tahoun/live/client';
import { describe, expect, it, vi } from 'vitest';
import { openTable } from './table.js';

const BEGUN = {
  version: 1,
  status: 'active',
  moves: ['e4'],
  turn: 'b',
  you: 'b',
  rematch: null,
  seats: [
    { side: 'w', kind: 'person' },
    { side: 'b', kind: 'person' },
  ],
  clock: { base: 60_000, increment: 2000, left: [50_000, 40_000], running: null },
} as unknown as LiveState;
const LOST = new TypeError('Failed to fetch');

/** A table after its first state, with functions to send it more states and to answer a request, its last by default. */
function table() {
  let stream: Follower | undefined;
  const asked: object[] = [];
  const answers: ((given: LiveState | Error) => void)[] = [];
  const client = {
    follow: (_place: object, follower: Follower) => {
      stream = follower;
      return new Promise<undefined>(() => undefined);
    },
    act: (_place: object, _what: string, body: object) =>
      new Promise<LiveState>((resolve, reject) => {
        asked.push(body);
        answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)));
      }),
  };
  const opened = openTable(client, 'game', 'key');
  const see = (changes: Partial<LiveState> = {}) => stream?.onState({ ...BEGUN, ...changes });
  see();
  return { ...opened, asked, see, answer: (given: LiveState | Error, nth = -1) => answers.at(nth)?.(given) };
}

const PLAYED = { version: 2, moves: ['e4', 'e5'] };

describe('a move on its way', () => {
  it('stands at once, with the turn and the clock of the other side, and is sent once', async () => {
    const { answer, play, see, state } = table();
    const played = play('e5', 1);
    expect(state.value).toMatchObject({ moves: ['e4', 'e5'], turn: 'w', clock: { running: 'w' } });
    // The other side does something meanwhile.
    see();
    expect(state.value?.moves).toEqual(['e4', 'e5']);
    answer({ ...BEGUN, ...PLAYED } as LiveState);
    await played;
    expect(state.value).toMatchObject(PLAYED);
  });

  it('pays for the time that it took, and counts the other side from then on', () => {
    vi.useFakeTimers({ now: 0, toFake: ['performance'] });
    try {
      const { age, play, see, state } = table();
      see({ clock: { ...BEGUN.clock!, running: 'b' } });
      vi.advanceTimersByTime(3000);
      void play('e5', 1);
      expect(state.value?.clock).toMatchObject({ left: [50_000, 39_000], running: 'w' });
      vi.advanceTimersByTime(1000);
      expect(age()).toBe(1000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is taken back by a refusal, which stays to be read', async () => {
    const { answer, play, problem, state } = table();
    const played = play('e5', 1);
    const refusal = new TahounError(409, 'game-over', '');
    answer(refusal);
    await played;
    expect(state.value).toMatchObject({ moves: ['e4'], turn: 'b' });
    expect(problem.value).toBe(refusal);
  });

  it.each([
    ['the game is over', { version: 2, status: 'finished' }],
    ['a move before it is taken back', { version: 2, moves: [] }],
    ['it has arrived and is taken back', PLAYED, { version: 3 }],
  ])('stands no more once %s', async (_when, ...seen) => {
    const { play, problem, see, answer, state } = table();
    const played = play('e5', 1);
    for (const changes of seen as Partial<LiveState>[]) see(changes);
    expect(state.value?.moves).toEqual('moves' in (seen.at(-1) as object) ? [] : ['e4']);
    answer(new TahounError(409, 'stale', ''));
    await played;
    expect(problem.value).toBeNull();
  });

  it('is no error where the game was over before it came', async () => {
    const { answer, play, problem, see } = table();
    const played = play('e5', 1);
    see({ version: 2, status: 'finished' });
    answer(new TahounError(409, 'game-over', ''));
    await played;
    expect(problem.value).toBeNull();
  });

  it('that is answered late does not take the next one back', async () => {
    const { answer, play, see, state } = table();
    const first = play('e5', 1);
    see({ version: 3, moves: ['e4', 'e5', 'Nf3'], turn: 'b' });
    void play('Nc6', 3);
    answer({ ...BEGUN, version: 2, moves: ['e4', 'e5'] } as LiveState, 0);
    await first;
    expect(state.value?.moves).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
  });

  it('does not stand twice where the other side has answered already', async () => {
    const { play, see, state } = table();
    void play('e5', 1);
    see({ version: 3, moves: ['e4', 'e5', 'Nf3'] });
    expect(state.value?.moves).toEqual(['e4', 'e5', 'Nf3']);
  });
});

describe('a move whose answer is lost', () => {
  it('stands and is sent again, while the clock of its side runs, until the game shows it', async () => {
    const { answer, asked, isSending, play, problem, see, state } = table();
    const played = play('e5', 1);
    answer(LOST);
    await expect.poll(() => isSending.value).toBe(true);
    expect(state.value).toMatchObject({ moves: ['e4', 'e5'], clock: BEGUN.clock });
    // The connection is there again, and the move is still missing.
    see();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[0]).toMatchObject({ move: 'e5', ply: 1, after: 'e4' });
    expect(state.value?.moves).toEqual(['e4', 'e5']);
    answer({ ...BEGUN, ...PLAYED } as LiveState);
    await played;
    expect([isSending.value, problem.value]).toEqual([false, null]);
  });

  it('is sent no more once another one is known, or the page is left', async () => {
    for (const end of ['taken back', 'closed'] as const) {
      const { answer, asked, close, play, see } = table();
      const played = play('e5', 1);
      if (end === 'closed') close();
      else see({ version: 2, moves: [] });
      answer(LOST);
      await played;
      expect(asked).toHaveLength(1);
    }
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

describe('what the user has asked for', () => {
  it.each([
    ['draw', { drawOffer: 'b' }, {}, 'draw'],
    ['undo', { undoAsked: 'b' }, {}, 'undo'],
    ['rematch', { status: 'finished', rematch: { id: 'next', asked: 'b' } }, { rematch: null }, 'rematch'],
    ['draw, answered by a move', { drawOffer: 'b' }, { moves: ['e4', 'e5', 'Nf3'] }, null],
    ['draw, accepted', { drawOffer: 'b' }, { status: 'finished' }, null],
    ['draw of the other side', { drawOffer: 'w' }, {}, null],
  ])('is declined where nothing comes of it (%s)', (_what, asking, answered, wanted) => {
    const { declined, see } = table();
    const open = { you: 'b', drawOffer: null, undoAsked: null, rematch: null };
    see({ ...open, ...asking, version: 2 } as Partial<LiveState>);
    see({ ...open, ...('rematch' in asking && asking), ...answered, version: 3 } as Partial<LiveState>);
    expect(declined.value).toBe(wanted);
    see({ ...open, moves: ['e4', 'e5', 'Nf3', 'Nc6'], version: 4 });
    expect(declined.value).toBeNull();
  });
});
