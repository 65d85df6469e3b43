import { aiOf } from '@tahoun/catalogue/all';
import { SELECTIVE_TECHNIQUES, TranspositionTable, strongSearch } from '@tahoun/core';
import { zabor } from '@tahoun/games/zabor';

/**
 * Solves empty Zabor boards exactly and prints each depth on the way.
 *
 *     npx node bench/src/solve-zabor.ts [size, default 5x5] [table in MiB, default 128]
 */
const size = process.argv[2] ?? '5x5';
const mib = Number(process.argv[3] ?? 128);

const { score, exact, nodes, timeMs, pv } = strongSearch({
  position: zabor.initial({ map: size }),
  evaluation: aiOf('zabor').best,
  limits: {},
  table: new TranspositionTable(mib),
  without: SELECTIVE_TECHNIQUES,
  onDepth: (result) => console.log(`depth ${result.depth}: ${result.score / 100}, ${result.nodes} nodes`),
});
const line = pv.map((move) => zabor.formatMove(zabor.initial({ map: size }), move)).join(' ');
console.log(
  `${size}: ${exact ? 'exactly' : 'about'} ${score / 100} cells, ${nodes} nodes, ${(timeMs / 1000).toFixed(1)} s, ${line}`,
);
