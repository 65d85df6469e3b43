import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import { deedsAt } from './testing/ledger/deeds.js';
import { type PreparedGames, prepareGames } from './testing/ledger/long-games.js';
import { MeasuredServer } from './testing/ledger/measured-server.js';

const API_KEY = 'measured';

let server: Awaited<ReturnType<typeof MeasuredServer.start>>;
let games: PreparedGames;
beforeAll(async () => {
  const keys = createHash('sha256').update(API_KEY).digest('hex');
  const env = {
    TAHOUN_THREADS: '2',
    TAHOUN_TRUST_PROXY: '1',
    TAHOUN_API_KEY_HASHES: keys,
    TAHOUN_CLIENT_GAMES: '100000',
  };
  server = await MeasuredServer.start(env, async (folder) => {
    games = await prepareGames(folder);
  });
});
afterAll(() => server?.stop());

it('costs', async () => {
  const rows: string[] = [];
  for (const [name, deeds] of Object.entries(deedsAt({ url: server.url, games, apiKey: API_KEY }))) {
    for (const [what, deed] of Object.entries(deeds)) {
      const only = process.env.ONLY;
      if (only !== undefined && !new RegExp(only).test(`${name} ${what}`)) continue;
      const { piece, all, paid } = await server
        .cost(deed)
        .catch((error) => ({ piece: 0, all: 0, paid: error.message }));
      const row = `| ${name} | ${what} | ${piece.toFixed(2)} | ${all.toFixed(2)} | ${paid} |`;
      appendFileSync('/tmp/ledger-live.md', `${new Date().toISOString().slice(14, 19)} ${row}\n`);
      rows.push(row);
    }
  }
  writeFileSync('/tmp/ledger-rows.md', rows.join('\n'));
}, 600_000);
