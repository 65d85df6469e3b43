import { OPPONENTS, type Opponent } from './opponents.ts';
import { type AnchorScore, type Rating, fitRating } from './rating.ts';
import type { GameResult, PairResult } from './results.ts';

/**
 * A Markdown table of the rungs that the player has played, and the rating fitted over them. Of two numbers
 * in a cell the first is the player's.
 */
export function report(name: string, results: readonly PairResult[]): string {
  const rungs = OPPONENTS.map((opponent) => ({ opponent, games: gamesAgainst(opponent, results) }));
  const played = rungs.filter(({ games }) => games.length > 0);
  const scores = played.map(({ opponent, games }) => scoreOf(opponent, games));
  const rows = played.map(({ opponent, games }) => row(opponent, games));
  return [
    '| opponent | rating | games | won, drawn, lost | score | rating by this rung | forfeits | slowest move |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${name}: ${ratingText(fitRating(scores))} over ${played.length} anchors, Stockfish-19 scale at 100 ms`,
  ].join('\n');
}

function gamesAgainst({ id }: Opponent, results: readonly PairResult[]): GameResult[] {
  return results.filter(({ opponent }) => opponent === id).flatMap(({ games }) => games);
}

function scoreOf({ rating }: Opponent, games: readonly GameResult[]): AnchorScore {
  return { rating, games: games.length, points: games.reduce((sum, { points }) => sum + points, 0) };
}

function row(opponent: Opponent, games: readonly GameResult[]): string {
  const count = (points: number) => games.filter((game) => game.points === points).length;
  const forfeits = (points: number) =>
    games.filter((game) => game.fault !== undefined && game.points === points).length;
  const slowest = (side: keyof GameResult['slowest']) => Math.max(...games.map((game) => game.slowest[side]));
  const score = scoreOf(opponent, games);
  const cells = [
    opponent.id,
    opponent.rating,
    games.length,
    `+${count(1)} =${count(0.5)} -${count(0)}`,
    `${((100 * score.points) / games.length).toFixed(0)} %`,
    ratingText(fitRating([score])),
    `${forfeits(0)}, ${forfeits(1)}`,
    `${slowest('player')}, ${slowest('opponent')} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function ratingText({ rating, low, high }: Rating): string {
  if (rating === Number.POSITIVE_INFINITY) return `above ${low.toFixed(0)}`;
  if (rating === Number.NEGATIVE_INFINITY) return `below ${high.toFixed(0)}`;
  return `${rating.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
}
