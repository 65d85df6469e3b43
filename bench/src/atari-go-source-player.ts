import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { type BestMoveRequest, bestMove, parsePlayer } from '@tahoun/engine';
import { atariGo } from '@tahoun/games';
import { processorMs } from './processor-clock.ts';

/**
 * A player of ours against the best of the source's program: alpha-beta of depth 3 with its rules and constants.
 * Paired games from random first plies; `time` is processor time.
 *
 *     npx node bench/src/atari-go-source-player.ts [player, default time:100] [games a start, default 100] [plies, default 2]
 */
const spec = process.argv[2] ?? 'time:100';
const games = Number(process.argv[3] ?? 100);
const plies = Number(process.argv[4] ?? 2);
const STARTS = [
  { size: '5', start: 'stable' },
  { size: '7', start: 'crosscut' },
  { size: '9', start: 'empty' },
];

const ours = askOf(spec);
const source = askOf('source:3');

for (const variants of STARTS) {
  let won = 0;
  for (let game = 0; game < games; game++) {
    if (winnerOf(variants, game >> 1, (game & 1) as 0 | 1) === (game & 1)) won++;
  }
  const share = ((100 * won) / games).toFixed(0);
  console.log(
    `${variants.size}x${variants.size} ${variants.start}: ${spec} won ${won} of ${games}, ${share} %`,
  );
}

function askOf(text: string) {
  const player = parsePlayer(text);
  if (player.kind === 'human') throw new Error('two computers are wanted');
  return player.ask;
}

/** @param side the one that `ours` has. */
function winnerOf(variants: Record<string, string>, seed: number, side: 0 | 1): number | null {
  const random = new Random(seed);
  const position = atariGo.initial(variants);
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
  }
  while (position.outcome() === ONGOING) {
    const ask: Partial<BestMoveRequest> = position.turn === side ? ours : source;
    const request = { seed, ...ask, game: 'atari-go', position: atariGo.formatPosition(position) };
    const { move } = bestMove(request, { now: processorMs });
    position.makeMove(atariGo.parseMove(position, move as string));
  }
  return atariGo.result(position)?.winner ?? null;
}
