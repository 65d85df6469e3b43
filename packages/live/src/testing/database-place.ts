import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../store/open.js';
import { POSTGRES_PROGRAMS, type Postgres, STARTING_MS, startPostgres } from './postgres.js';

export const DATABASES: readonly OpenDatabase['kind'][] = ['sqlite', 'postgres'];

/** Where the present test has its database, as `openDatabase` takes it. */
export interface DatabasePlace {
  folder: string;
  url?: string;
}

/**
 * A new folder for each test of a block, and one PostgreSQL for all of them; where that is not installed, they are
 * skipped.
 */
export function useDatabasePlace(kind: OpenDatabase['kind']): DatabasePlace {
  const place: DatabasePlace = { folder: '' };
  let postgres: Postgres | undefined;

  beforeAll(async () => {
    if (kind === 'sqlite' || POSTGRES_PROGRAMS === undefined) return;
    postgres = await startPostgres();
    place.url = postgres.url;
  }, STARTING_MS);

  afterAll(() => postgres?.close());

  beforeEach(({ skip }) => {
    skip(kind === 'postgres' && postgres === undefined, 'PostgreSQL is not installed');
    place.folder = mkdtempSync(join(tmpdir(), 'tahoun-live-'));
  });

  afterEach(() => rmSync(place.folder, { recursive: true, force: true }));

  return place;
}
