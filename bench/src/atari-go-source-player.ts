import { games as allGames } from '@tahoun/catalogue/all';
import { ONGOING, Random, legalMoves, proofNumberSearch } from '@tahoun/core';
import { type BestMoveRequest, bestMove, parsePlayer } from '@tahoun/engine';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { processorMs } from './processor-clock.ts';

/**
 * A player of ours against the best of the source's program: alpha-beta of depth 3 with its rules and constants.
 * Paired games from random first plies; `time` is processor time. After these plies a small board is decided, so who
 * should have won by then is told as well, as far as proof numbers find out.
 *
 *     npx node bench/src/atari-go-source-player.ts [player, default time:100] [games a start, default 100] [plies, default 2]
 */
const spec = process.argv[2] ?? 'time:100';
const games = Number(process.argv[3] ?? 100);
const plies = Number(process.argv[4] ?? 2);
const PROOF_NODES = 300_000;
const STARTS = [
  { size: '5', start: 'stable' },
  { size: '7', start: 'crosscut' },
  { size: '9', start: 'empty' },
];

const ours = askOf(spec);
const source = askOf('source:3');

for (const variants of STARTS) {
  const tallies = { won: [0, 0], lost: [0, 0], open: [0, 0] };
  for (let game = 0; game < games; game++) {
    const side = (game & 1) as 0 | 1;
    const opening = openingOf(variants, game >> 1);
    const tally = tallies[verdictFor(opening, side)];
    tally[1] = (tally[1] as number) + 1;
    if (winnerOf(opening, game >> 1, side) === side) tally[0] = (tally[0] as number) + 1;
  }
  const sum = Object.values(tallies).reduce((all, [won = 0]) => all + won, 0);
  const parts = Object.entries(tallies).map(([name, [won, of]]) => `${won} of ${of} ${name}`);
  console.log(
    `${variants.size}x${variants.size} ${variants.start}: ${spec} won ${sum} of ${games}, ${((100 * sum) / games).toFixed(0)} %; for it the openings were: ${parts.join(', ')}`,
  );
}

function askOf(text: string) {
  const player = parsePlayer(text);
  if (player.kind === 'human') throw new Error('two computers are wanted');
  return player.ask;
}

function openingOf(variants: Record<string, string>, seed: number): AtariGoPosition {
  const random = new Random(seed);
  const position = atariGo.initial(variants);
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
  }
  return position;
}

/** Whether a side wins with best play by both. */
function verdictFor(position: AtariGoPosition, side: 0 | 1): 'won' | 'lost' | 'open' {
  const { answer } = proofNumberSearch({ position, question: 'wins', limits: { nodes: PROOF_NODES } });
  if (answer === 'unknown') return 'open';
  return (answer === 'yes') === (position.turn === side) ? 'won' : 'lost';
}

/** @param side the one that `ours` has. */
function winnerOf(opening: AtariGoPosition, seed: number, side: 0 | 1): number | null {
  const position = opening.clone();
  while (position.outcome() === ONGOING) {
    const ask: Partial<BestMoveRequest> = position.turn === side ? ours : source;
    const request = { seed, ...ask, game: 'atari-go', position: atariGo.formatPosition(position) };
    const { move } = bestMove(allGames, request, { now: processorMs });
    position.makeMove(atariGo.parseMove(position, move as string));
  }
  return atariGo.result(position)?.winner ?? null;
}
