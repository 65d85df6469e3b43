/**
 * `node .ci/try-packages.mjs FOLDER`: installs the tarballs of a folder in an empty one and uses them, on whatever
 * system and Node this runs: a best move on one thread and on two, and the searches count what they should.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const from = resolve(process.argv[2]);
const tarballs = readdirSync(from).map((file) => join(from, file));
const place = mkdtempSync(join(tmpdir(), 'tahoun-'));
writeFileSync(join(place, 'package.json'), '{ "private": true }');

// npm and npx are .cmd files on Windows, which only its shell can start.
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: place, encoding: 'utf8', shell: process.platform === 'win32' });

run('npm', 'install', '--engine-strict', '--no-audit', '--no-fund', ...tarballs);
for (const threads of ['1', '2']) {
  const found = run('npx', 'tahoun', 'best-move', 'chess', '--nodes', '2000', '--threads', threads, '--json');
  assert.match(JSON.parse(found).move, /^[A-Ra-h]/);
}
const { games } = JSON.parse(run('npx', 'tahoun', 'bench', '--json'));
const signature = JSON.parse(readFileSync(new URL('../bench/signature.json', import.meta.url), 'utf8'));
assert.deepEqual(Object.fromEntries(games.map(({ game, nodes }) => [game, nodes])), signature);
console.log(`Node ${process.versions.node} on ${process.platform}: the packages work.`);
