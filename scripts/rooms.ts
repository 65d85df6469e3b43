/**
 * The packages and apps as rooms on floors: each stands one floor above the highest that it imports.
 *
 *   node scripts/rooms.ts           writes them into docs/architecture.md, where a test compares them
 *   node scripts/rooms.ts --lines   prints the files and lines of source of each, tests and doubles left out
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);
const PAGE = new URL('docs/architecture.md', ROOT);
const [BEGIN, END] = ['<!-- rooms: node scripts/rooms.ts -->', '<!-- /rooms -->'];

const IMPORT = /(?:from|import)\s*\(?\s*'@tahoun\/([\w-]+)/g;
const TEST = /\.test\.|\/testing(?:\/|\.ts)|\/test-/;

/** The files of source of a room, tests and doubles left out. */
function sourcesOf(room: string): string[] {
  const files = globSync(`${room}/src/**/*.{ts,tsx,css}`, { cwd: ROOT.pathname });
  return files.filter((file) => !TEST.test(file)).map((file) => readFileSync(new URL(file, ROOT), 'utf8'));
}

interface Room {
  readonly folder: string;
  /** The rooms that it imports. */
  readonly imports: readonly string[];
  floor?: number;
}

/** By the last part of its folder: the folder, what it imports, and its floor, counted from 0. */
function rooms(): Map<string, Room> {
  const folders = globSync('{packages,apps}/*/package.json', { cwd: ROOT.pathname }).map((file) =>
    file.replace('/package.json', ''),
  );
  const found = new Map<string, Room>();
  for (const folder of folders.sort()) {
    const text = sourcesOf(folder).join('\n');
    const imports = new Set([...text.matchAll(IMPORT)].map(([, name = '']) => name));
    const name = folder.slice(folder.indexOf('/') + 1);
    imports.delete(name);
    found.set(name, { folder, imports: [...imports].sort() });
  }
  const floorOf = (name: string): number => {
    const room = found.get(name);
    if (room === undefined) return -1;
    room.floor ??= Math.max(-1, ...room.imports.map(floorOf)) + 1;
    return room.floor;
  };
  for (const name of found.keys()) floorOf(name);
  return found;
}

/** The rooms as a table, the highest floor first. */
export function roomsTable(): string {
  const list = [...rooms().values()].sort(
    ({ floor: a = 0, ...one }, { floor: b = 0, ...other }) => b - a || (one.folder < other.folder ? -1 : 1),
  );
  const rows = list.map(
    ({ folder, floor, imports }) => `| ${floor} | ${folder} | ${imports.join(', ') || 'nothing'} |`,
  );
  return ['| floor | room | imports |', '| --- | --- | --- |', ...rows].join('\n');
}

/** What docs/architecture.md has of them. */
export function writtenTable(): string {
  const page = readFileSync(PAGE, 'utf8');
  return page.slice(page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)).trim();
}

function printLines(): void {
  for (const { folder } of rooms().values()) {
    const lines = sourcesOf(folder).map((text) => text.split('\n').length - 1);
    const median = lines.sort((a, b) => a - b)[lines.length >> 1];
    console.log(
      `${folder}: ${lines.length} files, ${lines.reduce((a, b) => a + b, 0)} lines, median ${median}`,
    );
  }
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv.includes('--lines')) printLines();
  else writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(writtenTable(), roomsTable()));
}
