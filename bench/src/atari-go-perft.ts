import { kitOf } from '@tahoun/catalogue/all';
import { perft, strongSearch } from '@tahoun/core';
import { atariGo } from '@tahoun/games/atari-go';
import { processorMs } from './processor-clock.ts';

/**
 * Counts the sequences of moves in Atari Go from empty boards against the known numbers, and how fast, beside a plain
 * implementation (an array and a flood fill), and how fast the strong search makes its moves.
 *
 *     npx node bench/src/atari-go-perft.ts
 */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  '3': [9, 72, 504, 2_928, 13_952, 48_000, 114_912, 118_656, 43_776],
  '5': [25, 600, 13_800, 303_248, 6_357_152, 126_534_432],
  '7': [49, 2_352, 110_544, 5_084_288],
  '9': [81, 6_480, 511_920, 39_928_512],
};

/** The clock is coarse: counts are repeated until they have taken so long. */
const LEAST_MS = 500;

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
const PLAIN_DEPTHS = { '5': 4, '7': 3, '9': 3 };
console.log('\nthe rules alone, millions of leaves a second of processor time: ours, plain, ratio');
for (const [size, depth] of Object.entries(PLAIN_DEPTHS)) {
  const known = KNOWN[size]?.[depth - 1] as number;
  const ours = speedOf(() => perft(atariGo.initial({ size }), depth), known);
  const plain = speedOf(
    () => plainPerft(new Array(Number(size) ** 2).fill(0), Number(size), 1, depth),
    known,
  );
  const ratio = (ours / plain).toFixed(1);
  console.log(`${size}x${size} to ${depth}: ${ours.toFixed(1)}, ${plain.toFixed(2)}, ${ratio}`);
}

console.log('\nthe strong search, thousands of moves a second of processor time');
const { best } = kitOf('atari-go');
for (const size of ['5', '7', '9']) {
  const limits = { nodes: 500_000, now: processorMs };
  const { nodes, timeMs } = strongSearch({ position: atariGo.initial({ size }), evaluation: best, limits });
  console.log(`${size}x${size}: ${Math.round(nodes / timeMs)}`);
}
console.log(differing === 0 ? 'every count agrees' : `${differing} counts differ`);
process.exitCode = differing === 0 ? 0 : 1;

/** Millions of leaves a second. */
function speedOf(count: () => number, known: number): number {
  const start = processorMs();
  let counts = 0;
  while (processorMs() - start < LEAST_MS) {
    if (count() !== known) differing++;
    counts++;
  }
  return (counts * known) / (processorMs() - start) / 1000;
}

/** The same count as plainly as possible; a move makes a new board. */
function plainPerft(board: readonly number[], size: number, colour: number, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (let point = 0; point < board.length; point++) {
    if (board[point] !== 0) continue;
    const next = [...board];
    next[point] = colour;
    const captures = plainNeighbours(point, size).some(
      (each) => next[each] === 3 - colour && !hasLiberty(next, size, each),
    );
    if (captures) nodes += depth === 1 ? 1 : 0;
    else if (hasLiberty(next, size, point)) nodes += plainPerft(next, size, 3 - colour, depth - 1);
  }
  return nodes;
}

function plainNeighbours(point: number, size: number): number[] {
  const column = point % size;
  const all = [point - size, point + size];
  if (column > 0) all.push(point - 1);
  if (column < size - 1) all.push(point + 1);
  return all.filter((each) => each >= 0 && each < size * size);
}

function hasLiberty(board: readonly number[], size: number, start: number): boolean {
  const seen = new Set([start]);
  for (const point of seen) {
    for (const next of plainNeighbours(point, size)) {
      if (board[next] === 0) return true;
      if (board[next] === board[start]) seen.add(next);
    }
  }
  return false;
}
