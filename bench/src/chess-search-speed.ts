import { gameById, kitOf } from '@tahoun/catalogue/all';
import { strongSearch } from '@tahoun/core';
import { processorMs } from './processor-clock.ts';

/**
 * How deep and how fast the strong search looks in so much processor time of one thread, warmed up,
 * each search with a table of its own.
 *
 *     npx node bench/src/chess-search-speed.ts [milliseconds, default 1000 and 3000]...
 */
const POSITIONS = {
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  kiwipete: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
};
/** A position of another kind, searched first. */
const WARM_UP = 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10';
const WARM_UP_MS = 2000;

const budgets = process.argv.slice(2).map(Number);
if (!budgets.every((budget) => budget >= 1)) {
  process.stderr.write('chess-search-speed: expected milliseconds, each at least 1\n');
  process.exit(2);
}
const game = gameById('chess');
const evaluation = kitOf('chess').best;

search(WARM_UP, WARM_UP_MS);
for (const [name, fen] of Object.entries(POSITIONS)) {
  for (const budget of budgets.length === 0 ? [1000, 3000] : budgets) {
    const { depth, nodes, timeMs, statistics, move } = search(fen, budget);
    const speed = (nodes / timeMs / 1000).toFixed(2);
    const best = game.formatMove(game.parsePosition(fen), move);
    const depths = `depth ${depth}, selective ${statistics?.selectiveDepth}`;
    console.log(`${name.padEnd(9)} ${budget} ms: ${depths}, ${nodes} nodes, ${speed} Mn/s, ${best}`);
  }
}

function search(fen: string, timeMs: number) {
  const position = game.parsePosition(fen);
  return strongSearch({ position, evaluation, limits: { timeMs, now: processorMs } });
}
