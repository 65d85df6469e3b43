import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PIECE_MS } from '../../../../testing/ledger/measured-process.js';
import { API } from '../routes/api.js';
import { ACTIONS, MESSAGES } from '../routes/tariff.js';
import { FRAMES, deedsAt } from '../testing/ledger/deeds.js';
import { type PreparedGames, prepareGames } from '../testing/ledger/long-games.js';
import { MeasuredServer } from '../testing/ledger/measured-server.js';
import { LEDGER, NS_PER_NODE } from './ledger.js';

/*
 * What each route, message and page costs the main loop at its largest permitted input, on the built server. Of the
 * table that it prints, docs/measurements.md has the dearest rows:
 *
 *     vitest run src/limits/measured-ledger.test.ts
 */

const API_KEY = 'measured';
const NONE: PreparedGames = { of: {} as PreparedGames['of'], finished: '', open: '', line: [] };

const place = { url: '', games: NONE, apiKey: API_KEY };
/** The names of all deeds. Their functions are those of the server that runs. */
const names = Object.entries(deedsAt(place)).flatMap(([name, deeds]) =>
  Object.keys(deeds).map((what) => [name, what] as const),
);

/** Nodes for what is outside the API and has no price, at most: so little that it needs none. */
const FREE = 2000;

/** What a deed may cost beside what the log says that it paid. */
function unlogged(name: string): number {
  if (name === 'page /play/:game') return LEDGER.card.nodes(1) + LEDGER.kilobyte.nodes(4);
  if (name.startsWith('page ')) return FREE;
  return name === 'message cancel' || name === 'message ping' ? LEDGER.frame.nodes(FRAMES) : 0;
}

it('has each route of the API, each message of a socket and each action in a game', () => {
  const known = new Set(names.map(([name]) => name));
  for (const name of Object.keys(API)) expect(known).toContain(name);
  for (const kind of Object.keys(MESSAGES)) expect(known).toContain(`message ${kind}`);
  const actions = names.filter(([name]) => name === 'POST /v1/live/:id/actions').map(([, what]) => what);
  expect(actions.toSorted()).toEqual(Object.keys(ACTIONS).toSorted());
});

// A busy machine repeats a deed often.
const SETTINGS = { tags: ['rest'], timeout: 600_000 };

describe.skipIf(!existsSync('/proc/self/schedstat'))('the main loop', SETTINGS, () => {
  let server: Awaited<ReturnType<typeof MeasuredServer.start>>;
  let deeds: ReturnType<typeof deedsAt>;
  const rows: string[] = [];
  beforeAll(async () => {
    let games = NONE;
    const env = {
      TAHOUN_THREADS: '2',
      TAHOUN_TRUST_PROXY: '1',
      TAHOUN_CLIENT_GAMES: '100000',
      TAHOUN_API_KEY_HASHES: createHash('sha256').update(API_KEY).digest('hex'),
    };
    server = await MeasuredServer.start(env, async (folder) => {
      games = await prepareGames(folder);
    });
    deeds = deedsAt({ ...place, url: server.url, games });
  });
  afterAll(async () => {
    console.log(rows.join('\n'));
    await server?.stop();
  });

  it.for(names)('has no more of %s (%s) than is paid for, and not too much at once', async ([name, what]) => {
    const most = (nodes: number) => ((nodes + unlogged(name)) * NS_PER_NODE) / 1e6;
    const { piece, all, paid } = await server.cost(deeds[name]![what]!, most);
    rows.push(
      `| ${name} | ${what} | ${piece.toFixed(1)} | ${all.toFixed(1)} | ${paid.toLocaleString('en')} |`,
    );
    expect(piece).toBeLessThan(MOST_PIECE_MS);
    expect(all).toBeLessThan(most(paid));
  });
});
