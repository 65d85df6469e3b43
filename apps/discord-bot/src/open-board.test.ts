import { LiveGames, type OpenDatabase, Store, openDatabase } from '@tahoun/live/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showPhrases } from './bot/phrases.js';
import { type Written, wordsOf } from './testing/bot-discord.js';
import { NO_THREADS, type Person } from './testing/person.js';
import { useTestBot } from './testing/test-bot.js';

/** A game of people on Discord, played at the web page as well: its server has the same database. */
const tested = useTestBot({
  painter: { paint: async (svg) => Buffer.from(svg) },
  webUrl: 'https://tahoun.example/',
});

let database: OpenDatabase;
let page: LiveGames;

beforeAll(async () => {
  database = await openDatabase({ folder: tested.it.folder, client: 'page' });
  page = new LiveGames({
    store: new Store(database, 'a secret of its own', tested.it.bot.now),
    engine: tested.it.bot.engine,
    log: (said, error) => {
      throw new Error(said, { cause: error });
    },
  });
});

afterAll(async () => {
  await page?.close();
  await database?.close();
});

let channels = 0;

async function challenged() {
  const [anna, bruno, cyril] = ['Anna', 'Bruno', 'Cyril'].map((name) => tested.it.person(name)) as [
    Person,
    Person,
    Person,
  ];
  for (const person of [anna, bruno, cyril]) {
    person.channelId = `open-${channels}`;
    person.where = 'server';
    person.permissions = NO_THREADS;
  }
  channels++;
  await anna.command('play', { game: 'tic-tac-toe', opponent: bruno });
  const board = () => anna.discord.boardIn(anna.channelId) as Written;
  return { anna, bruno, cyril, board };
}

async function begun() {
  const people = await challenged();
  await people.bruno.press(people.board(), 'Accept');
  return people;
}

/** Clicks the button. @returns the game and the key in the link that came. */
async function opened(person: Person, board: Written, label = 'Open on the web') {
  const { sent } = person.discord;
  const before = sent.length;
  await person.press(board, label);
  const link = /https:\/\/tahoun\.example\/live\/([a-z0-9]+)(?:#([\w-]{22}))?/;
  const [, id = '', key = ''] = link.exec(JSON.stringify(sent.slice(before))) ?? [];
  return { id, key };
}

describe('the button that opens the board', () => {
  it('seats a player at the page, whose moves appear in chat and notify the other, and the other way round', async () => {
    const { anna, bruno, board } = await begun();
    const { id, key } = await opened(anna, board());
    expect(key).not.toBe('');
    expect(await page.state(id, key)).toMatchObject({ status: 'active', moves: [] });
    expect((await page.state(id, key)).you).toBe((await page.state(id)).turn);

    await page.act(id, key, { kind: 'move', move: 'b2', ply: 0 });
    await expect.poll(() => board().pinged).toEqual([bruno.id]);
    await bruno.select(board(), 'a1');
    expect((await page.state(id, key)).moves).toEqual(['b2', 'a1']);
    expect(wordsOf(board().message)).not.toContain(key);
  });

  it('lets a player say a set phrase, which appears in chat once in a while and notifies nobody', async () => {
    const { anna, board } = await begun();
    const { id, key } = await opened(anna, board());
    const written = () => anna.discord.in(anna.channelId).map(({ message }) => wordsOf(message));
    const before = written().length;
    const say = async (phrase: 'good-luck' | 'thanks') => {
      tested.it.clock.offsetMs += 4000;
      await page.act(id, key, { kind: 'say', phrase });
      await showPhrases(tested.it.bot);
    };
    await say('good-luck');
    await say('good-luck');
    await say('thanks');
    expect(written().slice(before)).toEqual([`<@${anna.id}>: Good luck!`, `<@${anna.id}>: Thanks!`]);
    expect(anna.discord.in(anna.channelId).at(-1)?.pinged).toEqual([]);
    expect(anna.discord.boardIn(anna.channelId).id).toBe(board().id);
    // The same may be said again later.
    tested.it.clock.offsetMs += 300_000;
    await say('good-luck');
    expect(written().slice(before)).toHaveLength(3);
    // Nothing is said any more in a thread that is closed.
    await tested.it.bot.store.games.setLocation(id, { thread: 'closed' });
    tested.it.clock.offsetMs += 300_000;
    await say('thanks');
    expect(written()).toHaveLength(before + 3);
  });

  it('lets everybody else watch, and nobody move for another', async () => {
    const { bruno, cyril, board } = await begun();
    const { id, key } = await opened(cyril, board());
    expect(key).toBe('');
    expect(await page.state(id)).toMatchObject({ you: null, status: 'active' });
    // The board stays as it is, with its buttons.
    const own = await opened(bruno, board());
    await expect(page.act(id, own.key, { kind: 'move', move: 'b2', ply: 0 })).rejects.toMatchObject({
      code: 'not-your-turn',
    });
    const other = await begun();
    const others = await opened(other.anna, other.board());
    await expect(page.act(id, others.key, { kind: 'move', move: 'b2', ply: 0 })).rejects.toMatchObject({
      code: 'not-player',
    });
  });
});

describe('a challenge', () => {
  const invited = (person: Person, board: Written) => opened(person, board, 'Invite by link');

  it('is answered at the page by whoever was given the link, under their own name and unrated', async () => {
    const { anna, bruno, board } = await challenged();
    const { id, key } = await invited(anna, board());
    expect(wordsOf(board().message)).not.toContain(key);
    expect(await page.state(id)).toMatchObject({ status: 'waiting', you: null });
    const asked = await page.state(id, key);
    expect(asked).toMatchObject({ status: 'waiting', you: asked.seats[1].side });
    expect(asked.seats).toMatchObject([
      { name: 'Anna', seated: true },
      { name: '', seated: false },
    ]);
    await page.act(id, key, { kind: 'join', name: '<@1> *Dana*' });
    await expect.poll(() => wordsOf(board().message)).toContain('\\*Dana\\*');
    const record = await anna.bot.store.games.find(id);
    expect(record).toMatchObject({ status: 'active', rated: false });
    expect((await bruno.press(board(), 'Resign')).said).toContain('You are watching this game');

    await anna.select(board(), 'b2');
    await page.act(id, key, { kind: 'move', move: 'a1', ply: 1 });
    await expect.poll(() => board().pinged).toEqual([anna.id]);
  });

  it('has one answer, and only who made it can hand it on', async () => {
    const { anna, bruno, cyril, board } = await challenged();
    for (const other of [bruno, cyril])
      expect((await other.press(board(), 'Invite by link')).said).toContain('Only the person who made');
    const [first, second] = [await invited(anna, board()), await invited(anna, board())];
    await bruno.press(board(), 'Accept');
    const stale = anna.clickOf(board(), `t1:${first.id}:0:invite:`);
    expect((await anna.deliver(stale)).said).toContain('has been answered');
    const late = await page.act(first.id, first.key, { kind: 'join', name: 'Dana' });
    expect(late).toMatchObject({ status: 'active', you: null });
    await expect(page.act(second.id, second.key, { kind: 'move', move: 'b2', ply: 0 })).rejects.toMatchObject(
      { code: 'not-player' },
    );
    expect((await anna.bot.store.games.find(first.id))?.seats[1].player).toBe(bruno.id);
  });

  it('shows the one who is challenged as not seated yet, and lets them sit down by their own key', async () => {
    const { anna, bruno, board } = await challenged();
    const { id } = await invited(anna, board());
    const key = await page.seatAccount(id, bruno.id);
    const state = await page.state(id, key as string);
    expect(state.seats[1]).toMatchObject({ name: 'Bruno', seated: false });
    const begun = await page.act(id, key as string, { kind: 'join', name: 'Somebody else' });
    expect(begun).toMatchObject({ status: 'active', you: state.seats[1].side });
    expect(begun.seats[1]).toMatchObject({ name: 'Bruno', seated: true });
    expect((await anna.bot.store.games.find(id))?.rated).toBe(true);
  });

  it('after a game with somebody who came by link is open to anybody', async () => {
    const { anna, cyril, board } = await challenged();
    const { id, key } = await invited(anna, board());
    await page.act(id, key, { kind: 'join', name: 'Dana' });
    await expect.poll(() => wordsOf(board().message)).toContain('Dana');
    await page.act(id, key, { kind: 'resign' });
    await expect.poll(() => wordsOf(board().message)).toContain('wins');
    await anna.press(board(), 'Play again');
    await cyril.press(board(), 'Join');
    expect(wordsOf(board().message)).toContain(`<@${cyril.id}>`);
  });
});
