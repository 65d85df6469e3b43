import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const FOLDER = new URL('../../packages/live/migrations/sqlite/', import.meta.url);
const BETWEEN = '--> statement-breakpoint';

/** Puts the statements that make the tables of games into a Worker, which has no files to read them from. */
export const migrationsAtBuildTime: Plugin = {
  name: 'migrations-at-build-time',
  setup({ onLoad }) {
    onLoad({ filter: /entries[\\/]live-migrations\.ts$/ }, () => {
      const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] };
      const migrations = entries.map(({ tag }) => statementsIn(read(`${tag}.sql`)));
      return { contents: `export const migrations = ${JSON.stringify(migrations)};`, loader: 'js' };
    });
  },
};

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

function statementsIn(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
