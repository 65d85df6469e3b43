import { fileURLToPath } from 'node:url';

/** Beside both `src` and `dist`, of which the second has no folders. */
const FOLDER = import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations';

/** The folder of migrations for a kind of database. */
export function migrationsOf(kind: 'sqlite' | 'postgres'): string {
  return fileURLToPath(new URL(`${FOLDER}/${kind}`, import.meta.url));
}
