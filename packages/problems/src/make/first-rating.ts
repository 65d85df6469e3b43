/** Ratings of the levels 1 to 8 in games that give none. */
const LADDER = [600, 850, 1050, 1250, 1450, 1750, 2100, 2500] as const;
/** Before anything is known: as hard as this, by two results of which one was a solution. */
const EXPECTED = 1400;

/** Whether a player of a level found the whole solution. */
export interface Attempt {
  /** 1 to 8. */
  readonly level: number;
  readonly isSolved: boolean;
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
