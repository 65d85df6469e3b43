import type { BestMoveAnswer, BestMoveRequest, EngineHost } from '@tahoun/engine';
import { type GameRecord, playTurn } from '@tahoun/live';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Written, wordsOf } from '../testing/bot-discord.js';
import type { Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';

/** What the engine was asked, and what it does about it. */
const asked: BestMoveRequest[] = [];
type Answering = (...asked: Parameters<EngineHost['bestMove']>) => Promise<BestMoveAnswer> | undefined;
const engine: { answer: Answering } = { answer: () => undefined };

const tested = useTestBot({
  painter: { paint: async (svg) => Buffer.from(svg) },
  engine: (real): EngineHost => ({
    ...real,
    bestMove(request, options) {
      asked.push(request);
      return engine.answer(request, options) ?? real.bestMove(request, options);
    },
  }),
});
let channels = 0;

async function begun(options: Record<string, string | number> = { level: 1 }) {
  const anna = tested.it.person('Anna');
  anna.channelId = `scheduler-${channels++}`;
  await anna.starts({ game: 'tic-tac-toe', ...options });
  asked.length = 0;
  engine.answer = () => undefined;
  return { anna, board: () => anna.discord.in(anna.channelId).at(-1) as Written };
}

async function gameOf(person: Person): Promise<GameRecord> {
  return (await person.bot.store.lists.lastGamesOf(person.id))[0] as GameRecord;
}

/** A promise that is kept when it is told to be. */
function held<T>() {
  let release: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

describe('the computer', () => {
  it('is asked about the position that stands, at its own level, with luck of the game’s own', async () => {
    const { anna } = await begun({ level: 2 });
    await anna.command('move', { move: 'b2' });
    const game = await gameOf(anna);
    await anna.bot.scheduler.run(game.id);
    expect(asked).toEqual([
      {
        game: 'tic-tac-toe',
        position: game.match.start,
        played: ['b2'],
        level: 2,
        seed: (game.match.seed + 1) % 0xffffffff,
      },
    ]);
  });

  it('that thought about what was taken back and played otherwise plays nothing of it', async () => {
    const { anna } = await begun();
    anna.isPatient = false;
    const thought = held<BestMoveAnswer>();
    engine.answer = ({ played }) => (played?.[0] === 'b2' ? thought.promise : undefined);
    const { bot } = anna;
    const { id } = await gameOf(anna);
    const play = (move: string) =>
      bot.store.games.change(id, (game) => playTurn(game, { userId: anna.id, now: bot.now() }, move));
    await play('b2');
    const work = bot.scheduler.run(id);
    await anna.command('games');
    await bot.store.games.change(id, (game) => ({
      ...game,
      wakeAt: null,
      match: { ...game.match, moves: [], cursor: 0 },
    }));
    await play('c3');
    thought.release({ move: 'a1' } as BestMoveAnswer);
    await work;
    await bot.scheduler.run(id, {});
    const { match } = await gameOf(anna);
    expect(match.moves[0]).toBe('c3');
    expect(match.moves).toHaveLength(2);
    expect(asked.map(({ played }) => played)).toEqual([['b2'], ['c3']]);
  });

  it('thinks once about a position, though two ask for it at once', async () => {
    const { anna } = await begun();
    const { bot } = anna;
    const { id } = await gameOf(anna);
    await bot.store.games.change(id, (game) => playTurn(game, { userId: anna.id, now: bot.now() }, 'b2'));
    const other = tested.it.restarted().bot;
    await Promise.all([bot.scheduler.run(id), bot.scheduler.run(id), other.scheduler.run(id)]);
    await other.scheduler.stop();
    expect(asked).toHaveLength(1);
    expect((await gameOf(anna)).match.moves).toHaveLength(2);
  });

  it('tells how deep it is, at most every three seconds', async () => {
    const { anna, board } = await begun();
    const depths: string[] = [];
    engine.answer = (_request, options) =>
      (async () => {
        for (let depth = 1; depth <= 6; depth++) {
          tested.it.clock.offsetMs += 1500;
          options?.onProgress?.({ depth } as never);
          await anna.bot.messageSync.show((await gameOf(anna)).id);
          const seen = / *(\d+) pl(y|ies) deep/.exec(wordsOf(board().message))?.[1];
          if (seen !== undefined && !depths.includes(seen)) depths.push(seen);
        }
        return { move: 'a1' } as BestMoveAnswer;
      })();
    const shows = anna.discord.sent.length;
    await anna.command('move', { move: 'b2' });
    const { id } = await gameOf(anna);
    await anna.bot.scheduler.run(id, {});
    const told = anna.discord.sent
      .slice(shows)
      .flatMap(({ body }) => [...(/(\d+) pl(?:y|ies) deep/.exec(JSON.stringify(body))?.slice(1) ?? [])]);
    expect([...new Set(told)]).toEqual(['2', '4', '6'].filter((each) => told.includes(each)));
    expect(told.length).toBeGreaterThan(0);
    expect(wordsOf(board().message)).not.toMatch(/deep/);
  });

  it('that failed tries again after ten seconds, and not before', async () => {
    const { anna } = await begun();
    engine.answer = () => Promise.reject(new Error('broken on purpose'));
    await anna.command('move', { move: 'b2' });
    await anna.bot.scheduler.run((await gameOf(anna)).id);
    tested.it.log.length = 0;
    engine.answer = () => undefined;
    const { id, wakeAt } = await gameOf(anna);
    expect((wakeAt as number) - anna.bot.now()).toBeGreaterThan(8000);
    await anna.bot.scheduler.run(id);
    expect((await gameOf(anna)).match.moves).toHaveLength(1);
    tested.it.clock.offsetMs += 10_000;
    await anna.bot.scheduler.run(id);
    expect((await gameOf(anna)).match.moves).toHaveLength(2);
  });

  it('keeps its pace in a watched game', async () => {
    const { anna } = await begun();
    const slow = { ...anna.bot.timing, paceMs: 60_000 };
    const { bot } = tested.it.restarted({ timing: slow });
    await bot.scheduler.stop();
    await anna.command('watch', { game: 'tic-tac-toe', first: 1, second: 1 });
    const { id } = await gameOf(anna);
    await tested.it.bot.scheduler.stop();
    const before = (await gameOf(anna)).match.moves.length;
    await bot.store.games.change(id, (game) => ({ ...game, wakeAt: bot.now() }));
    await bot.scheduler.run(id);
    const after = await gameOf(anna);
    expect(after.match.moves).toHaveLength(before + 1);
    expect((after.wakeAt as number) - bot.now()).toBeGreaterThan(50_000);
    await bot.scheduler.run(id);
    expect((await gameOf(anna)).match.moves).toHaveLength(before + 1);
  });
});

describe('of two processes', () => {
  afterEach(() => vi.useRealTimers());

  /** A process that thinks until it is released, and another one beside it. */
  async function thinking() {
    const { anna } = await begun();
    anna.isPatient = false;
    const { bot } = tested.it;
    const { id } = await gameOf(anna);
    await bot.store.games.change(id, (game) => playTurn(game, { userId: anna.id, now: bot.now() }, 'b2'));
    const thought = held<BestMoveAnswer>();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const other = tested.it.restarted().bot;
    engine.answer = () => thought.promise;
    const work = other.scheduler.run(id);
    await expect.poll(() => asked).toHaveLength(1);
    engine.answer = () => undefined;
    return {
      /** Time passes, and the first process looks for what is due. */
      async wait(ms: number) {
        tested.it.clock.offsetMs += ms;
        await bot.scheduler.run(id);
        return (await gameOf(anna)).match.moves.length;
      },
      async end() {
        thought.release({ move: 'a1' } as BestMoveAnswer);
        await work;
        await other.scheduler.stop();
      },
    };
  }

  it('one goes on within three seconds when the other is killed while it thinks', async () => {
    const { wait, end } = await thinking();
    // The killed process says nothing more: its interval is never reached.
    expect(await wait(1000)).toBe(1);
    expect(await wait(2000)).toBe(2);
    await end();
  });

  it('one leaves a game to the other for as long as that is thinking', async () => {
    const { wait, end } = await thinking();
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(1000);
      expect(await wait(1500)).toBe(1);
    }
    await end();
    expect(await wait(0)).toBe(2);
  });
});

describe('a challenge', () => {
  it('runs out at its time by itself, not before, and not once it was accepted', async () => {
    const bruno = tested.it.person('Bruno');
    const ask = async () => {
      const anna = tested.it.person('Anna');
      anna.channelId = bruno.channelId = `scheduler-${channels++}`;
      await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
      return anna;
    };
    const anna = await ask();
    const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as GameRecord;
    await anna.bot.scheduler.run(id);
    expect((await anna.bot.store.games.find(id))?.status).toBe('challenge');
    const dana = await ask();
    await bruno.press(dana.discord.in(dana.channelId)[0] as Written, 'Accept');
    const { id: accepted } = await gameOf(dana);
    tested.it.clock.offsetMs += 60_001;
    for (const each of [id, accepted]) await anna.bot.scheduler.run(each);
    expect((await anna.bot.store.games.find(id))?.status).toBe('expired');
    expect((await anna.bot.store.games.find(accepted))?.status).toBe('active');
    expect(await anna.bot.store.leases.due(9)).not.toContain(id);
  });
});
