import { FIRST_RATING, type Rating, rated } from '@tahoun/problems';

/** A person's results with the problems of a game; they stay in the browser. */
export interface Results extends Rating {
  /** Number of problems solved in succession without a wrong move. */
  readonly streak: number;
  /** Identities of the problems that were tried, the latest last. */
  readonly seen: readonly string[];
}

export const NO_RESULTS: Results = { ...FIRST_RATING, streak: 0, seen: [] };

/** Number of problems remembered; older ones may come again. */
const MOST_SEEN = 2000;

/** The results after a problem that was tried for the first time; trying it again changes nothing. */
export function withResult(
  results: Results,
  { id, rating }: { readonly id: string; readonly rating: number },
  isSolved: boolean,
): Results {
  if (results.seen.includes(id)) return results;
  return {
    ...rated(results, rating, isSolved),
    streak: isSolved ? results.streak + 1 : 0,
    seen: [...results.seen, id].slice(-MOST_SEEN),
  };
}

/** The stored results; `NO_RESULTS` where they cannot be read. */
export function readResults(text: string | null): Results {
  try {
    const { rating, deviation, streak, seen } = JSON.parse(text ?? '') as Results;
    const isWhole =
      [rating, deviation, streak].every(Number.isFinite) &&
      Array.isArray(seen) &&
      seen.every((each) => typeof each === 'string');
    return isWhole ? { rating, deviation, streak, seen } : NO_RESULTS;
  } catch {
    return NO_RESULTS;
  }
}
