import { gameById } from '@tahoun/catalogue/all';
import { createEngine } from '@tahoun/catalogue/node';
import { ONGOING, Random, legalMoves } from '@tahoun/core';

/**
 * Two threads together against one thread, on one table: the time to a fixed depth, then games with the same time a
 * move. Wants two processors with nothing else to do.
 *
 *     npx node bench/src/two-threads.ts [game, default chess] [depth, default 12] [games, default 100] [ms, default 100]
 *         [variant=value]
 */
const [gameId = 'chess', work = '12', gameCount = '100', moveTime = '100', variant] = process.argv.slice(2);
const game = gameById(gameId);
const games = Number(gameCount);
const timeMs = Number(moveTime);
const variants = variant === undefined ? undefined : Object.fromEntries([variant.split('=')]);
const POSITIONS = 10;
const OPENING_PLIES = 6;
const host = createEngine({ threads: 2 });

await host.bestMove({ game: game.id, variants, timeMs: 2000, threads: 2 });
await compareTimes(Number(work));

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

/** How long a fixed depth takes. */
async function compareTimes(depth: number): Promise<void> {
  const seconds = { 1: 0, 2: 0 };
  for (let seed = 0; seed < POSITIONS; seed++) {
    const position = game.formatPosition(opening(seed));
    for (const threads of [1, 2] as const) {
      const start = performance.now();
      await host.bestMove({ game: game.id, position, depth, threads });
      seconds[threads] += (performance.now() - start) / 1000;
    }
  }
  console.log(
    `${game.id}, depth ${depth}, ${POSITIONS} positions: ${seconds[1].toFixed(1)} s with one thread, ` +
      `${seconds[2].toFixed(1)} s with two: ${(seconds[1] / seconds[2]).toFixed(2)} times as fast`,
  );
}

/** Positive when the side with two threads has won. */
async function playGame(start: ReturnType<typeof opening>, side: 0 | 1): Promise<number> {
  const position = start.clone();
  const from = game.formatPosition(start);
  const played: string[] = [];
  while (position.outcome() === ONGOING && (game.claimableDraw?.(position) ?? null) === null) {
    const threads = position.turn === side ? 2 : 1;
    const { move } = await host.bestMove({
      game: game.id,
      position: from,
      played,
      timeMs,
      threads,
    });
    if (move === null) break;
    position.makeMove(game.parseMove(position, move));
    played.push(move);
  }
  const winner = game.result(position)?.winner ?? null;
  return winner === null ? 0 : winner === side ? 1 : -1;
}

function opening(seed: number) {
  const random = new Random(seed);
  const position = game.initial(variants);
  for (let ply = 0; ply < OPENING_PLIES; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
    if (position.outcome() !== ONGOING) position.undoMove();
  }
  return position.clone();
}
