import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The published packages as for a user: packed by pnpm and installed by npm in an empty folder. */

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

export interface PublishedPackage {
  readonly name: string;
  /** Its folder in this repository, from the root. */
  readonly folder: string;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

export const PUBLISHED: readonly PublishedPackage[] = ['packages', 'apps']
  .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`))
  .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
  .map((folder) => ({ folder, manifest: manifestIn(join(ROOT, folder)) }))
  .filter(({ manifest }) => manifest.private !== true)
  .map(({ folder, manifest }) => ({ folder, name: manifest.name }));

/** Packs every package. @returns the tarballs by the packages' names. */
export function packAll(to: string): ReadonlyMap<string, string> {
  mkdirSync(to, { recursive: true });
  const pnpm = join(ROOT, '.tools/node_modules/.bin/pnpm');
  const tarballs = new Map<string, string>();
  for (const { name, folder } of PUBLISHED) {
    const args = ['pack', '--json', '--pack-destination', to];
    const packed = execFileSync(pnpm, args, { cwd: join(ROOT, folder), encoding: 'utf8', env: PNPM_ENV });
    tarballs.set(name, JSON.parse(packed).filename);
  }
  return tarballs;
}

/** Accepts the running pnpm, which is the pinned one. */
const PNPM_ENV = { ...process.env, pnpm_config_pm_on_fail: 'ignore' };

/**
 * Installs tarballs in a new folder by npm, with their dependencies from pnpm's store: CI lost the way to the
 * registry too often. Optional dependencies (another platform's files) are left out.
 */
export function installAll(folder: string, tarballs: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const needed = new Set(PUBLISHED.flatMap((each) => [...neededBy(join(ROOT, each.folder))]));
  // In the store, files of the same content are links to one; npm cannot pack a folder with such links.
  const copied = [...needed].map((from, nth) => {
    const to = join(folder, 'needed', String(nth));
    cpSync(from, to, { recursive: true, dereference: true });
    return to;
  });
  const flags = [
    '--offline',
    '--install-links',
    '--omit=optional',
    '--engine-strict',
    '--no-audit',
    '--no-fund',
  ];
  const args = ['install', ...flags, '--loglevel=error', ...tarballs, ...copied];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
}

/** The folders of a package's dependencies from outside, and of theirs. */
function* neededBy(folder: string): Generator<string> {
  for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
    if (PUBLISHED.some((own) => own.name === name)) continue;
    const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
    const found = places.map((place) => join(place, name)).find((place) => existsSync(place));
    if (found === undefined) throw new Error(`${name}, which ${folder} needs, is not installed`);
    yield realpathSync(found);
    yield* neededBy(realpathSync(found));
  }
}

/** The JavaScript that can be imported from an installed package: `@tahoun/games/chess/file` and so on. */
export function entriesOf(installed: string, name: string): readonly string[] {
  const folder = join(installed, 'node_modules', name);
  const { exports } = manifestIn(folder);
  return Object.entries(exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    if (!file.endsWith('.js')) return [];
    const [before = '', after = ''] = file.split('*');
    const files = file.includes('*') ? globSync(`${before}**/*.js`, { cwd: folder }) : [];
    const stars = files
      .map((path) => `./${path}`)
      .filter((path) => path.endsWith(after) && !path.includes('/chunk-'))
      .map((path) => path.slice(before.length, path.length - after.length));
    const entries = file.includes('*') ? stars.map((star) => entry.replace('*', star)) : [entry];
    // A path that a longer pattern matches belongs to that one.
    const isOthers = (each: string) =>
      Object.keys(exports).some((other) => other.length > entry.length && matches(other, each));
    return entries.filter((each) => !isOthers(each)).map((each) => name + each.slice(1));
  });
}

function matches(pattern: string, entry: string): boolean {
  const [before = '', after = ''] = pattern.split('*');
  return pattern.includes('*') && entry.startsWith(before) && entry.endsWith(after);
}

/** The blocks of code in a page, of one language. */
export function codeIn(page: string, language: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  );
}
