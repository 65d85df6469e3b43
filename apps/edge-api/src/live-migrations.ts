import type { Migration } from '@tahoun/live/durable';

/** The steps that the tables of games have taken: a Worker has no files, so `migrations-at-build-time.ts` puts them here. */
export const migrations: readonly Migration[] = [];
