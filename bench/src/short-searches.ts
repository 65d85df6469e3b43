import '@tahoun/catalogue/all';
import { games } from '@tahoun/catalogue';
import { bestMove } from '@tahoun/engine';
import { processorMs } from './measuring.ts';

/**
 * Milliseconds of processor time of short searches one after the other in one thread, as a server makes them for
 * weak levels.
 *
 *     npx node bench/src/short-searches.ts
 */
const SEARCHES = [
  ['chess', 50, 600],
  ['chess', 1000, 600],
  ['czech-draughts', 1000, 600],
  ['zabor', 1000, 600],
  ['chess', 20_000, 60],
] as const;

for (const [game, nodes, times] of SEARCHES) {
  // The first third compiles the code.
  for (let seed = 0; seed < times / 3; seed++) bestMove(games, { game, nodes, seed });
  const from = processorMs();
  for (let seed = 0; seed < times; seed++) bestMove(games, { game, nodes, seed });
  console.log(`${game}, ${nodes} nodes: ${((processorMs() - from) / times).toFixed(2)} ms`);
}
