import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Installs what is measured beside us into a folder for temporary files, where it is not yet there: it never
 * becomes a part of the project.
 * @param name of the folder. @param packages exact versions, `name@version`.
 * @returns the folder.
 */
export function installBeside(name: string, packages: readonly string[]): string {
  const folder = join(tmpdir(), name);
  const isThere = (each: string) =>
    existsSync(join(folder, 'node_modules', each.slice(0, each.lastIndexOf('@'))));
  if (packages.every(isThere)) return folder;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...packages], { stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
