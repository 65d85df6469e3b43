import type { GameRecord } from '@tahoun/live';
import { describe, expect, it } from 'vitest';
import { type Written, altOf, buttonsOf, wordsOf } from './testing/bot-discord.js';
import { NO_THREADS, type Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/** Games with a time for each move, and games that end before they have begun. */
const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let channels = 0;

function newcomers(): [Person, Person] {
  const pair: [Person, Person] = [tested.it.person('Anna'), tested.it.person('Bruno')];
  for (const person of pair) {
    person.channelId = `time-${channels}`;
    person.where = 'server';
    person.permissions = NO_THREADS;
  }
  channels++;
  return pair;
}

async function begun(options: Record<string, string> = { time: '1d' }, moves: readonly string[] = []) {
  const [anna, bruno] = newcomers();
  await anna.starts({ game: 'tic-tac-toe', opponent: bruno, ...options });
  await bruno.press(last(anna), 'Accept');
  for (const [i, cell] of moves.entries()) await (i % 2 === 0 ? anna : bruno).select(last(anna), cell);
  const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as GameRecord;
  const heardBefore = [heard(anna).length, heard(bruno).length] as const;
  return {
    anna,
    bruno,
    id,
    board: () => last(anna),
    game: async () => (await anna.bot.store.games.find(id)) as GameRecord,
    /** Lets time pass, and what is due happen. */
    async wait(ms: number) {
      tested.it.clock.offsetMs += ms;
      await anna.bot.scheduler.run(id);
    },
    /** What both have been notified of since. */
    news: () => [heard(anna).slice(heardBefore[0]), heard(bruno).slice(heardBefore[1])],
  };
}

function last(person: Person): Written {
  return person.discord.boardIn(person.channelId);
}

function heard({ id, discord }: Person): string[] {
  return discord.core.world
    .notificationsOf(id)
    .map(({ data }) => wordsOf({ components: (data.components ?? []) as Written['message']['components'] }));
}

describe('the time for a move', () => {
  it('is three days between people who choose none, and no limit against the computer', async () => {
    const { game } = await begun({});
    expect((await game()).moveMs).toBe(3 * DAY);
    const [solo] = newcomers();
    await solo.command('play', { game: 'tic-tac-toe', level: 1 });
    expect((await solo.bot.store.lists.openGamesOf(solo.id))[0]).toMatchObject({
      moveMs: null,
      deadline: null,
    });
    expect((await (await begun({ time: 'none' })).game()).deadline).toBeNull();
  });

  it('is told by the challenge, and by the board while it runs', async () => {
    const [anna, bruno] = newcomers();
    await anna.starts({ game: 'tic-tac-toe', opponent: bruno, time: '12h' });
    expect(wordsOf(last(anna).message)).toContain('Time for each move: 12 hours.');
    await bruno.press(last(anna), 'Accept');
    expect(wordsOf(last(anna).message)).toMatch(/Time for this move runs out <t:\d+:R>/);
    expect(altOf(last(anna).message)).not.toContain('<t:');
    expect((await anna.command('games')).said).toMatch(/your turn\*\* · <t:\d+:R>/);
  });

  it('reminds the player to move, and nobody else, when a quarter of it is left', async () => {
    const { bruno, wait, news, board } = await begun({ time: '1d' }, ['b2']);
    await wait(18 * HOUR - 60_000);
    expect(news()).toEqual([[], []]);
    await wait(60_000);
    await wait(0);
    expect(news()).toEqual([
      [],
      [expect.stringMatching(new RegExp(`^<@${bruno.id}>: It is still your turn.*<t:\\d+:R>.*aborted`))],
    ]);
    expect(wordsOf(board().message)).toContain('to move');
  });

  it('is reminded of nowhere on a server that wants no reminders', async () => {
    const { wait, news, game, anna } = await begun({ time: '1h' }, ['b2', 'a1']);
    const { servers } = anna.bot.store;
    const guildId = (await game()).guildId as string;
    await servers.change(guildId, { reminders: false });
    await wait(HOUR * 0.75);
    expect(news()).toEqual([[], []]);
    await servers.change(guildId, { reminders: true });
    await wait(HOUR * 0.25);
    expect((await game()).status).toBe('finished');
  });

  it('once over loses the game: it is rated, and both hear of it', async () => {
    const { anna, bruno, wait, news, board } = await begun({ time: '1h' }, ['b2', 'a1', 'c3', 'a3']);
    await wait(HOUR * 0.75);
    expect(news()[0]?.[0]).toContain('then you lose the game');
    await wait(HOUR * 0.25 - 60_000);
    expect(wordsOf(board().message)).toContain('X to move');
    await wait(60_000);
    await wait(HOUR);
    expect(wordsOf(board().message)).toContain('O wins. The other side lost on time.');
    const told = (person: Person) => `<@${person.id}>: O wins. The other side lost on time.`;
    expect([news()[0]?.slice(1), news()[1]]).toEqual([[told(anna)], [told(bruno)]]);
    expect(await anna.bot.store.ratings.of(anna.id)).toMatchObject([{ losses: 1 }]);
    expect(await anna.bot.store.ratings.of(bruno.id)).toMatchObject([{ wins: 1 }]);
  });

  it('starts again with each move, and does not run against the computer', async () => {
    const { anna, game, wait, board, news } = await begun({ time: '1h' }, ['b2', 'a1']);
    await wait(HOUR * 0.75);
    await anna.select(board(), 'c3');
    await wait(HOUR * 0.5);
    expect((await game()).status).toBe('active');
    expect(news()[0]).toHaveLength(1);
    const [solo] = newcomers();
    await solo.starts({ game: 'tic-tac-toe', level: 1, time: '1h', side: 'second' });
    const { id, deadline } = (await solo.bot.store.lists.openGamesOf(solo.id))[0] as GameRecord;
    expect((deadline as number) - solo.bot.now()).toBeGreaterThan(HOUR - 60_000);
    await solo.command('move', { move: (await solo.autocomplete('move', 'move', ''))[0]?.value as string });
    for (const part of [0.75, 0.25]) {
      tested.it.clock.offsetMs += HOUR * part;
      await solo.bot.scheduler.run(id);
    }
    expect((await solo.bot.store.games.find(id))?.status).toBe('finished');
    expect(heard(solo).at(-1)).toContain('lost on time');
  });

  it('ends a game in which not both have moved without a loser', async () => {
    const { anna, bruno, wait, news, game, board } = await begun({ time: '1h' }, ['b2']);
    await wait(HOUR * 0.75);
    await wait(HOUR * 0.25);
    expect(await game()).toMatchObject({ status: 'aborted', wakeAt: null, deadline: null });
    expect(wordsOf(board().message)).toContain('Aborted');
    const [annas, brunos] = news();
    expect([annas?.at(-1), brunos?.at(-1)]).toEqual([anna, bruno].map(({ id }) => aborted(id)));
    expect(await anna.bot.store.ratings.of(anna.id)).toEqual([]);
  });

  it('costs nobody a game who was not reminded, because the bot was away', async () => {
    const { wait, game, news } = await begun({ time: '1h' }, ['b2', 'a1']);
    await wait(5 * HOUR);
    expect((await game()).status).toBe('active');
    expect(news()[0]).toHaveLength(1);
    await wait(HOUR * 0.25 - 60_000);
    expect((await game()).status).toBe('active');
    await wait(60_000);
    expect((await game()).status).toBe('finished');
  });

  it('is reminded of once and ended once, though two processes look', async () => {
    const { id, news, game } = await begun({ time: '1h' }, ['b2', 'a1']);
    const other = tested.it.restarted().bot;
    // It does what it is asked to, and does not look for more by itself.
    await other.scheduler.stop();
    for (const part of [0.75, 0.25]) {
      tested.it.clock.offsetMs += HOUR * part;
      await Promise.all([tested.it.bot, other].map(({ scheduler }) => scheduler.run(id)));
    }
    expect((await game()).status).toBe('finished');
    expect(news().map((each) => each.length)).toEqual([2, 1]);
  });
});

describe('a game in which not both have moved', () => {
  it('is aborted by either, by the button or the command; the other hears of it, and nothing is rated', async () => {
    for (const [plies, by] of [
      [0, 'bruno'],
      [1, 'anna'],
    ] as const) {
      const at = await begun({ time: '1d' }, ['b2'].slice(0, plies));
      const { anna, bruno, game, news, board } = at;
      if (by === 'bruno') await bruno.press(board(), 'Abort');
      else await anna.command('game abort');
      expect(await game()).toMatchObject({ status: 'aborted', deadline: null });
      expect(wordsOf(board().message)).toContain('Aborted before both sides had moved');
      const other = by === 'bruno' ? anna : bruno;
      expect(news().flat()).toEqual([aborted(other.id)]);
      expect(await anna.bot.store.ratings.of(anna.id)).toEqual([]);
      expect((await anna.command('move', { move: 'a1' })).said).toMatch(/no game|over/);
    }
  });

  it('cannot be aborted once they have, nor by others', async () => {
    const { bruno, board, game, anna } = await begun({}, ['b2']);
    const old = board();
    const stranger = tested.it.person('Cyril');
    stranger.channelId = anna.channelId;
    stranger.where = 'server';
    expect((await stranger.press(old, 'Abort')).said).toMatch(/You are watching/);
    await bruno.select(board(), 'a1');
    expect(buttonsOf(board().message).map(({ label }) => label)).not.toContain('Abort');
    expect((await anna.command('game abort')).said).toMatch(/can no longer be aborted/);
    expect((await game()).status).toBe('active');
  });
});

describe('a game against the computer', () => {
  it('is aborted too before both have moved, and never resigned by it', async () => {
    const [anna] = newcomers();
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    const open = async () => (await anna.bot.store.lists.openGamesOf(anna.id)) as GameRecord[];
    const [{ id }] = (await open()) as [GameRecord];
    await anna.command('game abort');
    expect((await anna.bot.store.games.find(id))?.status).toBe('aborted');
    await anna.command('play', { game: 'tic-tac-toe', level: 1 });
    await anna.command('move', { move: 'b2' });
    expect((await anna.command('game abort')).said).toMatch(/can no longer be aborted/);
    expect(await open()).toHaveLength(1);
  });
});

function aborted(id: string): string {
  return `<@${id}>: The game was aborted before both sides had moved. It is not rated.`;
}

describe('a reminder where only the users have the bot', () => {
  /** Anna and Bruno have begun a game with an hour for each move, and the key to its message has run out. */
  async function waited(isClosed: boolean) {
    const [anna, bruno] = newcomers();
    for (const person of [anna, bruno]) person.where = 'brought-along';
    await anna.starts({ game: 'tic-tac-toe', opponent: bruno, time: '1h' });
    await bruno.press(last(anna), 'Accept');
    await anna.select(last(anna), 'b2');
    const { world } = bruno.discord.core;
    const record = world.people.get(bruno.id);
    if (record !== undefined) record.closedToDirectMessages = isClosed;
    const { id } = (await anna.bot.store.lists.openGamesOf(anna.id))[0] as GameRecord;
    const remind = async () => {
      tested.it.clock.offsetMs += 45 * 60_000;
      await anna.bot.scheduler.run(id);
    };
    const direct = () =>
      [...world.directChannel([bruno.id, world.application.id]).messages.values()].map(({ data }) =>
        wordsOf({ components: (data.components ?? []) as Written['message']['components'] }),
      );
    return { anna, bruno, id, remind, direct };
  }

  it('is a direct message once nothing else can be written, with the game that it is about', async () => {
    const { bruno, remind, direct } = await waited(false);
    await remind();
    expect(direct()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^\\*\\*Tic-tac-toe: Anna – Bruno\\*\\*\\nBoard: https://discord.com/channels/\\d+/.*\\n<@${bruno.id}>: It is still your turn`,
        ),
      ),
    ]);
  });

  it('that nobody takes is told of by the game at the next visit, and once', async () => {
    const { anna, bruno, id, remind, direct } = await waited(true);
    await remind();
    expect(direct()).toEqual([]);
    const untold = new RegExp(`I could not remind <@${bruno.id}>`);
    expect(wordsOf(last(anna).message)).not.toMatch(untold);
    const { said } = await anna.command('board');
    expect(said).toMatch(untold);
    expect((await anna.command('board')).said).not.toMatch(untold);
    expect(await anna.bot.store.notices.pending(id)).toEqual([]);
  });
});
