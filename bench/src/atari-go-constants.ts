import { NO_MOVE, ONGOING, Random, alphaBetaSearch, legalMoves } from '@tahoun/core';
import { STARY_CONSTANTS, type StaryConstants, atariGoAi, staryEvaluation } from '@tahoun/eval/atari-go';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { summarize } from './match-summary.ts';

/**
 * The constants of the source's player, tuned by matches, one after the other: each is multiplied by each of a few
 * factors, and what beats the constants so far in one match, the best of them, and then in a second one takes their
 * place. Alpha stays, since all five may be multiplied by one number. Paired games from random first plies on 5x5
 * and 7x7. What came out is matched against the source's constants on games not seen before.
 *
 *     npx node bench/src/atari-go-constants.ts [scan, default 0] [games a match, default 400] [depth, default 2]
 */
const scan = Number(process.argv[2] ?? 0);
const games = Number(process.argv[3] ?? 400);
const depth = Number(process.argv[4] ?? 2);
const TUNED = ['beta', 'gamma', 'delta', 'epsilon'] as const;
const FACTORS = [0, 0.5, 0.8, 1.25, 2];
const ROUNDS = 2;
const PLIES = 3;
/** Share of the points that equal players reach in one match of 40: 1.75 standard deviations. */
const wanted = 0.5 + 1.75 * Math.sqrt(0.25 / games);

const usual: StaryConstants = { ...STARY_CONSTANTS, scan };
let best = usual;
let seed = 1;
for (let round = 1; round <= ROUNDS; round++) {
  const before = best;
  for (const id of TUNED) {
    const candidates = FACTORS.map((factor) => ({ ...best, [id]: rounded(best[id] * factor) }));
    const shares = candidates.map((candidate) => share(match(candidate, best, ['5', '7'], games, depth)));
    const highest = Math.max(...shares);
    const candidate = candidates[shares.indexOf(highest)] as StaryConstants;
    const again = highest > wanted ? share(match(candidate, best, ['5', '7'], games, depth)) : 0;
    console.log(
      `round ${round}, ${id} ${candidates.map((each, i) => `${each[id]}: ${percent(shares[i] as number)}`).join(', ')}${again > 0 ? `; again ${percent(again)}` : ''}`,
    );
    if (again > wanted) best = candidate;
  }
  console.log(`after round ${round}: ${JSON.stringify(best)}`);
  if (best === before) break;
}
for (const [size, plies] of [
  ['5', depth],
  ['7', depth],
  ['9', depth],
  ['5', depth + 1],
  ['7', depth + 1],
] as const) {
  const results = match(best, usual, [size], games, plies);
  console.log(`${size}x${size}, depth ${plies}, against the source's: ${summarize(results)}`);
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

function share(results: readonly number[]): number {
  return results.reduce((sum, result) => sum + result, 0) / results.length;
}

function rounded(value: number): number {
  return Number(value.toFixed(3)) + 0;
}

/** Points of the one constants against the other, a game each, games of one opening next to each other. */
function match(
  one: StaryConstants,
  other: StaryConstants,
  sizes: readonly string[],
  count: number,
  plies: number,
): number[] {
  const evaluations = [staryEvaluation(one), staryEvaluation(other)];
  const results: number[] = [];
  for (let game = 0; game < count; game += 2) {
    const start = opening(sizes[(game / 2) % sizes.length] as string, seed++);
    for (const first of [0, 1]) {
      const position = start.clone();
      while (position.outcome() === ONGOING) {
        const evaluation = evaluations[(position.turn + first) & 1] as (typeof evaluations)[0];
        const ruled = atariGoAi.source?.ruledMove?.(position, evaluation) ?? NO_MOVE;
        const searched = () => alphaBetaSearch({ position, evaluation, limits: { depth: plies } }).move;
        position.makeMove(ruled === NO_MOVE ? searched() : ruled);
      }
      results.push(atariGo.result(position)?.winner === first ? 1 : 0);
    }
  }
  return results;
}

function opening(size: string, from: number): AtariGoPosition {
  const random = new Random(from);
  const position = atariGo.initial({ size });
  for (let ply = 0; ply < PLIES; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
  }
  return position;
}
