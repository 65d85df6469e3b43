import '@tahoun/catalogue/all';
import { InputError, type Move, legalMoves } from '@tahoun/core';
import { WorkRefused } from '@tahoun/engine';
import { playMove, snapshotAt } from '@tahoun/match';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveState } from '../game/live-state.js';
import { DATABASES } from '../testing/database-place.js';
import { CHESS, TIC_TAC_TOE, move, refused } from '../testing/live-people.js';
import { useLiveService } from '../testing/live-service.js';
import type { LiveGames } from './live-games.js';

describe.each(DATABASES)('live games with a computer in %s', (kind) => {
  const live = useLiveService(kind);
  let games: LiveGames;

  beforeEach(() => {
    ({ games } = live.first);
  });

  it('have the computer move where it sits', async () => {
    const { id, keys } = await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    expect(keys).toHaveLength(1);
    const states = games.watch(id, keys[0], AbortSignal.timeout(60_000));
    let state = (await states.next()).value as LiveState;
    while (state.moves.length === 0) state = (await states.next()).value as LiveState;
    expect(state).toMatchObject({ moves: ['a1'], you: state.turn });
    expect(state.seats[0]).toMatchObject({ kind: 'computer', seated: true });
  });

  it.each([
    ['source', 1],
    ['minimax:2', 2],
    ['time:100?algorithm=source', undefined],
  ])('have %s look as far ahead as everywhere', async (computer, depth) => {
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer });
    await vi.waitFor(() => expect(live.searched).toHaveLength(1));
    expect(live.searched[0]?.depth).toBe(depth);
  });

  it.each(['source:2?foo=1', 'source:2?cell-b2=300', 'source:2?cell-q2=3'])(
    'refuse %s, of which the game knows nothing',
    async (computer) => {
      expect(await refused(games.begin({ ...CHESS, game: 'zabor', computer }))).toMatch(/^parameter-/);
    },
  );

  it('are searched for whoever has begun them', async () => {
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1', client: 'address:1' });
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1', client: 'address:2' });
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    await expect.poll(() => live.searched.map(({ client }) => client)).toHaveLength(3);
    expect(live.searched.map(({ client = '' }) => `${client}`.replace(/^@.*/, 'a guest')).sort()).toEqual([
      'a guest',
      'address:1',
      'address:2',
    ]);
  });

  it.each(['ask-undo', 'resign', 'abort'] as const)('are searched no more after %s', async (kind) => {
    const { id, keys } = await games.begin({ ...TIC_TAC_TOE, computer: 'level:1' });
    const [anna] = keys;
    live.searching = () =>
      new Promise((resolve) => live.searched[0]?.signal?.addEventListener('abort', () => resolve({})));
    await games.act(id, anna, move('b2', 0));
    await expect.poll(() => live.searched).toHaveLength(1);
    expect(live.searched[0]?.signal?.aborted).toBe(false);
    const left = await games.act(id, anna, { kind });
    await expect.poll(() => live.searched[0]?.signal?.aborted).toBe(true);
    expect((await games.state(id)).moves).toEqual(left.moves);
  });

  it('have the computer move however many searches of another client are not answered', async () => {
    const first = { ...TIC_TAC_TOE, side: 1, computer: 'level:1' } as const;
    let answer: (found: object) => void = () => undefined;
    const waiting = new Promise<object>((resolve) => {
      answer = resolve;
    });
    live.searching = async () => (live.searched.at(-1)?.client === 'many' ? waiting : {});
    for (let game = 0; game < 25; game++) void games.begin({ ...first, client: 'many' });
    await expect.poll(() => live.searched).toHaveLength(25);
    const { id } = await games.begin({ ...first, client: 'other' });
    await expect.poll(async () => (await games.state(id)).moves).toEqual(['a1']);
    answer({});
  });

  it('have the computer ask again when its engine has too much to do, which is no fault', async () => {
    live.searching = () => Promise.reject(new WorkRefused('too-busy'));
    const { id } = await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    await expect.poll(() => live.first.store.leases.nextDue()).toBe(live.now + 2000);
    live.searching = async () => ({});
    live.now += 2000;
    await games.work();
    expect((await games.state(id)).moves).toEqual(['a1']);
  });

  it('do not ask the computer again what its engine will never answer', async () => {
    live.searching = () =>
      Promise.reject(new InputError('parameters-none', 'no parameters', { game: 'tic-tac-toe' }));
    const { id, keys } = await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    await expect.poll(async () => (await live.first.store.games.find(id))?.wakeAt).toBeNull();
    await games.act(id, keys[0] as string, { kind: 'resign' });
    expect(await games.state(id)).toMatchObject({ status: 'finished' });
  });

  /** A game after so many moves, with White to move. */
  async function after(plies: number) {
    const { id, keys } = await games.begin({ ...CHESS, computer: 'level:3' });
    let random = 1;
    await live.first.store.games.change(id, (game) => {
      let { match } = game;
      while (match.moves.length < plies) {
        const { game: rules, position } = snapshotAt(match);
        const moves = legalMoves(position);
        random = (random * 16_807) % 2_147_483_647;
        match = playMove(match, rules.formatMove(position, moves[random % moves.length] as Move));
      }
      return { ...game, match };
    });
    return { id, offer: () => games.act(id, keys[0], { kind: 'offer-draw' }) };
  }

  it('have a draw when it agrees', async () => {
    live.searching = async () => ({ score: 0 });
    const { offer } = await after(40);
    expect(await offer()).toMatchObject({ status: 'finished', result: { winner: null } });
  });

  it.each([
    [38, 0, 'draw-early'],
    [40, -1, 'draw-declined'],
  ] as const)('have no draw after %i moves with %i for the person', async (plies, score, code) => {
    live.searching = async () => ({ score });
    const { id, offer } = await after(plies);
    expect(await refused(offer())).toBe(code);
    expect(await games.state(id)).toMatchObject({ status: 'active', drawOffer: null });
  });

  it('have no offer that stands when the search fails', async () => {
    live.searching = () => Promise.reject(new Error('out of order'));
    const { id, offer } = await after(40);
    expect(await refused(offer())).toContain('out of order');
    expect((await games.state(id)).drawOffer).toBeNull();
  });
});
