import { kitOf } from '@tahoun/catalogue/all';
import { type Evaluation, ONGOING, Random, legalMoves, strongSearch } from '@tahoun/core';
import { BLUE, RED, type ZaborPosition, zabor } from '@tahoun/games/zabor';

/**
 * Zabor's evaluation against the thesis's plain cell difference: the same search, the same nodes,
 * paired games from the same two random plies.
 *
 *     npx node bench/src/zabor-evaluation.ts [pairs a map, default 25] [nodes a move, default 20000]
 */
const MAPS = ['6x6', '7x7', '8x8', 'lake', 'river'];
const pairs = Number(process.argv[2] ?? 25);
const nodes = Number(process.argv[3] ?? 20_000);

const { best, textbook } = kitOf('zabor') as unknown as Record<
  'best' | 'textbook',
  Evaluation<ZaborPosition>
>;

let total = 0;
for (const map of MAPS) {
  const score = { wins: 0, draws: 0, losses: 0 };
  for (let seed = 0; seed < pairs; seed++) {
    for (const side of [0, 1] as const) {
      const margin = playGame(map, seed, side);
      if (margin > 0) score.wins++;
      else if (margin < 0) score.losses++;
      else score.draws++;
    }
  }
  const points = (score.wins + score.draws / 2) / (2 * pairs);
  total += points / MAPS.length;
  console.log(
    `${map.padEnd(6)} +${score.wins} =${score.draws} -${score.losses}  ${(100 * points).toFixed(1)} %`,
  );
}
console.log(`${best.id} against ${textbook.id}: ${(100 * total).toFixed(1)} % at ${nodes} nodes a move`);

/** One game. @returns the margin of the side that plays with the better evaluation. */
function playGame(map: string, seed: number, side: 0 | 1): number {
  const random = new Random(seed);
  const position = zabor.initial({ map });
  for (let ply = 0; ply < 2; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
  }
  while (position.outcome() === ONGOING) {
    const evaluation = position.turn === side ? best : textbook;
    position.makeMove(strongSearch({ position, evaluation, limits: { nodes } }).move);
  }
  const blue = (position.counts[BLUE] as number) - (position.counts[RED] as number);
  return side === 0 ? blue : -blue;
}
