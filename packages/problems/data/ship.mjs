import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Makes the problems that `tahoun problems make` has found those that ship, sorted by their identities:
 *
 *     node packages/problems/data/ship.mjs chess problems.jsonl
 */
const [game, file] = process.argv.slice(2);
const problems = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
  // The source of a problem is needed only to continue the search for problems.
  .map(({ source, ...problem }) => problem)
  .sort((one, other) => (one.id < other.id ? -1 : 1));
const text = problems.map((problem) => `${JSON.stringify(problem)}\n`).join('');
const packed = gzipSync(text, { level: 9 });
writeFileSync(new URL(`${game}.jsonl.gz`, import.meta.url), packed);
process.stdout.write(`${game}: ${problems.length} problems, ${packed.length} bytes\n`);
