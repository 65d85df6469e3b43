import '@tahoun/catalogue/all';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError, type Move, legalMoves } from '@tahoun/core';
import { type BestMoveAnswer, type TaskOptions, WorkRefused } from '@tahoun/engine';
import { playMove, snapshotAt } from '@tahoun/match';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveAction } from '../game/live-actions.js';
import type { LiveState } from '../game/live-state.js';
import { Outages } from '../game/outages.js';
import { type OpenDatabase, openDatabase } from '../store/open.js';
import { Store } from '../store/store.js';
import { POSTGRES_PROGRAMS, type Postgres, startPostgres } from '../testing/postgres.js';
import type { SearchingEngine } from './keeper.js';
import type { NewLiveGame } from './live-game.js';
import { LiveGames } from './live-games.js';
import { WebhookCalls } from './webhook-calls.js';

/** Milliseconds that PostgreSQL may take to start on a busy machine. */
const STARTING_MS = 60_000;

let folder: string;
let now: number;
const opened: { games: LiveGames; database: OpenDatabase; store: Store }[] = [];

/** The searches so far, and the result of the next ones. */
let searched: { client: TaskOptions['client']; signal: AbortSignal | undefined; depth: number | undefined }[];
let searching: () => Promise<Partial<BestMoveAnswer>>;

/** A service of its own on a database, as another process has it. The computer plays the first free square. */
async function service(url?: string, opening = openDatabase, clientGames?: number): Promise<LiveGames> {
  const database = await opening({ folder, url });
  const store = new Store(database, 'a secret', () => now);
  const engine: SearchingEngine = {
    async bestMove({ played = [], depth }, { client, signal } = {}) {
      searched.push({ client, signal, depth });
      const free = ['a1', 'b1', 'c1', 'a2', 'b2'].find((square) => !played.includes(square));
      return { move: free, ...(await searching()) } as BestMoveAnswer;
    },
  };
  const games = new LiveGames({
    store,
    engine,
    clientGames,
    log: (said, error) => {
      if (!(error instanceof InputError)) throw new Error(said, { cause: error });
    },
  });
  opened.push({ games, database, store });
  return games;
}

/** A database of a process that ends after each change, before it can notify anybody. */
const openSilent: typeof openDatabase = async (options) => {
  const database = await openDatabase(options);
  return {
    ...database,
    transact: (work) => database.transact((queries) => work(queries, () => undefined)),
  };
};

const CHESS: NewLiveGame = { game: 'chess', side: 0, name: 'Anna', language: 'en' };
const TIC_TAC_TOE: NewLiveGame = { ...CHESS, game: 'tic-tac-toe' };

function move(text: string, ply: number, thoughtMs?: number): LiveAction {
  return { kind: 'move', move: text, ply, thoughtMs };
}

/** Anna and Bruno at a board, after some moves. */
async function playing(games: LiveGames, wanted: NewLiveGame, ...moves: string[]) {
  const { id, keys } = await games.begin(wanted);
  const [anna, bruno] = keys as [string, string];
  await games.act(id, bruno, { kind: 'join', name: 'Bruno' });
  const keyAt = (ply: number) => (ply % 2 === wanted.side ? anna : bruno);
  for (const [ply, text] of moves.entries()) await games.act(id, keyAt(ply), move(text, ply));
  return { id, anna, bruno };
}

/** The code of the refusal that something comes to. */
function refused(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

describe.each(['sqlite', 'postgres'] as const)('live games in %s', (kind) => {
  let postgres: Postgres | undefined;
  let games: LiveGames;

  beforeAll(async () => {
    if (kind === 'postgres' && POSTGRES_PROGRAMS !== undefined) postgres = await startPostgres();
  }, STARTING_MS);

  afterAll(() => postgres?.close());

  beforeEach(async ({ skip }) => {
    skip(kind === 'postgres' && POSTGRES_PROGRAMS === undefined, 'PostgreSQL is not installed');
    folder = mkdtempSync(join(tmpdir(), 'tahoun-live-'));
    now = 1_000_000;
    searched = [];
    searching = async () => ({});
    games = await service(postgres?.url);
  });

  afterEach(async () => {
    for (const { games: each, database } of opened.splice(0)) {
      await each.close();
      await database.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('are listed with what their rows say, and those from before alike', async () => {
    const { id, anna, bruno } = await playing(games, CHESS, 'e4', 'e5', 'Nf3');
    await games.act(id, bruno, { kind: 'resign' });
    const other = await playing(games, { ...TIC_TAC_TOE, side: 1 }, 'a1');
    const third = await games.begin(CHESS);
    const keys = [anna, other.anna, third.keys[1] as string];
    const listed = await games.own(keys);
    expect(listed.toSorted((one, two) => two.plies - one.plies)).toMatchObject([
      {
        id,
        game: 'chess',
        status: 'finished',
        turn: 'b',
        you: 'w',
        plies: 3,
        players: ['Anna', 'Bruno'],
        result: { winner: 'w', reason: 'resigned' },
      },
      {
        id: other.id,
        status: 'active',
        turn: 'o',
        you: 'o',
        plies: 1,
        result: null,
        players: ['Bruno', 'Anna'],
      },
      { id: third.id, status: 'waiting', turn: 'w', you: 'b', plies: 0, players: ['Anna', ''] },
    ]);
    const [{ database, store }] = opened as [(typeof opened)[number]];
    const { games: rows } = database.tables;
    const unfilled = { plies: null, turn: null, outcome: null };
    await database.transact(async (queries) => void (await queries.update(rows).set(unfilled)));
    expect((await games.state(id)).result).toEqual({ winner: 'w', reason: 'resigned' });
    expect(await games.own(keys)).toEqual(listed);
    expect(await store.games.fillOld()).toBe(0);
  });

  it('begin when the other one sits down, and only they move', async () => {
    const { id, keys } = await games.begin(CHESS);
    const [anna, bruno] = keys as [string, string];
    const waiting = await games.state(id);
    expect(waiting).toMatchObject({ status: 'waiting', you: null, moves: [] });
    expect(waiting.seats.map(({ name, seated }) => [name, seated])).toEqual([
      ['Anna', true],
      ['', false],
    ]);
    expect(await refused(games.act(id, anna, move('e4', 0)))).toBe('not-begun');
    const begun = await games.act(id, bruno, { kind: 'join', name: 'Bruno' });
    expect(begun).toMatchObject({ status: 'active', you: 'b', turn: 'w' });
    expect(await refused(games.act(id, bruno, move('e5', 0)))).toBe('not-your-turn');
    expect((await games.act(id, anna, move('e4', 0))).moves).toEqual(['e4']);
    expect((await games.state(id, bruno)).turn).toBe('b');
  });

  it('let nobody move without the key of the seat', async () => {
    const { id, anna } = await playing(games, CHESS);
    const other = await playing(games, CHESS);
    const wrong = [undefined, '', 'x'.repeat(22), anna.toUpperCase(), `${anna} `, other.anna, other.bruno];
    for (const key of wrong) expect(await refused(games.act(id, key, move('e4', 0)))).toBe('not-player');
    expect(await refused(games.act('nothing', anna, move('e4', 0)))).toBe('no-such-game');
    expect(await refused(games.state('nothing'))).toBe('no-such-game');
    const seen = JSON.stringify(await games.state(id));
    expect(seen).not.toContain(anna);
    expect((await games.state(id)).moves).toEqual([]);
  });

  it('play a move once, however often it comes', async () => {
    const { id, anna } = await playing(games, CHESS, 'e4', 'e5');
    const moves = await Promise.all(
      Array.from({ length: 8 }, () => refused(games.act(id, anna, move('Nf3', 2)))),
    );
    expect(moves.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(moves)).toEqual(new Set(['done', 'stale']));
    expect((await games.state(id)).moves).toEqual(['e4', 'e5', 'Nf3']);
    expect(await refused(games.act(id, anna, move('e4', 3)))).toBe('not-your-turn');
    expect(await refused(games.act(id, anna, move('d4', 1)))).toBe('stale');
  });

  it.each([
    ['source', 1],
    ['minimax:2', 2],
    ['time:100?algorithm=source', undefined],
  ])('have %s look as far ahead as everywhere', async (computer, depth) => {
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer });
    await vi.waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]?.depth).toBe(depth);
  });

  it.each(['source:2?foo=1', 'source:2?cell-b2=300', 'source:2?cell-q2=3'])(
    'refuse %s, of which the game knows nothing',
    async (computer) => {
      expect(await refused(games.begin({ ...CHESS, game: 'zabor', computer }))).toMatch(/^parameter-/);
    },
  );

  it('have the computer move where it sits', async () => {
    const { id, keys } = await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    expect(keys).toHaveLength(1);
    const states = games.watch(id, keys[0], AbortSignal.timeout(STARTING_MS));
    let state = (await states.next()).value as LiveState;
    while (state.moves.length === 0) state = (await states.next()).value as LiveState;
    expect(state).toMatchObject({ moves: ['a1'], you: state.turn });
    expect(state.seats[0]).toMatchObject({ kind: 'computer', seated: true });
  });

  it('count the time of a clock from the third move on, and give back what messages take', async () => {
    const clock = { minutes: 1, increment: 2 };
    const { id, anna, bruno } = await playing(games, { ...CHESS, clock }, 'e4', 'e5');
    expect((await games.state(id)).clock).toEqual({
      base: 60_000,
      increment: 2000,
      left: [60_000, 60_000],
      running: 'w',
    });
    now += 10_000;
    expect((await games.state(id)).clock?.left).toEqual([50_000, 60_000]);
    expect((await games.act(id, anna, move('Nf3', 2, 9700))).clock?.left).toEqual([52_300, 60_000]);
    now += 10_000;
    // Nobody is given back more than half a second.
    expect((await games.act(id, bruno, move('Nc6', 3, 0))).clock?.left).toEqual([52_300, 52_500]);
    now += 53_000;
    const late = await games.act(id, anna, move('Bb5', 4));
    expect(late).toMatchObject({ status: 'finished', moves: ['e4', 'e5', 'Nf3', 'Nc6'] });
    expect(late.result).toEqual({ winner: 'b', reason: 'out-of-time' });
    expect(late.clock).toMatchObject({ left: [0, 52_500], running: null });
    await games.act(id, anna, { kind: 'rematch' });
    const { rematch } = await games.act(id, bruno, { kind: 'rematch' });
    expect((await games.state(rematch?.id as string)).clock?.left).toEqual([60_000, 60_000]);
  });

  it('believe for a whole game only so much of what messages are said to take', async () => {
    const { id, anna, bruno } = await playing(
      games,
      { ...CHESS, clock: { minutes: 1, increment: 0 } },
      'e4',
      'e5',
    );
    const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nc3', 'Nc6', 'Nb1', 'Nb8', 'Nf3', 'Nf6', 'Ng1', 'Ng8'];
    for (const [index, text] of knights.entries()) {
      now += 480;
      await games.act(id, index % 2 === 0 ? anna : bruno, move(text, index + 2, 0));
    }
    // Of 2880 ms, two seconds are given back, and the quota that five further moves add.
    expect((await games.state(id)).clock?.left).toEqual([59_620, 59_620]);
  });

  it('do not count the time in which the database does not answer', async () => {
    const { store } = opened[0] as (typeof opened)[0];
    const clock = { minutes: 1, increment: 0 };
    const { id, anna } = await playing(games, { ...CHESS, clock }, 'e4', 'e5');
    now += 10_000;
    store.outages.asked(now);
    now += 70_000;
    expect((await games.state(id)).clock?.left).toEqual([50_000, 60_000]);
    store.outages.answered(now);
    now += 5000;
    await games.work();
    expect(await games.state(id)).toMatchObject({ status: 'active', deadline: now + 45_000 });
    expect((await games.act(id, anna, move('Nf3', 2))).clock?.left).toEqual([45_000, 60_000]);
  });

  it('count no outage that was answered soon, and take no time that was not there', async () => {
    const outages = new Outages();
    outages.asked(0);
    outages.answered(2000);
    expect(outages.since(0, 9000)).toBe(0);
    outages.asked(10_000);
    outages.answered(20_000);
    expect([outages.since(0, 30_000), outages.since(15_000, 30_000), outages.since(20_000, 30_000)]).toEqual([
      10_000, 5000, 0,
    ]);
  });

  it('tell everybody who looks of each change, whichever process it comes through', async () => {
    const other = await service(postgres?.url);
    const { id, anna, bruno } = await playing(games, CHESS);
    const end = new AbortController();
    const watching = [games.watch(id, bruno, end.signal), other.watch(id, undefined, end.signal)];
    const moves = async (states: AsyncGenerator<LiveState>, count: number) => {
      for (;;) {
        const { value } = await states.next();
        if ((value as LiveState).moves.length >= count) return (value as LiveState).moves;
      }
    };
    expect(await Promise.all(watching.map((states) => moves(states, 0)))).toEqual([[], []]);
    await games.act(id, anna, move('e4', 0));
    expect(await Promise.all(watching.map((states) => moves(states, 1)))).toEqual([['e4'], ['e4']]);
    await other.act(id, bruno, move('e5', 1));
    expect(await Promise.all(watching.map((states) => moves(states, 2)))).toEqual([
      ['e4', 'e5'],
      ['e4', 'e5'],
    ]);
    end.abort();
  });

  it('show a change of which nobody was told, after a while', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const looking = await service(postgres?.url);
      const silent = await service(postgres?.url, openSilent);
      const { id, anna } = await playing(games, CHESS);
      const end = new AbortController();
      const states = looking.watch(id, undefined, end.signal);
      await states.next();
      const next = states.next();
      await silent.act(id, anna, move('e4', 0));
      vi.advanceTimersByTime(20_000);
      expect((await next).value).toMatchObject({ moves: ['e4'] });
      end.abort();
    } finally {
      vi.useRealTimers();
    }
  });

  it('work out what all who watch see once for each change', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    const end = new AbortController();
    const watching = Array.from({ length: 20 }, () => games.watch(id, undefined, end.signal));
    await Promise.all(watching.map((states) => states.next()));
    const nexts = [...watching, games.watch(id, bruno, end.signal)].map((states) => states.next());
    await nexts.at(-1);
    await games.act(id, anna, move('e4', 0));
    const seen = await Promise.all(
      watching.map(async (states, at) => {
        let { value } = (await nexts[at]) as IteratorYieldResult<LiveState>;
        while (value.moves.length === 0)
          ({ value } = (await states.next()) as IteratorYieldResult<LiveState>);
        return value;
      }),
    );
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]?.you).toBeNull();
    end.abort();
  });

  it('show who is there, as long as a page of theirs is open', async () => {
    const { id, anna } = await playing(games, CHESS);
    const present = async () => (await games.state(id)).seats.map((seat) => seat.present);
    const ends = [new AbortController(), new AbortController()] as const;
    const pages = ends.map((end) => games.watch(id, anna, end.signal));
    for (const page of pages) await page.next();
    expect(await present()).toEqual([true, false]);
    const gone = async (page: number) => {
      ends[page]?.abort();
      for await (const _state of pages[page] as AsyncGenerator<LiveState>);
      return present();
    };
    expect(await gone(0)).toEqual([true, false]);
    expect(await gone(1)).toEqual([false, false]);
  });

  it('count no page that could not be opened', async () => {
    const { id, anna } = await playing(games, CHESS);
    const { store } = opened.at(-1) as (typeof opened)[0];
    vi.spyOn(store.keys, 'markPresent').mockRejectedValueOnce(new Error('the database is away'));
    const end = new AbortController();
    await expect(games.watch(id, anna, end.signal).next()).rejects.toThrow('away');
    const states = games.watch(id, anna, end.signal);
    await states.next();
    expect((await games.state(id)).seats[0].present).toBe(true);
    await states.return(undefined);
    expect((await games.state(id)).seats[0].present).toBe(false);
  });

  it('end by agreement, giving up and aborting, and are played again with sides swapped', async () => {
    const { id, anna, bruno } = await playing(games, CHESS, 'e4', 'e5');
    expect((await games.act(id, anna, { kind: 'offer-draw' })).drawOffer).toBe('w');
    expect((await games.act(id, bruno, { kind: 'decline-draw' })).drawOffer).toBeNull();
    expect((await games.act(id, bruno, { kind: 'ask-undo' })).undoAsked).toBe('b');
    expect((await games.act(id, anna, { kind: 'accept-undo' })).moves).toEqual(['e4']);
    const over = await games.act(id, bruno, { kind: 'resign' });
    expect(over.result).toEqual({ winner: 'w', reason: 'resigned' });
    expect(await refused(games.act(id, anna, { kind: 'resign' }))).toBe('game-over');

    const asked = await games.act(id, anna, { kind: 'rematch' });
    expect(asked.rematch?.asked).toBe('w');
    const again = await games.act(id, bruno, { kind: 'rematch' });
    expect(again.rematch?.asked).toBeNull();
    const next = await games.state(again.rematch?.id as string, bruno);
    expect(next).toMatchObject({ status: 'active', you: 'w', moves: [] });
    expect((await games.act(next.id, anna, { kind: 'abort' })).status).toBe('aborted');
  });

  it('are played again after they were aborted, as after any end, and both are told where', async () => {
    const { id, anna, bruno } = await playing(games, CHESS, 'e4');
    await games.act(id, bruno, { kind: 'abort' });
    expect((await games.act(id, bruno, { kind: 'rematch' })).rematch?.asked).toBe('b');
    const agreed = await games.act(id, anna, { kind: 'rematch' });
    expect(agreed.rematch).toEqual({ id: expect.any(String), asked: null });
    expect((await games.state(id, bruno)).rematch).toEqual(agreed.rematch);
    const next = await games.state(agreed.rematch?.id as string, bruno);
    expect(next).toMatchObject({ status: 'active', you: 'w', moves: [] });
    await games.act(next.id, anna, { kind: 'abort' });
    expect(await refused(games.act(id, anna, { kind: 'rematch' }))).toBe('challenge-over');
  });

  it('are not played again when the question has run out, which is said', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    await games.act(id, anna, { kind: 'resign' });
    await games.act(id, anna, { kind: 'rematch' });
    now += 3_600_001;
    await games.work();
    expect(await refused(games.act(id, bruno, { kind: 'rematch' }))).toBe('challenge-over');
  });

  it('are searched for whoever has begun them', async () => {
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1', client: 'address:1' });
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1', client: 'address:2' });
    await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    await expect.poll(() => searched.map(({ client }) => client)).toHaveLength(3);
    expect(searched.map(({ client = '' }) => `${client}`.replace(/^@.*/, 'a guest')).sort()).toEqual([
      'a guest',
      'address:1',
      'address:2',
    ]);
  });

  it.each(['ask-undo', 'resign', 'abort'] as const)('are searched no more after %s', async (kind) => {
    const { id, keys } = await games.begin({ ...TIC_TAC_TOE, computer: 'level:1' });
    const [anna] = keys;
    searching = () =>
      new Promise((resolve) => searched[0]?.signal?.addEventListener('abort', () => resolve({})));
    await games.act(id, anna, move('b2', 0));
    await expect.poll(() => searched).toHaveLength(1);
    expect(searched[0]?.signal?.aborted).toBe(false);
    const left = await games.act(id, anna, { kind });
    await expect.poll(() => searched[0]?.signal?.aborted).toBe(true);
    expect((await games.state(id)).moves).toEqual(left.moves);
  });

  it('have the computer move however many searches of another client are not answered', async () => {
    const first = { ...TIC_TAC_TOE, side: 1, computer: 'level:1' } as const;
    let answer: (found: object) => void = () => undefined;
    const waiting = new Promise<object>((resolve) => {
      answer = resolve;
    });
    searching = async () => (searched.at(-1)?.client === 'many' ? waiting : {});
    for (let game = 0; game < 25; game++) void games.begin({ ...first, client: 'many' });
    await expect.poll(() => searched).toHaveLength(25);
    const { id } = await games.begin({ ...first, client: 'other' });
    await expect.poll(async () => (await games.state(id)).moves).toEqual(['a1']);
    answer({});
  });

  it('have the computer ask again when its engine has too much to do, which is no fault', async () => {
    searching = () => Promise.reject(new WorkRefused('too-busy'));
    const { id } = await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    await expect.poll(() => opened.at(-1)?.store.leases.nextDue()).toBe(now + 2000);
    searching = async () => ({});
    now += 2000;
    await games.work();
    expect((await games.state(id)).moves).toEqual(['a1']);
  });

  it('do not ask the computer again what its engine will never answer', async () => {
    searching = () =>
      Promise.reject(new InputError('parameters-none', 'no parameters', { game: 'tic-tac-toe' }));
    const { id, keys } = await games.begin({ ...TIC_TAC_TOE, side: 1, computer: 'level:1' });
    await expect.poll(async () => (await opened.at(-1)?.store.games.find(id))?.wakeAt).toBeNull();
    await games.act(id, keys[0] as string, { kind: 'resign' });
    expect(await games.state(id)).toMatchObject({ status: 'finished' });
  });

  it('are so many of one client at a time, rematches counted, and ended ones not', async () => {
    const few = await service(postgres?.url, openDatabase, 2);
    const begin = (client: string) => few.begin({ ...CHESS, client });
    const { id, keys } = await begin('one');
    const [anna, bruno] = keys;
    await begin('one');
    expect(await refused(begin('one'))).toBe('too-many-games');
    expect(await refused(begin('other'))).toBe('done');
    await few.act(id, bruno, { kind: 'join', name: 'Bruno' });
    await few.act(id, anna, { kind: 'resign' });
    // Of a game that is over nobody has to know whose it was.
    expect((await opened.at(-1)?.store.games.find(id))?.client).toBeNull();
    await few.act(id, anna, { kind: 'rematch' }, 'one');
    expect(await refused(begin('one'))).toBe('too-many-games');
    now += 24 * 3_600_000;
    expect(await refused(begin('one'))).toBe('done');
  });

  describe('against a computer', () => {
    /** A game after so many moves, with White to move. */
    async function after(plies: number) {
      const { id, keys } = await games.begin({ ...CHESS, computer: 'level:3' });
      let random = 1;
      await opened.at(-1)?.store.games.change(id, (game) => {
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
      searching = async () => ({ score: 0 });
      const { offer } = await after(40);
      expect(await offer()).toMatchObject({ status: 'finished', result: { winner: null } });
    });

    it.each([
      [38, 0, 'draw-early'],
      [40, -1, 'draw-declined'],
    ] as const)('have no draw after %i moves with %i for the person', async (plies, score, code) => {
      searching = async () => ({ score });
      const { id, offer } = await after(plies);
      expect(await refused(offer())).toBe(code);
      expect(await games.state(id)).toMatchObject({ status: 'active', drawOffer: null });
    });

    it('have no offer that stands when the search fails', async () => {
      searching = () => Promise.reject(new Error('out of order'));
      const { id, offer } = await after(40);
      expect(await refused(offer())).toContain('out of order');
      expect((await games.state(id)).drawOffer).toBeNull();
    });
  });

  it('carry set phrases to all who look, for a moment, from people at the board and not too many', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    const said = async () => (await games.state(id)).seats.map((seat) => seat.said?.phrase ?? null);
    const end = new AbortController();
    const states = games.watch(id, undefined, end.signal);
    await states.next();
    await games.act(id, anna, { kind: 'say', phrase: 'good-luck' });
    expect(((await states.next()).value as LiveState).seats[0].said).toEqual({
      phrase: 'good-luck',
      at: now,
    });
    now += 2999;
    await games.act(id, anna, { kind: 'say', phrase: 'sorry' });
    await games.act(id, bruno, { kind: 'say', phrase: 'thanks' });
    expect(await said()).toEqual(['good-luck', 'thanks']);
    now += 2;
    await games.act(id, anna, { kind: 'say', phrase: 'sorry' });
    expect(await said()).toEqual(['sorry', 'thanks']);
    now += 14_999;
    expect(await said()).toEqual(['sorry', null]);
    expect(await refused(games.act(id, undefined, { kind: 'say', phrase: 'thanks' }))).toBe('not-player');
    expect((await games.state(id)).version).toBe(1);
    end.abort();
  });

  it('refuse a rematch before the end, and what is not legal, and go on', async () => {
    const { id, anna } = await playing(games, CHESS);
    expect(await refused(games.act(id, anna, { kind: 'rematch' }))).toBe('not-over');
    expect(await refused(games.act(id, anna, move('e5', 0)))).toMatch(/^move-/);
    expect((await games.act(id, anna, move('d4', 0))).moves).toEqual(['d4']);
  });

  /** Calls of webhooks, one round at a time. @param post what happens to a call, and whether it is taken */
  function calling(post: () => Promise<boolean> | boolean) {
    const posted: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
    const calls = new WebhookCalls(
      opened[0]?.store as Store,
      async (url, headers, body) => {
        posted.push({ url, headers, body });
        return post();
      },
      (said, error) => {
        throw new Error(said, { cause: error });
      },
      'https://play.example',
    );
    const round = async () => {
      await Promise.all(await calls.round());
      return posted.length;
    };
    return { posted, round, calls };
  }

  it('call the webhook of whoever is to move, signed with the digest of their key', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    const { posted, round } = calling(() => true);
    expect(await refused(games.setWebhook(id, 'another', 'https://a.example/'))).toBe('not-player');
    await games.setWebhook(id, bruno, 'https://b.example/');
    expect(await round()).toBe(0);
    await games.act(id, anna, move('e4', 0));
    expect([await round(), await round()]).toEqual([1, 1]);
    const { url, headers, body } = posted[0] as (typeof posted)[0];
    expect(url).toBe('https://b.example/');
    const own = {
      id,
      status: 'active',
      turn: 'b',
      you: 'b',
      plies: 1,
      move: 'e4',
      position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      board: `https://play.example/live/${id}`,
    };
    expect(JSON.parse(body)).toMatchObject({ type: 'your-move', data: own });
    const signed = `${headers['Webhook-Id']}.${headers['Webhook-Timestamp']}.${body}`;
    const secret = createHash('sha256').update(bruno).digest();
    expect(headers['Webhook-Signature']).toBe(
      `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
    );
    await games.act(id, bruno, move('e5', 1));
    expect(await round()).toBe(1);
    await games.act(id, anna, { kind: 'resign' });
    expect(await round()).toBe(2);
    expect(JSON.parse(posted[1]?.body ?? '')).toMatchObject({ type: 'game-over', data: { id } });
    // In the next game Bruno begins: it is his turn as soon as both want it.
    await games.act(id, bruno, { kind: 'rematch' });
    expect(await round()).toBe(2);
    const { rematch } = await games.act(id, anna, { kind: 'rematch' });
    expect(await round()).toBe(3);
    expect(JSON.parse(posted[2]?.body ?? '')).toMatchObject({
      data: { id: rematch?.id, plies: 0, move: null },
    });
    await games.setWebhook(rematch?.id as string, bruno, null);
    await games.act(rematch?.id as string, bruno, { kind: 'resign' });
    expect(await round()).toBe(3);
  });

  it('call a webhook again that did not answer, about the newest state, and give up after some hours', async () => {
    const { id, anna, bruno } = await playing(games, CHESS);
    let meanwhile: (() => Promise<unknown>) | undefined;
    const { posted, round } = calling(async () => {
      await meanwhile?.();
      return meanwhile !== undefined;
    });
    await games.setWebhook(id, bruno, 'https://b.example/');
    await games.act(id, anna, move('e4', 0));
    for (let tries = 1; tries <= 8; tries++) {
      expect([await round(), await round()]).toEqual([tries, tries]);
      now += 10_000 * 3 ** (tries - 1);
    }
    now += 1e9;
    expect(await round()).toBe(8);
    await games.act(id, bruno, move('e5', 1));
    await games.act(id, anna, move('d4', 2));
    // While it is called about one move, the next one has come.
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await games.act(id, bruno, move('exd4', 3));
      await games.act(id, anna, move('Qxd4', 4));
    };
    expect([await round(), await round(), await round()]).toEqual([9, 10, 10]);
    expect(posted.slice(8).map(({ body }) => JSON.parse(body).data.plies)).toEqual([3, 5]);
  });

  it('call no webhook later because another server is silent, however many calls it is to get', async () => {
    const ends: (() => void)[] = [];
    const { posted, calls } = calling(() => new Promise((resolve) => ends.push(() => resolve(true))));
    const begin = async (url: string) => {
      const { id, anna, bruno } = await playing(games, CHESS);
      await games.setWebhook(id, bruno, url);
      await games.act(id, anna, move('e4', 0));
    };
    for (let i = 0; i < 8; i++) await begin(`https://SILENT.example:${8000 + i}/?${i}`);
    now += 1;
    await begin('https://b.example/');
    const begun = await calls.round();
    await expect.poll(() => posted).toHaveLength(begun.length);
    const silent = posted.filter(({ url }) => url.startsWith('https://SILENT.example'));
    expect(silent.length).toBeLessThan(8);
    expect(posted.map(({ url }) => url)).toContain('https://b.example/');
    expect(await calls.round()).toEqual([]);
    const answering = setInterval(() => ends.pop()?.(), 1);
    for (let more = begun; more.length > 0; more = await calls.round()) await Promise.all(more);
    clearInterval(answering);
    expect(new Set(posted.map(({ url }) => url)).size).toBe(9);
  });

  it('begin one game for a request that is sent again, with the same keys, and none for another of its name', async () => {
    const named = { name: 'client and key', request: 'chess' };
    const [first, second] = await Promise.all([games.begin(CHESS, named), games.begin(CHESS, named)]);
    expect([first.by, second.by].toSorted()).toEqual(['again', 'new']);
    expect([second.id, second.keys]).toEqual([first.id, first.keys]);
    const [anna, bruno] = first.keys as [string, string];
    await games.act(first.id, bruno, { kind: 'join', name: 'Bruno' });
    await games.act(first.id, anna, move('e4', 0));
    expect(await games.begin(CHESS, named)).toEqual({ id: first.id, keys: first.keys, by: 'again' });
    expect(await games.state(first.id, anna)).toMatchObject({ you: 'w', moves: ['e4'] });
    expect(await games.begin(CHESS, { ...named, request: 'chess, but other' })).toEqual({
      id: first.id,
      keys: [],
      by: 'other',
    });
    const other = await games.begin(CHESS, { ...named, name: 'another client' });
    expect(other.by).toBe('new');
    expect(new Set([first.id, ...first.keys, other.id, ...other.keys]).size).toBe(6);
  });

  it('list one page of the games of somebody after another, also of those that were touched at once', async () => {
    const begun = [];
    for (let nth = 0; nth < 5; nth++) {
      if (nth === 3) now += 1000;
      begun.push(await games.begin(CHESS));
    }
    const keys = begun.map(({ keys }) => keys[0] as string);
    const all = await games.own(keys);
    expect(all).toHaveLength(5);
    const paged = [];
    for (let after = all.slice(0, 0).at(-1); paged.length < 5; after = paged.at(-1)) {
      const page = await games.own(keys, { most: 2, after });
      expect(page.length).toBeGreaterThan(0);
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    expect(await games.own(keys, { most: 2, after: all.at(-1) })).toEqual([]);
  });

  it('show all games of somebody at once, the newest state of each, and rematches', async () => {
    const chess = await playing(games, CHESS);
    const toe = await playing(games, TIC_TAC_TOE);
    const end = new AbortController();
    const states = games.watchOwn([chess.bruno, toe.anna, 'another'], end.signal);
    const next = async () => (await states.next()).value as LiveState;
    const first = [await next(), await next()];
    expect(first.map(({ id, you }) => [id, you]).toSorted()).toEqual(
      [
        [chess.id, 'b'],
        [toe.id, 'x'],
      ].toSorted(),
    );
    const seen = next();
    await games.act(chess.id, chess.anna, move('e4', 0));
    expect(await seen).toMatchObject({ id: chess.id, moves: ['e4'] });
    await games.act(toe.id, toe.anna, move('a1', 0));
    await games.act(toe.id, toe.bruno, { kind: 'resign' });
    await expect.poll(async () => (await next()).status).toBe('finished');
    await games.act(toe.id, toe.bruno, { kind: 'rematch' });
    const ids = new Set<string>();
    await expect
      .poll(async () => {
        ids.add((await next()).id);
        return ids.size;
      })
      .toBe(2);
    expect(games.watching().games).toBe(3);
    end.abort();
    expect(await states.next()).toEqual({ value: undefined, done: true });
    await expect.poll(() => games.watching()).toEqual({ streams: 0, games: 0 });
  });
});
