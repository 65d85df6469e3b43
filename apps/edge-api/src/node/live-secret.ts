import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.js';

/**
 * The secret that all servers with the same games share: the address of their database, which has a password in it, or
 * a file beside the games, made by the first server that looks for it. Undefined where nothing can be written there.
 */
export function liveSecret({
  databaseUrl,
  dataFolder,
}: Pick<Settings, 'databaseUrl' | 'dataFolder'>): string | undefined {
  if (databaseUrl !== undefined) return databaseUrl;
  const file = join(dataFolder, 'live-secret');
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Nobody reads a half of it, and one that is there stays.
    linkSync(made, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EROFS' || code === 'EACCES') return undefined;
    if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  return readFileSync(file, 'utf8');
}
