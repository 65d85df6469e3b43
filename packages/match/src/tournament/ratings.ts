import type { Pairing } from './round-robin.js';
import { Z95, gamesOf, scoreOfElo } from './statistics.js';

/** A player's strength among the others. Null where no finite number would do. */
export interface Rating {
  /** Elo points; the mean of all rated players is 0. */
  readonly elo: number | null;
  /** Half the width of the 95 % interval of `elo`, the mean of the rated players being certain. */
  readonly error: number | null;
}

const ELO_PER_UNIT = 400 / Math.LN10;
/** Newton's method doubles the right digits with each step. */
const MOST_STEPS = 100;
const CLOSE = 1e-10;

/**
 * The Elo ratings that make the results of a tournament likeliest: the model of Bradley and Terry (1952), in which
 * the difference of two ratings gives the expected score on Elo's logistic scale, and a draw is half a win. For two
 * players it is the difference that `eloOf` computes.
 *
 * The likeliest ratings are finite only among players each of whom took points from another, directly or through
 * others (Ford 1957). The largest such group is rated; nobody else is.
 *
 * The errors are those of the sandwich estimator (Huber 1967, White 1982): the results themselves, not the model,
 * say how much scores vary, so that draws make the intervals narrower, as they do in `eloError`.
 */
export function ratingsOf(players: number, pairings: readonly Pairing[]): readonly Rating[] {
  const group = largestGroup(players, pairings);
  const place = new Map(group.map((player, at) => [player, at]));
  const results: Result[] = pairings.flatMap(({ a, b, tally }) => {
    const [one, other, games] = [place.get(a), place.get(b), gamesOf(tally)];
    if (one === undefined || other === undefined || games === 0) return [];
    return [
      { one, other, games, points: tally.wins + tally.draws / 2, squares: tally.wins + tally.draws / 4 },
    ];
  });
  const strengths = group.length < 2 ? group.map(() => null) : likeliest(group.length, results);
  return Array.from({ length: players }, (_, player) => {
    const rating = strengths[place.get(player) ?? -1] ?? null;
    return rating ?? { elo: null, error: null };
  });
}

/** The games of two rated players, from the view of `one`. */
interface Result {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  /** Sums of the scores, and of their squares. */
  readonly points: number;
  readonly squares: number;
}

type Matrix = readonly (readonly number[])[];

/** Strengths in natural units by Newton's method, and their errors. */
function likeliest(players: number, results: readonly Result[]): Rating[] {
  let strengths = Array<number>(players).fill(0);
  const expected = ({ one, other }: Result) =>
    scoreOfElo((strengths[one]! - strengths[other]!) * ELO_PER_UNIT);
  /** The sum over pairs of a value each, as the matrix of a weighted graph. */
  const laplacian = (weight: (result: Result) => number) => {
    const matrix = Array.from({ length: players }, () => Array<number>(players).fill(0));
    for (const result of results) {
      const { one, other } = result;
      const value = weight(result);
      matrix[one]![one]! += value;
      matrix[other]![other]! += value;
      matrix[one]![other]! -= value;
      matrix[other]![one]! -= value;
    }
    return matrix;
  };
  const information = () => laplacian((result) => result.games * expected(result) * (1 - expected(result)));
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = Array<number>(players).fill(0);
    for (const result of results) {
      const surplus = result.points - result.games * expected(result);
      slope[result.one]! += surplus;
      slope[result.other]! -= surplus;
    }
    const change = times(
      inverse(information()),
      slope.map((value) => [value]),
    ).map(([value]) => value!);
    // A step across the whole scale comes from a curve that is nearly flat.
    const longest = Math.max(...change.map(Math.abs));
    const share = Math.min(1, 1 / longest);
    strengths = strengths.map((value, at) => value + share * change[at]!);
    if (longest < CLOSE) break;
  }
  const bread = inverse(information());
  const meat = laplacian((result) => {
    const mean = expected(result);
    return result.squares - 2 * mean * result.points + result.games * mean ** 2;
  });
  const covariance = times(times(bread, meat), bread);
  return strengths.map((value, at) => ({
    // Adding 0 turns -0 into 0.
    elo: value * ELO_PER_UNIT + 0,
    error: Z95 * Math.sqrt(Math.max(0, covariance[at]![at]!)) * ELO_PER_UNIT,
  }));
}

/** The players of the largest group in which everybody took points from everybody else, directly or through others. */
function largestGroup(players: number, pairings: readonly Pairing[]): number[] {
  const reached = Array.from({ length: players }, (_, player) =>
    Array.from({ length: players }, (_, other) => other === player),
  );
  for (const { a, b, tally } of pairings) {
    if (tally.wins + tally.draws > 0) reached[a]![b] = true;
    if (tally.losses + tally.draws > 0) reached[b]![a] = true;
  }
  for (let via = 0; via < players; via++) {
    for (const from of reached) {
      if (from[via]) for (let to = 0; to < players; to++) from[to] ||= reached[via]![to]!;
    }
  }
  const groups = reached.map((row, player) =>
    row.flatMap((isReached, other) => (isReached && reached[other]![player] ? [other] : [])),
  );
  return groups.reduce((best, group) => (group.length > best.length ? group : best), []);
}

/**
 * The inverse of a graph's matrix among vectors whose sum is 0 (its pseudo-inverse): all ratings may rise together,
 * so the matrix itself has none.
 */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [
    ...row.map((value) => value + 1 / size),
    ...row.map((_, column) => (column === at ? 1 : 0)),
  ]);
  for (let at = 0; at < size; at++) {
    const pivot = rows[at]!;
    const scale = pivot[at]!;
    for (let column = 0; column < 2 * size; column++) pivot[column]! /= scale;
    for (const row of rows) {
      const factor = row[at]!;
      if (row === pivot || factor === 0) continue;
      for (let column = 0; column < 2 * size; column++) row[column]! -= factor * pivot[column]!;
    }
  }
  return rows.map((row) => row.slice(size).map((value) => value - 1 / size));
}

function times(one: Matrix, other: Matrix): Matrix {
  return one.map((row) =>
    (other[0] ?? []).map((_, column) => row.reduce((sum, value, at) => sum + value * other[at]![column]!, 0)),
  );
}
