import { gameById, gameIds, games } from '@tahoun/catalogue/all';
import { createEngine } from '@tahoun/catalogue/node';
import { ONGOING, type Position, Random, legalMoves, playRandomMove } from '@tahoun/core';
import { type EngineHost, bestMove } from '@tahoun/engine';

/**
 * Stops searches at random moments, by an abort signal, a deadline and a time limit in turn, in random
 * positions of all games, and prints how late the answer came and whether it was a legal move.
 *
 *     npx node bench/src/stops.ts [stops, default 1000]
 */
const stops = Number(process.argv[2] ?? 1000);
const LONGEST_MS = 60;
const random = new Random(7);
const host = createEngine({ threads: 1 });

const WAYS = ['signal', 'deadline', 'time limit'] as const;
const lateness: Record<(typeof WAYS)[number], number[]> = { signal: [], deadline: [], 'time limit': [] };
let illegal = 0;
let changed = 0;
for (const game of gameIds()) await host.bestMove({ game, timeMs: 500 });
for (let stop = 0; stop < stops; stop++) {
  const game = gameById(gameIds()[stop % gameIds().length] as string);
  const position = randomPosition(game.initial());
  const text = game.formatPosition(position);
  const way = WAYS[Math.floor(stop / gameIds().length) % WAYS.length] as (typeof WAYS)[number];
  const after = 1 + random.below(LONGEST_MS);
  const { move, late } = await ask(host, { game: game.id, position: text }, way, after);
  const legal = legalMoves(position).map((each) => game.formatMove(position, each));
  if (move === null || !legal.includes(move)) illegal++;
  if (game.formatPosition(position) !== text) changed++;
  if (late !== null) lateness[way].push(late);
}
await host.close();

for (const way of WAYS) {
  const sorted = lateness[way].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${way}: ${sorted.length} stopped, late by ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (most)`,
  );
}
console.log(`${stops} searches: ${illegal} without a legal move, ${changed} positions changed`);

/** The answer, and its delay after the stop in milliseconds; null when it came before. */
async function ask(
  host: EngineHost,
  place: { game: string; position: string },
  way: (typeof WAYS)[number],
  after: number,
): Promise<{ move: string | null; late: number | null }> {
  const start = performance.now();
  const late = () => {
    const past = performance.now() - start - after;
    return past < 0 ? null : past;
  };
  const request = { ...place, nodes: 1e12 };
  if (way === 'time limit') {
    // In the caller's own thread, where nothing but the clock can stop it.
    const { move } = bestMove(games, { ...place, timeMs: after });
    return { move, late: late() };
  }
  const controller = new AbortController();
  if (way === 'signal') setTimeout(() => controller.abort(), after);
  const options = way === 'signal' ? { signal: controller.signal } : { deadlineMs: after };
  const { move } = await host.bestMove(request, options);
  return { move, late: late() };
}

function randomPosition(start: Position): Position {
  const position = start.clone();
  const plies = random.below(20);
  for (let ply = 0; ply < plies; ply++) {
    playRandomMove(position, random);
    if (position.outcome() === ONGOING) continue;
    position.undoMove();
    break;
  }
  return position;
}
