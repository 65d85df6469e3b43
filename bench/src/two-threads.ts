import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { createNodeHost } from '@tahoun/engine/node';
import { gameById } from '@tahoun/games';

/**
 * Two threads on one table against one thread: the time to a fixed depth, and games with the same time
 * a move. Wants two processors with nothing else to do.
 *
 *     npx node bench/src/two-threads.ts [game, default chess] [depth, default 12] [games, default 100] [ms, default 100]
 */
const game = gameById(process.argv[2] ?? 'chess');
const depth = Number(process.argv[3] ?? 12);
const games = Number(process.argv[4] ?? 100);
const timeMs = Number(process.argv[5] ?? 100);
const POSITIONS = 10;
const OPENING_PLIES = 6;
const host = createNodeHost({ threads: 2 });

await host.bestMove({ game: game.id, timeMs: 2000, threads: 2 });
const seconds = { 1: 0, 2: 0 };
for (let seed = 0; seed < POSITIONS; seed++) {
  const position = game.formatPosition(opening(seed));
  for (const threads of [1, 2] as const) {
    const answer = await host.bestMove({ game: game.id, position, depth, threads });
    seconds[threads] += answer.seconds;
  }
}
console.log(
  `${game.id}, depth ${depth}, ${POSITIONS} positions: ${seconds[1].toFixed(1)} s with one thread, ` +
    `${seconds[2].toFixed(1)} s with two: ${(seconds[1] / seconds[2]).toFixed(2)} times as fast`,
);

const score = { wins: 0, draws: 0, losses: 0 };
for (let played = 0; played < games; played++) {
  const result = await playGame(opening(played >> 1), (played & 1) as 0 | 1);
  if (result > 0) score.wins++;
  else if (result < 0) score.losses++;
  else score.draws++;
}
await host.close();
const points = (score.wins + score.draws / 2) / games;
const spread = Math.sqrt((score.wins + score.draws / 4) / games - points * points) / Math.sqrt(games);
const elo = (share: number) =>
  (-400 * Math.log10(1 / Math.min(Math.max(share, 0.001), 0.999) - 1)).toFixed(0);
console.log(
  `two threads against one, ${timeMs} ms a move: +${score.wins} =${score.draws} -${score.losses}, ` +
    `${(100 * points).toFixed(1)} %, Elo ${elo(points)} (${elo(points - 1.96 * spread)} to ${elo(points + 1.96 * spread)})`,
);

/** Positive when the side with two threads has won. */
async function playGame(start: ReturnType<typeof opening>, side: 0 | 1): Promise<number> {
  const position = start.clone();
  const from = game.formatPosition(start);
  const played: string[] = [];
  while (position.outcome() === ONGOING && (game.claimableDraw?.(position) ?? null) === null) {
    const threads = position.turn === side ? 2 : 1;
    const { move } = await host.bestMove({ game: game.id, position: from, played, timeMs, threads });
    if (move === null) break;
    position.makeMove(game.parseMove(position, move));
    played.push(move);
  }
  const winner = game.result(position)?.winner ?? null;
  return winner === null ? 0 : winner === side ? 1 : -1;
}

function opening(seed: number) {
  const random = new Random(seed);
  const position = game.initial();
  for (let ply = 0; ply < OPENING_PLIES; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
    if (position.outcome() !== ONGOING) position.undoMove();
  }
  return position.clone();
}
