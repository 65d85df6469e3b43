import { aiOf } from '@tahoun/catalogue/all';
import {
  type Evaluation,
  ONGOING,
  Random,
  type SearchResult,
  alphaBetaSearch,
  playRandomMove,
  strongSearch,
} from '@tahoun/core';
import { BLUE, RED, type ZaborPosition, zabor } from '@tahoun/games/zabor';

/**
 * The strong search against the textbook's alpha-beta with the same time a move, paired games of
 * Zabor from two random plies. Alpha-beta gets the fairest use of its time: depth 1, 2, ... until the
 * clock stops it, the last finished depth counts. It keeps the thesis's evaluation.
 *
 *     npx node bench/src/strong-against-alpha-beta.ts [games a map, default 100] [ms a move, default 50]
 */
const MAPS = ['7x7', 'river'];
const games = Number(process.argv[2] ?? 100);
const timeMs = Number(process.argv[3] ?? 50);

const { best, textbook } = aiOf('zabor') as unknown as Record<'best' | 'textbook', Evaluation<ZaborPosition>>;

for (const map of MAPS) {
  const score = { wins: 0, draws: 0, losses: 0 };
  const depths = { strong: 0, alphaBeta: 0, moves: 0 };
  for (let game = 0; game < games; game++) {
    const margin = playGame(map, game >> 1, (game & 1) as 0 | 1, depths);
    if (margin > 0) score.wins++;
    else if (margin < 0) score.losses++;
    else score.draws++;
  }
  const points = (score.wins + score.draws / 2) / games;
  const average = (sum: number) => ((2 * sum) / depths.moves).toFixed(1);
  console.log(
    `${map}: +${score.wins} =${score.draws} -${score.losses}, ${(100 * points).toFixed(1)} % at ${timeMs} ms a move; ` +
      `average depth ${average(depths.strong)} against ${average(depths.alphaBeta)}`,
  );
}

function playGame(
  map: string,
  seed: number,
  side: 0 | 1,
  depths: { strong: number; alphaBeta: number; moves: number },
) {
  const random = new Random(seed);
  const position = zabor.initial({ map });
  for (let ply = 0; ply < 2; ply++) {
    playRandomMove(position, random);
  }
  while (position.outcome() === ONGOING) {
    const isStrong = position.turn === side;
    const result = isStrong
      ? strongSearch({ position, evaluation: best, limits: { timeMs } })
      : deepenAlphaBeta(position);
    if (isStrong) depths.strong += Math.min(result.depth, 40);
    else depths.alphaBeta += Math.min(result.depth, 40);
    depths.moves++;
    position.makeMove(result.move);
  }
  const blue = position.counts[BLUE]! - position.counts[RED]!;
  return side === 0 ? blue : -blue;
}

function deepenAlphaBeta(position: ZaborPosition): SearchResult {
  const deadline = performance.now() + timeMs;
  let last = alphaBetaSearch({ position, evaluation: textbook, limits: { depth: 1 } });
  for (let depth = 2; !last.exact; depth++) {
    const left = deadline - performance.now();
    if (left <= 0) break;
    const next = alphaBetaSearch({ position, evaluation: textbook, limits: { depth, timeMs: left } });
    if (next.limitedBy !== null) break;
    last = next;
  }
  return last;
}
