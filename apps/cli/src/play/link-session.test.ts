import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, cliTexts } from '@tahoun/i18n';
import { type LiveAction, Refusal } from '@tahoun/live';
import { type LiveClient, TahounError } from '@tahoun/live/client';
import { LiveGames, type OpenDatabase, Store, openDatabase } from '@tahoun/live/store';
import pc from 'picocolors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHere } from '../testing/run-here.js';
import { LinkSession } from './link-session.js';
import { readLink } from './link-terminal.js';

/** Terminals at a game service of their own, without a network between them. */

let folder: string;
let database: OpenDatabase;
let games: LiveGames;
let now: number;
const sessions: LinkSession[] = [];
const following: Promise<unknown>[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tahoun-link-'));
  now = 1_000_000;
  database = await openDatabase({ folder });
  const engine = { bestMove: () => Promise.reject(new Error('nobody asks the computer')) };
  games = new LiveGames({ store: new Store(database, '', () => now), engine, log: console.error });
});

afterEach(async () => {
  for (const session of sessions.splice(0)) session.close();
  await Promise.all(following.splice(0));
  await games.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The client of a server that is this process, as long as there is a connection. */
function clientTo(connection: { isThere: boolean }): Pick<LiveClient, 'server' | 'state' | 'act' | 'follow'> {
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!connection.isThere) throw new TypeError('fetch failed');
    return work().catch((error: unknown) => {
      throw error instanceof Refusal ? new TahounError(409, error.code, 'in English') : error;
    });
  };
  return {
    server: 'https://play.example.org',
    state: ({ id, key }) => asked(() => games.state(id, key)),
    act: ({ id, key }, what, body) =>
      asked(() => {
        const { action, ...rest } = body as { action?: string };
        return games.act(id, key, { kind: what === 'moves' ? 'move' : action, ...rest } as LiveAction);
      }),
    follow({ id, key }, { onState, onLost }, signal) {
      const follow = async () => {
        for await (const state of games.watch(id, key, signal)) {
          if (connection.isThere) onState(state);
          else onLost();
        }
        return undefined;
      };
      following.push(follow());
      return following.at(-1) as Promise<undefined>;
    },
  };
}

async function terminal(
  place: { id: string; key?: string | undefined },
  name?: string,
  { language = 'en' as Language, connection = { isThere: true } } = {},
) {
  const said: string[] = [];
  const session = await LinkSession.open(place, name, {
    view: { language, texts: cliTexts(language), colors: pc.createColors(false) },
    say: (text) => said.push(text),
    client: clientTo(connection),
    pause: async () => undefined,
    now: () => now,
  });
  session.start();
  sessions.push(session);
  const hears = (text: string | RegExp) =>
    vi.waitFor(() => expect(said.join('\n')).toMatch(text), { timeout: 60_000, interval: 5 });
  return { session, said, hears, type: (line: string) => session.type(line) };
}

async function begin(wanted: object = {}) {
  const { id, keys } = await games.begin({ game: 'chess', side: 0, name: 'Anna', language: 'en', ...wanted });
  return { id, anna: { id, key: keys[0] }, bruno: { id, key: keys[1] } };
}

describe('a game by link on the terminal', () => {
  it('is joined by the invitation, played by both and watched by others', async () => {
    const places = await begin();
    const anna = await terminal(places.anna);
    await anna.hears('Waiting for the second player.');
    const bruno = await terminal(places.bruno, 'Bruno', { language: 'cs' });
    const watcher = await terminal({ id: places.id });
    await anna.hears('White (Anna) against Black (Bruno)');
    await anna.hears('You play White.');
    await bruno.hears('Vaše strana je černý.');
    await watcher.hears('You are watching.');
    expect(anna.session.prompt()).toBe('White to move> ');

    expect(await anna.type('e2e4')).toBe(true);
    for (const { hears } of [anna, watcher]) await hears('White plays e4.');
    await bruno.hears('Bílý hraje e4.');
    await bruno.type('Jf6');
    await anna.hears('Black plays Nf6.');
    await bruno.hears('Černý hraje Jf6.');
    expect((await games.state(places.id)).moves).toEqual(['e4', 'Nf6']);
  });

  it('tells why a move cannot be made, and goes on', async () => {
    const places = await begin();
    const anna = await terminal(places.anna);
    await anna.type('e4');
    await anna.hears('The other person has not sat down yet.');
    const bruno = await terminal(places.bruno, 'Bruno', { language: 'cs' });
    await bruno.type('e5');
    await bruno.hears('Na tahu je druhá strana.');
    await anna.type('Ke5');
    await anna.hears(/Ke5/);
    const watcher = await terminal({ id: places.id });
    await watcher.type('e4');
    await watcher.hears(/You are watching\.[\s\S]*You are watching\./);
    expect((await games.state(places.id)).moves).toEqual([]);
  });

  it('has offers, taking back, resigning, and another game with sides swapped', async () => {
    const places = await begin();
    const anna = await terminal(places.anna);
    const bruno = await terminal(places.bruno, 'Bruno');
    await anna.hears('You play White.');
    await anna.type('e4');
    await bruno.hears('White plays e4.');
    await anna.type('draw');
    await bruno.hears('White offers a draw: type draw to accept');
    await bruno.type('decline');
    await anna.hears('The other side has declined.');
    await anna.type('undo');
    await bruno.hears('White asks to take back');
    await bruno.type('undo');
    await anna.hears('Moves were taken back.');
    await bruno.type('resign');
    await anna.hears('White wins. By resignation.');
    await anna.type('new');
    await bruno.hears('White wants to play again');
    await bruno.type('new');
    await anna.hears('You play Black.');
    await bruno.hears('You play White.');
    await bruno.type('d4');
    await anna.hears('White plays d4.');
  });

  it('shows the clock of the side to move', async () => {
    const places = await begin({ clock: { minutes: 5, increment: 0 } });
    const anna = await terminal(places.anna);
    const bruno = await terminal(places.bruno, 'Bruno');
    await anna.type('e4');
    await bruno.hears('White plays e4.');
    await bruno.type('e5');
    await anna.hears('Black plays e5.');
    await anna.type('Nf3');
    now += 61_000;
    expect(anna.session.prompt()).toBe('Black to move 3:59> ');
  });

  it('says when the connection is lost and when it is back, and loses no move', async () => {
    const places = await begin();
    const connection = { isThere: true };
    const anna = await terminal(places.anna, undefined, { connection });
    const bruno = await terminal(places.bruno, 'Bruno');
    await anna.hears('You play White.');
    await anna.type('e4');
    await bruno.hears('White plays e4.');
    connection.isThere = false;
    await bruno.type('e5');
    await anna.hears('No connection.');
    await anna.type('draw');
    await anna.hears('That did not arrive');
    connection.isThere = true;
    await bruno.type('draw');
    await anna.hears('Connected again.');
    await anna.hears('Black plays e5.');
    await anna.type('Nf3');
    await bruno.hears('White plays Nf3.');
  });

  it('is left with the way back to one’s own seat', async () => {
    const { anna, id } = await begin();
    const player = await terminal(anna);
    expect(await player.type('quit')).toBe(false);
    player.session.close();
    expect(player.said.at(-1)).toContain(
      `tahoun play --link 'https://play.example.org/live/${id}#${anna.key}'`,
    );
  });

  it('that is not there is refused in words', async () => {
    await expect(terminal({ id: 'nothing' })).rejects.toThrow(/There is no such game any more/);
    const connection = { isThere: false };
    await expect(terminal({ id: 'x' }, undefined, { connection })).rejects.toThrow(/cannot be reached/);
  });
});

describe('a link', () => {
  const key = 'A'.repeat(22);

  it.each([
    ['https://play.example.org/live/abc', { server: 'https://play.example.org', id: 'abc' }],
    [`http://localhost:3000/live/abc#${key}`, { server: 'http://localhost:3000', id: 'abc', key }],
    ['https://play.example.org/live/abc/#short', { server: 'https://play.example.org', id: 'abc' }],
  ])('%s is read', (text, read) => {
    expect(readLink(text)).toEqual(read);
  });

  it.each([
    'abc',
    'https://play.example.org/play/chess',
    'ftp://a/live/x',
    'https://a/live/',
    'https://a/live/A-B',
  ])('%s leads to no game', (text) => {
    expect(() => readLink(text)).toThrow(/is not a link to a game/);
  });
});

describe('what is played', () => {
  const refused = async (...args: string[]) => (await runHere(['play', ...args])).stderr;

  it('takes the options that go with it, and no others', async () => {
    const link = ['--link', 'https://a.example/live/x'];
    expect(await refused(...link, '--level', '3')).toMatch(/--level has no meaning for --link/);
    expect(await refused('chess', ...link)).toMatch(/--link leads to a game: leave "chess" out/);
    expect(await refused(...link, '--json')).toMatch(/--link and --json exclude each other/);
    expect(await refused('chess', '--invite', '--seed', '3')).toMatch(/--seed has no meaning for --invite/);
    expect(await refused('chess', '--invite', '--side', 'both')).toMatch(/expected one of: first, second/);
    expect(await refused('chess', '--invite', '--server', 'here')).toMatch(/not the address of a server/);
    expect(await refused('chess', '--interactive', '--minutes', '3')).toMatch(/--minutes has no meaning/);
    expect(await refused()).toMatch(/the argument GAME is missing/);
  });
});
