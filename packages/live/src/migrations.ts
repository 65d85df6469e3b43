import { fileURLToPath } from 'node:url';

/** The folder of migrations for a kind of database. It is beside both `src` and `dist`. */
export function migrationsOf(kind: 'sqlite' | 'postgres'): string {
  return fileURLToPath(new URL(`../migrations/${kind}`, import.meta.url));
}
