import { perft } from '@tahoun/core';
import { atariGo } from '@tahoun/games';

/**
 * Counts the sequences of moves in Atari Go from empty boards against the known numbers, and how fast.
 *
 *     npx node bench/src/atari-go-perft.ts
 */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  '3': [9, 72, 504, 2_928, 13_952, 48_000, 114_912, 118_656, 43_776],
  '5': [25, 600, 13_800, 303_248, 6_357_152, 126_534_432],
  '7': [49, 2_352, 110_544, 5_084_288],
  '9': [81, 6_480, 511_920, 39_928_512],
};

let differing = 0;
console.log(' size depth        counted          known   seconds   million a second');
for (const [size, counts] of Object.entries(KNOWN)) {
  for (const [i, known] of counts.entries()) {
    const start = performance.now();
    const counted = perft(atariGo.initial({ size }), i + 1);
    const seconds = (performance.now() - start) / 1000;
    if (counted !== known) differing++;
    const numbers = [counted, known].map((count) => String(count).padStart(14)).join(' ');
    const took = seconds.toFixed(2).padStart(9);
    const speed = (counted / seconds / 1e6).toFixed(1).padStart(18);
    console.log(`${size.padStart(5)} ${String(i + 1).padStart(5)} ${numbers} ${took} ${speed}`);
  }
}
console.log(differing === 0 ? 'every count agrees' : `${differing} counts differ`);
process.exitCode = differing === 0 ? 0 : 1;
