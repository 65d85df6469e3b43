import { discordTexts } from '@tahoun/i18n';
import type { GameRecord } from '@tahoun/live';
import { USUAL_SERVER } from '@tahoun/live/store';
import { ALL_PERMISSIONS } from '@tahoun/loopback-discord';
import { problemOfDay } from '@tahoun/problems';
import { shippedProblems } from '@tahoun/problems/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Written, buttonsOf, selectsOf, wordsOf } from '../testing/bot-discord.js';
import { NO_THREADS, type Person } from '../testing/person.js';
import { useTestBot } from '../testing/test-bot.js';

const tested = useTestBot({ painter: { paint: async (svg) => Buffer.from(svg) } });
let channels = 0;
const GUILD = '900';
const GAME = 'tic-tac-toe';

/** People in a new channel of a server. */
function people(...names: readonly string[]): Person[] {
  const channelId = `daily-${channels++}`;
  const changes = { channelId, where: 'server', permissions: NO_THREADS, managesServers: true } as const;
  return names.map((name) => Object.assign(tested.it.person(name), changes));
}

const board = ({ discord, channelId }: Person) => discord.boardIn(channelId);

/** Two people at a board. */
async function sat(): Promise<[Person, Person]> {
  const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
  await anna.command('play', { game: GAME, opponent: bruno });
  await bruno.press(board(anna), 'Accept');
  return [anna, bruno];
}

beforeEach(() => tested.it.bot.store.servers.change(GUILD, USUAL_SERVER));

describe('/help', () => {
  it('shows a topic, and any other that is chosen in its place', async () => {
    const [anna] = people('Anna') as [Person];
    const { message, said } = await anna.command('help');
    expect(said).toMatch(/^Play board games .*\.\n### How to play: Start a game\n- `\/play`/);
    const [computer, person, today] = buttonsOf((message as Written).message).map(({ label }) => label);
    const withComputer = await anna.press(message as Written, computer as string);
    expect(withComputer.said).toContain('New game');
    expect((await anna.press(message as Written, person as string)).said).toContain('New game');
    expect((await anna.press(message as Written, today as string)).said).toContain('Problem');
    await anna.select(message as Written, 'learn');
    expect(wordsOf((message as Written).message)).toMatch(/^### How to play: Learn/);
    expect((await anna.command('help', { topic: 'server' })).said).toMatch(/`\/server`/);
    expect(selectsOf((message as Written).message)[0]?.values).toHaveLength(6);
  });

  it.each(['en', 'cs'] as const)('names buttons that there are (%s)', (language) => {
    const { help, buttons, newGame, analyseThis } = discordTexts(language);
    const pages = Object.values(help.topics).map(({ text }) => text.join('\n'));
    for (const page of pages) {
      for (const [, label] of page.matchAll(/\*\*([^*]+)\*\*/g))
        expect([...Object.values(buttons), newGame.anybody, analyseThis]).toContain(label);
    }
  });
});

describe('/problem', () => {
  const problems = shippedProblems('czech-draughts');
  const shown = async (person: Person, options = {}) => {
    const { message } = await person.command('problem solve', { game: 'czech-draughts', ...options });
    return (message as Written).message;
  };

  it('shows everybody the problem of the day, its solution behind a spoiler', async () => {
    const anna = Object.assign(tested.it.person('Anna'), { channelId: 'problems' });
    const day = new Date(anna.bot.now()).toISOString().slice(0, 10);
    const { line } = problemOfDay(problems, day);
    const message = await shown(anna);
    expect(message.isEphemeral ?? false).toBe(false);
    expect(wordsOf(message)).toMatch(/Problem of the day/);
    expect(wordsOf(message)).toContain(`||${line.join(' ')}||`);
    expect(message.files).toHaveLength(1);
  });

  it('shows one of about a rating that is asked for', async () => {
    const anna = Object.assign(tested.it.person('Anna'), { channelId: 'problems-rated' });
    const words = wordsOf(await shown(anna, { rating: 900 }));
    const rating = Number(/Problem rating: ([\d,]+)/.exec(words)?.[1]?.replace(',', ''));
    expect(Math.abs(rating - 900)).toBeLessThanOrEqual(100);
    expect(words).not.toMatch(/of the day/);
  });
});

describe('/privacy', () => {
  /** Asks for it and means it. */
  async function forget(person: Person): Promise<string> {
    const { message } = await person.command('profile privacy');
    await person.press(message as Written, 'Delete my data');
    expect(wordsOf((message as Written).message)).toMatch(/cannot be undone/);
    await person.press(message as Written, 'Delete my data');
    return wordsOf((message as Written).message);
  }

  /** Everything in the database, as text. */
  async function kept(person: Person): Promise<string> {
    const { store } = person.bot;
    const games = await store.lists.gamesIn(person.channelId);
    const own = [await store.lists.lastGamesOf(person.id), await store.ratings.of(person.id)];
    return JSON.stringify([games.map(({ seats, ownerId }) => [seats, ownerId]), own]);
  }

  it('deletes a player: their opponent keeps the finished game, with nobody’s name', async () => {
    const [anna, bruno] = await sat();
    for (const [i, cell] of ['a1', 'a2', 'b1', 'b2', 'c1'].entries())
      await (i % 2 === 0 ? anna : bruno).select(board(anna), cell);
    await anna.command('profile settings', { theme: 'dark' });
    expect(await kept(anna)).toContain(anna.id);
    expect(await forget(anna)).toMatch(/^Your data is deleted/);
    expect(await kept(anna)).not.toContain(anna.id);
    expect(await kept(anna)).not.toContain('Anna');
    expect(await anna.bot.store.people.settingsOf(anna.id)).toMatchObject({ theme: null });
    expect((await bruno.command('games')).said).toContain('a former player – Bruno');
    expect((await bruno.bot.store.ratings.of(bruno.id))[0]).toMatchObject({ losses: 1 });
    expect((await bruno.press(board(bruno), 'Play again')).said).toMatch(/has deleted their data/);
    expect((await anna.command('games')).said).toMatch(/no games yet/);
  });

  it('ends what the other player would wait for, and tells them', async () => {
    const [anna, bruno] = await sat();
    const heard = () => tested.it.discord.core.world.notificationsOf(bruno.id).length;
    const before = heard();
    await forget(anna);
    expect(heard()).toBe(before + 1);
    expect(wordsOf(board(bruno).message)).toMatch(/O wins/);
    expect(wordsOf(board(bruno).message)).toMatch(/a former player/);
    const [carol, dan] = people('Carol', 'Dan') as [Person, Person];
    await carol.command('play', { game: GAME, opponent: dan });
    await forget(dan);
    expect(wordsOf(board(carol).message)).toMatch(/declined the challenge/);
  });
});

describe('/stats', () => {
  it('counts the games of two people with each other', async () => {
    const [anna, bruno] = await sat();
    expect((await anna.command('profile stats', { against: bruno })).said).toMatch(
      /not finished a game against/,
    );
    for (const [i, cell] of ['a1', 'a2', 'b1', 'b2', 'c1'].entries())
      await (i % 2 === 0 ? anna : bruno).select(board(anna), cell);
    await anna.command('play', { game: GAME, level: 1 });
    const own = '### Anna against Bruno\n**Tic-tac-toe**: 1 won, 0 drawn, 0 lost';
    expect((await anna.command('profile stats', { against: bruno })).said).toBe(own);
    expect((await bruno.command('profile stats', { user: anna, against: bruno })).said).toBe(own);
    expect((await bruno.command('profile stats', { against: anna })).said).toMatch(/0 won, 0 drawn, 1 lost/);
  });
});

describe('/server', () => {
  it('is for those who manage a server of the bot’s', async () => {
    const [anna] = people('Anna') as [Person];
    expect((await anna.command('server')).said).toMatch(/Channel for games: \*\*every channel\*\*/);
    anna.managesServers = false;
    expect((await anna.command('server', { threads: 'off' })).said).toMatch(/Only people who manage/);
    for (const where of ['direct', 'brought-along'] as const) {
      const stranger = Object.assign(tested.it.person('Cyril'), { where, channelId: `daily-${channels++}` });
      expect((await stranger.forged('server')).said).toMatch(/on a server that I am a member of/);
    }
    expect(await anna.bot.store.servers.of(GUILD)).toEqual(USUAL_SERVER);
  });

  it('has games begin in one channel and its threads, until they may everywhere', async () => {
    const [anna] = people('Anna') as [Person];
    const [bruno] = people('Bruno') as [Person];
    await anna.command('server', { channel: anna.channelId });
    const elsewhere = await bruno.command('play', { game: GAME, level: 1 });
    expect(elsewhere.said).toBe(`On this server, games start in <#${anna.channelId}>.`);
    expect(elsewhere.message?.isEphemeral).toBe(true);
    bruno.channelId = anna.channelId;
    await bruno.command('play', { game: GAME, level: 1 });
    expect(board(bruno)).toBeDefined();
    const direct = Object.assign(tested.it.person('Cyril'), { channelId: `daily-${channels++}` });
    await direct.command('play', { game: GAME, level: 1 });
    expect(board(direct)).toBeDefined();
    await anna.command('server', { anywhere: 'yes' });
    [bruno.channelId] = [people('x')[0]?.channelId as string];
    await bruno.command('play', { game: GAME, level: 1 });
    expect(board(bruno)).toBeDefined();
  });

  it('has no threads where they are not wanted', async () => {
    const [anna] = people('Anna') as [Person];
    anna.permissions = ALL_PERMISSIONS;
    await anna.command('server', { threads: 'off' });
    await anna.command('play', { game: GAME, level: 1 });
    expect(((await anna.bot.store.lists.gamesIn(anna.channelId))[0] as GameRecord).channelId).toBe(
      anna.channelId,
    );
    await anna.command('server', { threads: 'on' });
    await anna.command('play', { game: GAME, level: 1 });
    expect(await anna.bot.store.lists.gamesIn(anna.channelId)).toHaveLength(1);
  });

  it('speaks its language to people who have chosen none', async () => {
    const [anna, bruno] = people('Anna', 'Bruno') as [Person, Person];
    await anna.command('profile settings', { language: 'en' });
    expect((await bruno.command('server', { language: 'cs', reminders: 'off' })).said).toMatch(
      /Připomínky: \*\*Bez připomínek\*\*|Reminders: \*\*No reminders\*\*/,
    );
    expect((await bruno.command('profile stats')).said).toMatch(/Zatím/);
    expect((await anna.command('profile stats')).said).toMatch(/No rated games/);
    expect((await bruno.bot.store.servers.of(GUILD)).reminders).toBe(false);
  });
});
