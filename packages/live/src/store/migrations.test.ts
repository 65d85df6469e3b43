import '@tahoun/catalogue/all';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle as drizzleSqlite } from 'drizzle-orm/libsql';
import { migrate as migrateSqlite } from 'drizzle-orm/libsql/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { migrationsOf } from '../migrations.js';
import { POSTGRES_PROGRAMS, startPostgres } from '../testing/postgres.js';
import { openDatabase } from './open.js';
import { NO_SETTINGS } from './people.js';
import { Store } from './store.js';

/** The last version that kept booleans as numbers. */
const OLDER = '0012_live_games';

/** Rows as that version wrote them, in words that both databases know. */
const ROWS = [
  `INSERT INTO settings (user_id, theme, confirm, challenges) VALUES ('1', 'dark', 1, 0)`,
  `INSERT INTO settings (user_id, confirm, challenges) VALUES ('2', 0, 1)`,
  `INSERT INTO settings (user_id) VALUES ('3')`,
  ...[0, 1].map(
    (rated) =>
      `INSERT INTO games (id, version, status, game, "match", player0, player1, name0, name1, owner_id, language,
         rated, created_at, updated_at)
       VALUES ('g${rated}', 0, 'active', 'zabor', '{}', '1', '2', 'Anna', 'Bruno', '1', 'en', ${rated}, 0, 0)`,
  ),
];

/** The migrations up to that version. */
function olderMigrations(kind: 'sqlite' | 'postgres', folder: string): string {
  const older = join(folder, 'migrations');
  cpSync(migrationsOf(kind), older, { recursive: true });
  const file = join(older, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const count = journal.entries.findIndex(({ tag }) => tag === OLDER) + 1;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return older;
}

async function makeOlderSqlite(folder: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(join(folder, 'tahoun.db')).href });
  await migrateSqlite(drizzleSqlite(client), { migrationsFolder: olderMigrations('sqlite', folder) });
  for (const row of ROWS) await client.execute(row);
  client.close();
}

async function makeOlderPostgres(url: string, folder: string): Promise<void> {
  const client = postgres(url, { onnotice: () => undefined });
  await migratePostgres(drizzlePostgres(client), { migrationsFolder: olderMigrations('postgres', folder) });
  for (const row of ROWS) await client.unsafe(row);
  await client.end();
}

/** How long PostgreSQL may take to start on a busy machine, in milliseconds. */
const STARTING_MS = 60_000;

const KINDS = POSTGRES_PROGRAMS === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

it.each(KINDS)(
  'what an older version kept in %s is still there in the next one',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-migrations-'));
    const server = kind === 'postgres' ? await startPostgres() : undefined;
    if (server === undefined) await makeOlderSqlite(folder);
    else await makeOlderPostgres(server.url, folder);
    const database = await openDatabase({ folder, url: server?.url });
    const store = new Store(database, 'a secret');
    const chosen = await Promise.all(['1', '2', '3'].map((id) => store.people.settingsOf(id)));
    expect(chosen).toMatchObject([
      { ...NO_SETTINGS, theme: 'dark', confirm: true, challenges: false },
      NO_SETTINGS,
      NO_SETTINGS,
    ]);
    const { games } = database.tables;
    const rated = await database.db.select({ id: games.id, rated: games.rated }).from(games);
    expect(rated).toEqual([
      { id: 'g0', rated: false },
      { id: 'g1', rated: true },
    ]);
    await database.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  },
  STARTING_MS,
);

it.each(KINDS)(
  'several processes may be the first to open %s',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-migrations-'));
    const server = kind === 'postgres' ? await startPostgres() : undefined;
    const database = { folder, url: server?.url };
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(database)));
    for (const each of opened) {
      expect(await new Store(each, 'a secret').people.settingsOf('1')).toEqual(NO_SETTINGS);
      await each.close();
    }
    await server?.close();
    rmSync(folder, { recursive: true });
  },
  STARTING_MS,
);
