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

/** The files of source of a room and their text, tests and doubles left out. */
function sourcesOf(room: string): [string, string][] {
  const files = globSync(`${room}/src/**/*.{ts,tsx,css}`, { cwd: ROOT.pathname });
  return files
    .filter((file) => !TEST.test(file))
    .map((file) => [file, readFileSync(new URL(file, ROOT), 'utf8')]);
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
    const text = sourcesOf(folder)
      .map(([, source]) => source)
      .join('\n');
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

/** Teaching, what lessons say, and the workshop: the rest plays and serves. */
const BESIDE =
  /^packages\/(?:lab|workshop)\/|^apps\/web\/src\/(?:lab|learn)\/|^packages\/i18n\/src\/(?:lab|lessons|openings)\//;

function printLines(): void {
  const all = [...rooms().values()].flatMap(({ folder }) => {
    const files = sourcesOf(folder).map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }));
    print(folder, files);
    return files;
  });
  print('all', all);
  print(
    'what plays and serves',
    all.filter(({ file }) => !BESIDE.test(file)),
  );
}

function print(name: string, files: readonly { readonly lines: number }[]): void {
  const lines = files.map((file) => file.lines).sort((a, b) => a - b);
  const sum = lines.reduce((a, b) => a + b, 0);
  console.log(`${name}: ${lines.length} files, ${sum} lines, median ${lines[lines.length >> 1]}`);
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv.includes('--lines')) printLines();
  else writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(writtenTable(), roomsTable()));
}
