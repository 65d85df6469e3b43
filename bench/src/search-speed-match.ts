import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { processorMs } from './measuring.ts';
import { type Version, loadVersion } from './version.ts';

/**
 * The speed of two versions of the strong search, beside each other in one process, in turn, by processor
 * time: the median over the rounds of A's nodes per second divided by B's. If the two do not make the same
 * moves, it says so. A version is a folder with the built repository, and `.` is this one. One process per
 * game, as players have.
 *
 *     node bench/src/search-speed-match.ts GAME A B [nodes a search, default 200000] [rounds, default 9]
 */
const [gameId = '', nameOfA = '.', nameOfB = '.', nodes = '200000', rounds = '9'] = process.argv.slice(2);
/** Plies of random play before the searches. */
const OPENINGS = [0, 6, 14, 22];
const SEED = 2026;

/** Positions after some plies of random play, as text. */
function openings({ game }: Version): string[] {
  const random = new Random(SEED);
  return OPENINGS.map((plies) => {
    const position = game.initial();
    for (let ply = 0; ply < plies; ply++) {
      const moves = legalMoves(position);
      const before = position.clone();
      if (moves.length > 0) position.makeMove(moves[random.below(moves.length)]!);
      if (position.outcome() !== ONGOING) return game.formatPosition(before);
    }
    return game.formatPosition(position);
  });
}

function searchAll({ game, search, ai, without }: Version): { nodes: number; ms: number; scores: string } {
  const scores: string[] = [];
  let made = 0;
  const begun = processorMs();
  for (const text of texts) {
    const position = game.parsePosition(text);
    const limits = { nodes: Number(nodes) };
    const answer = search({ position, evaluation: ai.best, limits, without });
    made += answer.nodes;
    scores.push(`${answer.nodes}:${answer.depth}:${answer.score}`);
  }
  return { nodes: made, ms: processorMs() - begun, scores: scores.join(' ') };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

const [a, b] = [await loadVersion(gameId, nameOfA), await loadVersion(gameId, nameOfB)];
const texts = openings(a);
const warm = [searchAll(a), searchAll(b)] as const;
const ratios: number[] = [];
const speeds: number[] = [];
for (let round = 0; round < Number(rounds); round++) {
  const first = round % 2 === 0 ? a : b;
  const one = searchAll(first);
  const other = searchAll(first === a ? b : a);
  const [ofA, ofB] = first === a ? [one, other] : [other, one];
  ratios.push(ofA.nodes / ofA.ms / (ofB.nodes / ofB.ms));
  speeds.push(ofA.nodes / ofA.ms);
}
const same =
  warm[0].scores === warm[1].scores ? 'same moves' : `DIFFERENT: ${warm[0].scores} | ${warm[1].scores}`;
const spread = `${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)}`;
console.log(
  `${gameId.padEnd(15)} ${median(speeds).toFixed(0).padStart(5)} n/ms  ratio ${median(ratios).toFixed(3)} (${spread})  ${same}`,
);
