import '@tahoun/catalogue/all';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { POSTGRES_PROGRAMS, STARTING_MS, startPostgres } from '../testing/postgres.js';
import { migrationsOf } from './migrations.js';
import { openDatabase } from './open.js';
import { NO_SETTINGS } from './people.js';
import { Store } from './store.js';

/** The time of the last of the ten migrations that became the first one: a database knows it by that. */
const FORMER = { sqlite: 1795736465793, postgres: 1795736467207 } as const;

/** Rows as that version wrote them, in words that both databases know. */
const rowsOf = (kind: keyof typeof FORMER) => [
  `INSERT INTO settings (user_id, theme, confirm, challenges) VALUES ('1', 'dark', true, false)`,
  `INSERT INTO settings (user_id) VALUES ('2')`,
  `INSERT INTO games (id, version, status, game, "match", player0, player1, name0, name1, owner_id, language,
     rated, created_at, updated_at)
   VALUES ('g1', 0, 'active', 'zabor', '{}', '1', '2', 'Anna', 'Bruno', '1', 'en', true, 0, 0)`,
  `INSERT INTO ${kind === 'sqlite' ? '' : 'drizzle.'}__drizzle_migrations (hash, created_at)
   VALUES ('former', ${FORMER[kind]})`,
];

/** The tables are those of the first migration; that it made them is not known. */
async function makeFormer(kind: keyof typeof FORMER, execute: (statement: string) => Promise<unknown>) {
  const [schema, id] = kind === 'sqlite' ? ['', 'INTEGER'] : ['drizzle.', 'SERIAL'];
  if (kind === 'postgres') await execute('CREATE SCHEMA drizzle');
  await execute(
    `CREATE TABLE ${schema}__drizzle_migrations (id ${id} PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const [first] = readMigrationFiles({ migrationsFolder: migrationsOf(kind) });
  for (const statement of [...(first?.sql ?? []), ...rowsOf(kind)]) await execute(statement);
}

async function makeFormerSqlite(folder: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'tahoun.db'));
  await makeFormer('sqlite', async (statement) => database.exec(statement));
  database.close();
}

async function makeFormerPostgres(url: string): Promise<void> {
  const client = postgres(url, { onnotice: () => undefined });
  await makeFormer('postgres', (statement) => client.unsafe(statement));
  await client.end();
}

const KINDS = POSTGRES_PROGRAMS === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

it.each(KINDS)(
  'what the former migrations kept in %s is still there with the one that they became',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-migrations-'));
    const server = kind === 'postgres' ? await startPostgres() : undefined;
    if (server === undefined) await makeFormerSqlite(folder);
    else await makeFormerPostgres(server.url);
    const database = await openDatabase({ folder, url: server?.url });
    const store = new Store(database, 'a secret');
    const chosen = await Promise.all(['1', '2'].map((id) => store.people.settingsOf(id)));
    expect(chosen).toMatchObject([
      { ...NO_SETTINGS, theme: 'dark', confirm: true, challenges: false },
      NO_SETTINGS,
    ]);
    const { games } = database.tables;
    const rated = await database.db.select({ id: games.id, rated: games.rated }).from(games);
    expect(rated).toEqual([{ id: 'g1', rated: true }]);
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
