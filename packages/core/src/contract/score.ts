import { DRAW, LOSS, type ONGOING, type Outcome, type Position, WON } from './game.js';

/**
 * Scores are integers from the side to move. A win is `WIN` minus the plies to it, a loss the
 * negative; values between `-MANY` and `MANY` are centi-units (an evaluation, or the final margin
 * of a game won by margin). `WIN` and `MANY` are MAX and MNOHO of Kühr's pseudocode.
 */
export const WIN = 1_000_000;
export const MANY = 900_000;
/** Evaluations and margins stay below this in absolute value. */
export const MAX_EVALUATION = 800_000;
/** Wider than any score; a window that cuts nothing. */
export const INFINITE = 2_000_000;

/** True for "wins in n plies" and "loses in n plies" scores. */
export function isDecided(score: number): boolean {
  return score > MANY || score < -MANY;
}

/** Plies to the end of a decided score, else null. */
export function pliesToEnd(score: number): number | null {
  return isDecided(score) ? WIN - Math.abs(score) : null;
}

/** Moves of the winner to the end of a decided score, negative for a loss, as chess programs count to mate; else null. */
export function movesToMate(score: number): number | null {
  if (!isDecided(score)) return null;
  const moves = Math.ceil((pliesToEnd(score) as number) / 2);
  return score > 0 ? moves : 0 - moves;
}

/** The same score seen from the other side. A plain minus would turn 0 into -0, which V8 keeps as a double. */
export function opposite(score: number): number {
  return 0 - score;
}

/** One ply nearer to the root: a decided score loses one from its absolute value (Kühr's `bliz`). */
export function nearer(score: number): number {
  if (score > MANY) return score - 1;
  if (score < -MANY) return score + 1;
  return score;
}

/** One ply further from the root, the inverse of `nearer`; used on windows (Kühr's `dal`). */
export function further(score: number): number {
  if (score > MANY) return score + 1;
  if (score < -MANY) return score - 1;
  return score;
}

/** The score of a finished game for the side to move. @param outcome the return value of `outcome()`. */
export function finalScore(position: Position, outcome: Outcome): number {
  return position.marginScore?.finalScore() ?? outcome * WIN;
}

/** The result for the side to move that an exact score implies. */
export function outcomeOfScore(score: number): Exclude<Outcome, typeof ONGOING> {
  if (score > 0) return WON;
  return score < 0 ? LOSS : DRAW;
}

/** The score of an answer taken apart for words: plies to the end where it is decided, else centi-units. */
export function scoreParts({
  score,
  distanceIsBound: within = false,
}: {
  readonly score: number;
  readonly distanceIsBound?: boolean | undefined;
}) {
  if (!isDecided(score)) return { kind: 'units', hundredths: score } as const;
  return { kind: 'decided', wins: score > 0, plies: pliesToEnd(score) as number, within } as const;
}
