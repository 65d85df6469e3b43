import type { Migration } from '@tahoun/live/durable';

/** Migrations of the tables of games. A Worker has no files: `migrations-at-build-time.ts` puts them here. */
export const migrations: readonly Migration[] = [];
