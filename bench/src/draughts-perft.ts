import { perft } from '@tahoun/core';
import { czechDraughts } from '@tahoun/games/czech-draughts';

/**
 * Counts the sequences of moves in Czech draughts against the published numbers, and how fast.
 *
 *     npx node bench/src/draughts-perft.ts [deepest, default 11] [landing, default free]
 */
const PUBLISHED = [
  7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_673, 18_371_644, 84_993_769, 386_587_718,
  1_752_382_520,
] as const;

const deepest = Number(process.argv[2] ?? 11);
const landing = process.argv[3] ?? 'free';
if (!(Number.isInteger(deepest) && deepest >= 1 && deepest <= PUBLISHED.length)) {
  process.stderr.write(
    `draughts-perft: "${process.argv[2]}" is not a depth; expected 1 to ${PUBLISHED.length}\n`,
  );
  process.exit(2);
}

let differing = 0;
console.log('depth        counted      published   seconds   million a second');
for (let depth = 1; depth <= deepest; depth++) {
  const start = performance.now();
  const counted = perft(czechDraughts.initial({ landing }), depth);
  const seconds = (performance.now() - start) / 1000;
  const published = PUBLISHED[depth - 1] as number;
  if (counted !== published) differing++;
  const numbers = [counted, published].map((count) => String(count).padStart(14)).join(' ');
  const speed = (counted / seconds / 1e6).toFixed(1).padStart(18);
  console.log(`${String(depth).padStart(5)} ${numbers} ${seconds.toFixed(2).padStart(9)} ${speed}`);
}
console.log(differing === 0 ? 'every count agrees' : `${differing} counts differ`);
process.exitCode = differing === 0 ? 0 : 1;
