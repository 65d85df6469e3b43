import { readFileSync } from 'node:fs';
import { gameById, kitOf } from '@tahoun/catalogue/all';
import {
  type Position,
  type SearchResult,
  TECHNIQUES,
  type Technique,
  TranspositionTable,
  strongSearch,
} from '@tahoun/core';
import { processorMs } from './processor-clock.ts';

/**
 * What each technique of the strong search is worth: nodes and processor time to a fixed depth with it
 * switched off, over positions taken from all over a file, as multiples of the search with all of
 * them. A position is given up at so many times its nodes.
 *
 *     npx node bench/src/chess-ablation.ts FILE [depth, default 11] [positions, default 20] [technique,technique...]
 */
const GIVE_UP = 10;
/** One table for all, cleared each time: what a new one costs is no part of a technique. */
const TABLE_MIB = 32;
/** Nodes of each position that warm up the code. */
const WARM_UP_NODES = 50_000;

const [file = '', depthText = '11', countText = '20', techniques] = process.argv.slice(2);
const [depth, count] = [Number(depthText), Number(countText)];
const wanted = (techniques?.split(',') ?? TECHNIQUES) as readonly Technique[];
const unknown = wanted.filter((each) => !TECHNIQUES.includes(each));
if (file === '' || !(depth >= 1) || !(count >= 1) || unknown.length > 0) {
  const found = unknown.length > 0 ? `; no technique is called ${unknown.join(', ')}` : '';
  process.stderr.write(`chess-ablation: expected FILE [DEPTH] [POSITIONS] [TECHNIQUE,...]${found}\n`);
  process.exit(2);
}

const game = gameById('chess');
const evaluation = kitOf('chess').best;
const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/);
const starts = Array.from({ length: count }, (_, i) =>
  game.parsePosition(lines[Math.floor((i * lines.length) / count)] as string),
);

const table = new TranspositionTable(TABLE_MIB);
for (const position of starts) search(position, WARM_UP_NODES, []);
console.log(`depth ${depth}, ${count} positions; multiples of the search with all techniques`);
for (const technique of wanted) {
  const all: SearchResult[] = [];
  const without: SearchResult[] = [];
  // In turns, so that what else the machine does slows both.
  for (const position of starts) {
    const usual = search(position, Number.POSITIVE_INFINITY, []);
    all.push(usual);
    without.push(search(position, GIVE_UP * usual.nodes, [technique]));
  }
  const ratio = (field: 'nodes' | 'timeMs') => (sum(without, field) / sum(all, field)).toFixed(2);
  const givenUp = without.filter(({ limitedBy }) => limitedBy !== null).length;
  const remark = givenUp === 0 ? '' : `  (at least: ${givenUp} positions were given up)`;
  console.log(
    `without ${technique.padEnd(22)} nodes ${ratio('nodes')}  time ${ratio('timeMs')}${remark}` +
      `  (all: ${sum(all, 'nodes')} nodes, ${(sum(all, 'timeMs') / 1000).toFixed(2)} s)`,
  );
}

/** A position to the depth, or to so many nodes. */
function search(position: Position, nodes: number, without: readonly Technique[]): SearchResult {
  table.clear();
  return strongSearch({ position, evaluation, limits: { depth, nodes, now: processorMs }, table, without });
}

function sum(results: readonly SearchResult[], field: 'nodes' | 'timeMs'): number {
  return results.reduce((total, result) => total + result[field], 0);
}
