import { kitOf } from '@tahoun/catalogue/all';
import { SELECTIVE_TECHNIQUES, alphaBetaSearch, strongSearch } from '@tahoun/core';
import { zabor } from '@tahoun/games/zabor';

/**
 * The searches of Čáp's Table 2, by the strong search: its nodes beside the published ones. The
 * thesis counts depths from 0, so its depth 8 looks 9 plies ahead.
 *
 *     npx node bench/src/against-the-thesis.ts
 */
const PUBLISHED = {
  '5x5': [25, 285, 2172, 10126, 63888, 139046, 577667, 990863, 1984847, 2520945],
  '7x7': [49, 1057, 15540, 117768, 1005738, 5375828, 37838688, 162370496, 936541696],
} as const;
/** Alpha-beta is run beside up to here; the published counts stand for the rest. */
const RUN_BESIDE = 40_000_000;

const { textbook: evaluation } = kitOf('zabor');
console.log('board  depth  published  alpha-beta  full width     s  with reductions     s  same value');
for (const [map, counts] of Object.entries(PUBLISHED)) {
  const position = zabor.initial({ map });
  for (const [depth, published] of counts.entries()) {
    const limits = { depth: depth + 1 };
    const full = strongSearch({ position, evaluation, limits, without: SELECTIVE_TECHNIQUES });
    const reduced = strongSearch({ position, evaluation, limits });
    const plain =
      published <= RUN_BESIDE
        ? alphaBetaSearch({ position, evaluation, limits: { depth: depth + 1 } })
        : undefined;
    const cells = [
      map.padEnd(5),
      String(depth).padStart(6),
      String(published).padStart(10),
      String(plain?.nodes ?? '').padStart(11),
      String(full.nodes).padStart(11),
      (full.timeMs / 1000).toFixed(2).padStart(6),
      String(reduced.nodes).padStart(15),
      (reduced.timeMs / 1000).toFixed(2).padStart(6),
      plain === undefined ? '' : String(plain.score === full.score),
    ];
    console.log(cells.join('  '));
  }
}
