import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { type Problem, parseProblems } from './problem.js';

const read = new Map<string, readonly Problem[]>();

/** The problems of a game that come with the program, read once; none where there are none. */
export function shippedProblems(game: string): readonly Problem[] {
  const known = read.get(game) ?? readShipped(game);
  read.set(game, known);
  return known;
}

function readShipped(game: string): readonly Problem[] {
  // Names of files have no other characters; any other text is no game.
  if (!/^[a-z0-9-]+$/.test(game)) return [];
  try {
    const file = createRequire(import.meta.url).resolve(`@tahoun/problems/data/${game}.jsonl.gz`);
    return existsSync(file) ? parseProblems(gunzipSync(readFileSync(file)).toString('utf8')) : [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return [];
    throw error;
  }
}
