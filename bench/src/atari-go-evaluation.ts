import { ONGOING, Random, legalMoves, strongSearch } from '@tahoun/core';
import { STARY_CONSTANTS, STRENGTH_WEIGHTS, staryEvaluation, strength } from '@tahoun/eval/atari-go';
import { atariGo } from '@tahoun/games/atari-go';

/**
 * Atari Go's evaluation against the thesis's: the same search, the same nodes, paired games from the
 * same two random plies.
 *
 *     npx node bench/src/atari-go-evaluation.ts [pairs a start, default 20] [nodes a move, default 2000]
 */
const pairs = Number(process.argv[2] ?? 20);
const nodes = Number(process.argv[3] ?? 2000);
const best = strength(STRENGTH_WEIGHTS);
const textbook = staryEvaluation(STARY_CONSTANTS);

let total = 0;
let games = 0;
for (const size of ['5', '7', '9']) {
  for (const start of ['empty', 'stable', 'crosscut']) {
    let won = 0;
    for (let seed = 0; seed < pairs; seed++) {
      for (const side of [0, 1] as const) if (winner(size, start, seed, side) === side) won++;
    }
    total += won;
    games += 2 * pairs;
    console.log(`${size}x${size} ${start.padEnd(8)} ${won} of ${2 * pairs}`);
  }
}
const share = ((100 * total) / games).toFixed(1);
console.log(`${best.id} against ${textbook.id}: ${share} % of ${games} games at ${nodes} nodes a move`);

/** One game. @param side the one that plays with the better evaluation. @returns the winning side. */
function winner(size: string, start: string, seed: number, side: 0 | 1): number | null | undefined {
  const random = new Random(seed);
  const position = atariGo.initial({ size, start });
  for (let ply = 0; ply < 2; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
  }
  while (position.outcome() === ONGOING) {
    const evaluation = position.turn === side ? best : textbook;
    position.makeMove(strongSearch({ position, evaluation, limits: { nodes } }).move);
  }
  return atariGo.result(position)?.winner;
}
