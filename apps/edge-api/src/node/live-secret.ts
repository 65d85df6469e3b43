import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  if (!existsSync(file)) make(file);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function make(file: string): void {
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // Nobody reads a half of it, and that of another server which was faster stays.
    linkSync(made, file);
  } catch {
    // Without it, games are begun all the same; a request that is sent again after a new start begins another one.
  } finally {
    rmSync(made, { force: true });
  }
}
