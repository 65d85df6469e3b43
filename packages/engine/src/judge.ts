import { type Side, isDecided, movesToMate } from '@tahoun/core';
import { HANDED_OVER } from '@tahoun/match';
import type { BestMoveAnswer } from './request.js';

/** Judges the moves of a game, the same wherever it is reviewed. */

/** The engine's evaluation of a position. */
export type Judgeable = Pick<BestMoveAnswer, 'move' | 'score' | 'distanceIsBound'>;

/** The same position seen from the other side. */
export function turned<Evaluation extends Judgeable>(evaluation: Evaluation): Evaluation {
  return { ...evaluation, score: 0 - evaluation.score };
}

/** The lead, in hundredths of the game's unit, that is worth 46 % of a win. */
const LEAD = 272;

/** The expected result: 1 a win, -1 a loss of the side that the score is seen from. */
export function expectation(score: number): number {
  if (isDecided(score)) return Math.sign(score);
  return 2 / (1 + Math.exp(-score / LEAD)) - 1;
}

/**
 * The chance to win in per cent, a draw counting half, to two decimals.
 * @param exact the score is proved: in a game won by margin any lead is a win then.
 */
export function winChance({
  score,
  exact = false,
}: {
  readonly score: number;
  readonly exact?: boolean;
}): number {
  const expected = exact ? Math.sign(score) : expectation(score);
  return Math.round(5000 * (1 + expected)) / 100;
}

/**
 * A score as two figures that people know: the winning chance in per cent and the moves to mate.
 * @param isExact the score is proved
 */
export function chances(score: number, isExact: boolean): { winChance: number; mate?: number } {
  const mate = movesToMate(score);
  return { winChance: winChance({ score, exact: isExact }), ...(mate === null ? {} : { mate }) };
}

export type Mistake = 'inaccuracy' | 'mistake' | 'blunder';

/** The least loss of expected result that makes a move each kind of mistake, the worst first. */
const MISTAKES: readonly (readonly [Mistake, number])[] = [
  ['blunder', 0.3],
  ['mistake', 0.2],
  ['inaccuracy', 0.1],
];

/** A move of the game, seen from the side that made it. */
export interface JudgedMove<Evaluation extends Judgeable = Judgeable> {
  readonly ply: number;
  readonly move: string;
  readonly side: Side;
  /** The move that the engine would have made. */
  readonly best: string;
  readonly before: Evaluation;
  readonly after: Evaluation;
  /** The expected result that it gave away, 0 to 2. */
  readonly loss: number;
  readonly kind: Mistake | null;
}

/**
 * Judges the moves between evaluated positions. Nothing is lost by handing over the turn.
 * @param first the side that made the first move.
 * @param evaluations of the positions before each move and after the last, as far as there are.
 */
export function judgeMoves<Evaluation extends Judgeable>(
  moves: readonly string[],
  first: Side,
  evaluations: readonly Evaluation[],
): readonly JudgedMove<Evaluation>[] {
  return evaluations.slice(1).flatMap((next, ply) => {
    const before = evaluations[ply] as Evaluation;
    const move = moves[ply] as string;
    if (before.move === null) return [];
    const after = turned(next);
    const loss = move === before.move || move === HANDED_OVER ? 0 : lossBetween(before, after);
    const side = ((first + ply) % 2) as Side;
    return [{ ply, move, side, best: before.move, before, after, loss, kind: kindOf(loss) }];
  });
}

/** The expected result given away between two evaluations from the same side, at least 0. */
export function lossBetween(before: Judgeable, after: Judgeable): number {
  return Math.max(0, expectation(before.score) - expectation(after.score));
}

export function kindOf(loss: number): Mistake | null {
  return MISTAKES.find(([, least]) => loss >= least)?.[0] ?? null;
}

/** Whether a move is a mistake or a blunder, from which there is something to learn. */
export function isTurningPoint({ kind }: JudgedMove): boolean {
  return kind === 'mistake' || kind === 'blunder';
}

/** The curve of Lichess from the per cent of a win that a move gave away to its accuracy: 100 for none, 0 for all. */
const [FULL, DECAY, FLOOR] = [103.1668, 0.04354, 3.1669];

/** The accuracy of a move that gave away so much of the expected result, 0 to 100. */
export function accuracyOf(loss: number): number {
  const percentLost = 50 * loss;
  return Math.min(100, Math.max(0, FULL * Math.exp(-DECAY * percentLost) - FLOOR));
}

/** The mean accuracy of a side's moves, to one decimal; null without any. */
export function accuracyOfSide(judged: readonly JudgedMove[], side: Side): number | null {
  const own = judged.filter(({ move, side: mover }) => mover === side && move !== HANDED_OVER);
  if (own.length === 0) return null;
  const sum = own.reduce((total, { loss }) => total + accuracyOf(loss), 0);
  return Math.round((10 * sum) / own.length) / 10;
}
