import { type Move, ONGOING, type Position, Random, strongSearch } from '@tahoun/core';
import { type MakerTools, levelMove } from '@tahoun/problems/make';

/** The levels that try a problem, with the number of tries: the weakest ones vary most. */
const TRIES: readonly (readonly [level: number, times: number])[] = [
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 1],
  [7, 1],
];

/** The first level that searches more than a few thousand positions. */
const SLOW_LEVEL = 5;

/** Nodes of the search for a refutation of a wrong move, and the most plies that are kept of it. */
const REFUTATION_NODES = 20_000;
const REFUTATION_PLIES = 4;
/** Most wrong moves that are refuted at one place of a line. */
const MOST_WRONG = 3;

/** Ratings of the levels 1 to 8 in games that give none. */
const LADDER = [600, 850, 1050, 1250, 1450, 1750, 2100, 2500] as const;
/** Before anything is known: as hard as this, by two results of which one was a solution. */
const EXPECTED = 1400;

/** Whether a player of a level found the whole solution. */
interface Attempt {
  /** 1 to 8. */
  readonly level: number;
  readonly isSolved: boolean;
}

/** Results of the levels for a problem. */
interface Trials {
  readonly attempts: readonly Attempt[];
  /** For each own move, the wrong ones that a level made, each followed by its refutation. */
  readonly wrong: readonly (readonly (readonly Move[])[])[];
}

/** Lets the levels play the own moves of a line. The position is left as it was. */
export function tryLevels(
  tools: MakerTools,
  position: Position,
  line: readonly Move[],
  seed: number,
): Trials {
  const attempts: Attempt[] = [];
  const wrong: Map<Move, number>[] = line.filter((_, ply) => ply % 2 === 0).map(() => new Map());
  const random = new Random(seed);
  let isEasy = false;
  for (const [level, times] of TRIES) {
    // A problem that a level always solves is not tried by the much stronger ones, which take long.
    if (isEasy && level >= SLOW_LEVEL) {
      attempts.push(...Array.from({ length: times }, () => ({ level, isSolved: true })));
      continue;
    }
    isEasy = true;
    for (let time = 0; time < times; time++) {
      const failed = firstFailure(tools, level, position, line, random);
      attempts.push({ level, isSolved: failed === null });
      if (failed === null) continue;
      isEasy = false;
      const counts = wrong[failed.index]!;
      counts.set(failed.move, (counts.get(failed.move) ?? 0) + 1);
    }
  }
  return { attempts, wrong: wrong.map((counts, index) => refuted(tools, position, line, index, counts)) };
}

/** The first move by which a level leaves the line; null for none. */
function firstFailure(
  tools: MakerTools,
  level: number,
  position: Position,
  line: readonly Move[],
  random: Random,
): { readonly index: number; readonly move: Move } | null {
  const walk = position.clone();
  for (const [ply, expected] of line.entries()) {
    if (ply % 2 === 0) {
      const move = levelMove(tools, tools.ai.levels[level - 1]!, walk, random);
      if (move !== expected) return { index: ply / 2, move };
    }
    walk.makeMove(expected);
  }
  return null;
}

/** The wrong moves that were made most often, each with its refutation. */
function refuted(
  { ai }: MakerTools,
  position: Position,
  line: readonly Move[],
  index: number,
  counts: ReadonlyMap<Move, number>,
): Move[][] {
  const walk = position.clone();
  for (const move of line.slice(0, 2 * index)) walk.makeMove(move);
  const tempting = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_WRONG);
  return tempting.map(([move]) => {
    const after = walk.clone();
    after.makeMove(move);
    if (after.outcome() !== ONGOING) return [move];
    const theory = ai.solve?.(after).moves[0];
    if (theory !== undefined) return [move, theory];
    const { pv } = strongSearch({
      position: after,
      evaluation: ai.best,
      limits: { nodes: REFUTATION_NODES },
    });
    return [move, ...pv.slice(0, REFUTATION_PLIES)];
  });
}

/**
 * The rating at which the number of solutions expected by Elo's formula equals the number found, as if each
 * level had played a game against the problem.
 */
export function firstRating(attempts: readonly Attempt[], elo: readonly number[] = LADDER): number {
  const solved = 1 + attempts.filter(({ isSolved }) => isSolved).length;
  const strengths = [EXPECTED, EXPECTED, ...attempts.map(({ level }) => elo[level - 1] ?? EXPECTED)];
  let [low, high] = [100, 3500];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const expected = strengths.reduce((sum, each) => sum + 1 / (1 + 10 ** ((middle - each) / 400)), 0);
    if (expected > solved) low = middle;
    else high = middle;
  }
  return Math.round(high);
}
