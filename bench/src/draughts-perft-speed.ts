import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { perft } from '@tahoun/core';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import { installBeside } from './libraries.ts';
import { processorMs } from './processor-clock.ts';

/**
 * Perft from the start beside rapid-draughts (npm), the last ply counted without making its moves, in leaves a second of
 * processor time; in turns, and the best pass of each counts. That library plays English draughts, whose counts
 * are the same down to depth 8: no king has moved by then.
 *
 *     npx node bench/src/draughts-perft-speed.ts [rounds, default 3]
 */
const DEPTH = 8;
const LEAVES = 845_931;
const rounds = Number(process.argv[2] ?? 3);
if (!(Number.isInteger(rounds) && rounds >= 1)) {
  process.stderr.write(`draughts-perft-speed: "${process.argv[2]}" is not a number of rounds\n`);
  process.exit(2);
}

/** As far as it is used here. */
interface Engine {
  readonly moves: readonly unknown[];
  clone(): Engine;
  move(move: unknown): void;
}
const folder = installBeside('tahoun-bench-draughts', ['rapid-draughts@1.0.6']);
const library = join(folder, 'node_modules', 'rapid-draughts', 'dist', 'english.js');
const { EnglishDraughtsEngineFactory: factory } = (await import(pathToFileURL(library).href)) as {
  EnglishDraughtsEngineFactory: { setup(): Engine };
};

function count(engine: Engine, depth: number): number {
  const { moves } = engine;
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    leaves += count(next, depth - 1);
  }
  return leaves;
}

const contenders = {
  tahoun: () => perft(czechDraughts.initial(), DEPTH),
  'rapid-draughts': () => count(factory.setup(), DEPTH),
};
const best = new Map<string, number>();
for (let round = 0; round <= rounds; round++) {
  for (const [name, run] of Object.entries(contenders)) {
    const start = processorMs();
    const leaves = run();
    const speed = leaves / (processorMs() - start) / 1000;
    if (leaves !== LEAVES) throw new Error(`${name} counts ${leaves}, published is ${LEAVES}`);
    // The first round warms up.
    if (round > 0) best.set(name, Math.max(best.get(name) ?? 0, speed));
  }
}
const [ours = 0, theirs = 0] = [best.get('tahoun'), best.get('rapid-draughts')];
console.log(`perft ${DEPTH}: ${LEAVES} leaves`);
for (const [name, speed] of best)
  console.log(`${name.padEnd(15)} ${speed.toFixed(1)} million leaves a second`);
console.log(`${(ours / theirs).toFixed(1)} times as fast`);
