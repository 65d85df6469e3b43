import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { scoreOfElo } from 'tahoun/match';
import { OPPONENTS, type Opponent } from './opponents.ts';

/** One game, from the player's view. */
export interface GameResult {
  /** 1 a win, 1/2 a draw, 0 a loss. */
  readonly points: number;
  /** The key that the game gives, `resigned`, `forfeit`, or `too-long`. */
  readonly reason: string;
  /** The fault of the loser, where the reason is `forfeit`. */
  readonly fault?: string;
  /** From the opening on, as UCI writes them. */
  readonly moves: string;
  /** Milliseconds of the slowest move. */
  readonly slowest: { readonly player: number; readonly opponent: number };
}

/** An opening played twice, the player having the first move in the first game: a line of the file. */
export interface PairResult {
  /** The name under which the player's results are added up. */
  readonly player: string;
  /** Id of the opponent. */
  readonly opponent: string;
  /** Counted from 0 for each opponent. */
  readonly pair: number;
  readonly opening: string;
  readonly games: readonly [GameResult, GameResult];
}

/** All pairs of a file; none where there is no file. @throws Error naming a line that is no pair. */
export function readResults(file: string): PairResult[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (line === '' ? [] : [parsePair(line, `${file}, line ${index + 1}`)]));
}

function parsePair(line: string, where: string): PairResult {
  try {
    const pair = JSON.parse(line) as PairResult;
    if (typeof pair.player === 'string' && pair.games.length === 2) return pair;
  } catch {
    // Reported below.
  }
  throw new Error(`${where}: expected a pair of games that this bench has written`);
}

export function addResult(file: string, pair: PairResult): void {
  appendFileSync(file, `${JSON.stringify(pair)}\n`);
}

/** The player's points in a pair: 0, 1/2, 1, 1 1/2 or 2. */
export function pointsOf({ games }: PairResult): number {
  return games[0].points + games[1].points;
}

/** Games against one opponent of known rating. */
interface AnchorScore {
  /** The opponent's, in Elo points. */
  readonly rating: number;
  readonly games: number;
  /** 1 a win, 1/2 a draw. */
  readonly points: number;
}

/** In Elo points; infinite where nothing bounds it, as with no games at all. */
export interface Rating {
  /** The likeliest: +Infinity when every game was won, -Infinity when every game was lost. */
  readonly rating: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Half the 95 % quantile of chi-squared with one degree of freedom: how much less likely its ends are. */
const DROP95 = 3.841458820694124 / 2;
/** Ratings are looked for between these; beyond them they count as infinite. */
const LOWEST = -10_000;
const HIGHEST = 10_000;
const STEPS = 60;

/**
 * The rating that makes the scores likeliest by Elo's logistic curve, and its profile likelihood interval. A
 * draw counts as half a win and half a loss; because draws vary less than that, the interval is rather too
 * wide. The ratings of the anchors are taken as exact.
 */
function fitRating(scores: readonly AnchorScore[]): Rating {
  const played = scores.filter(({ games }) => games > 0);
  if (played.length === 0) {
    return { rating: Number.NaN, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  }
  const points = sum(played.map((score) => score.points));
  const games = sum(played.map((score) => score.games));
  const expected = (rating: number) =>
    sum(played.map((score) => score.games * scoreOfElo(rating - score.rating)));
  // The likelihood has one top: where the expected points are those scored.
  const top = crossing((rating) => expected(rating) < points, LOWEST, HIGHEST);
  const isUnlikely = (rating: number) => logLikelihood(played, top) - logLikelihood(played, rating) > DROP95;
  return {
    rating: points === games ? Number.POSITIVE_INFINITY : points === 0 ? Number.NEGATIVE_INFINITY : top,
    low: points === 0 ? Number.NEGATIVE_INFINITY : crossing(isUnlikely, LOWEST, top),
    high:
      points === games ? Number.POSITIVE_INFINITY : crossing((rating) => !isUnlikely(rating), top, HIGHEST),
  };
}

/** Of a rating, but for a constant. */
function logLikelihood(scores: readonly AnchorScore[], rating: number): number {
  return sum(
    scores.map(({ rating: anchor, games, points }) => {
      const won = points === 0 ? 0 : points * Math.log(scoreOfElo(rating - anchor));
      const lost = points === games ? 0 : (games - points) * Math.log(scoreOfElo(anchor - rating));
      return won + lost;
    }),
  );
}

/** The point between `low` and `high` up to which `isBelow` is true, and from which it is false. */
function crossing(isBelow: (rating: number) => boolean, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

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
