import { LiveGames, type OpenDatabase, Store, openDatabase } from '@tahoun/live/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    store: new Store(database, 'a secret of its own'),
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

async function begun() {
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
  await bruno.press(board(), 'Accept');
  return { anna, bruno, cyril, board };
}

/** Clicks the button. @returns the game and the key in the link that came. */
async function opened(person: Person, board: Written): Promise<{ id: string; key: string }> {
  const { sent } = person.discord;
  const before = sent.length;
  await person.press(board, 'Open on the web');
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
    await bruno.choose(board(), 'a1');
    expect((await page.state(id, key)).moves).toEqual(['b2', 'a1']);
    expect(wordsOf(board().message)).not.toContain(key);
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
