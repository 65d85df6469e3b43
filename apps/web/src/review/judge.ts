import { type Side, isDecided } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import type { MistakeKind } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import { hasPerson, isPerson } from '../page-match.js';

/** What the engine thinks of a position. */
export type Evaluation = Pick<BestMoveAnswer, 'move' | 'score' | 'distanceIsBound'>;

/** The same position seen from the other side. */
export function turned(evaluation: Evaluation): Evaluation {
  return { ...evaluation, score: 0 - evaluation.score };
}

/** The lead, in hundredths of the game's unit, that is worth 46 % of a win. */
const LEAD = 272;

/** What a move may give away of the expected result before it is called that, the worst first. */
const KINDS: readonly (readonly [MistakeKind, number])[] = [
  ['blunder', 0.3],
  ['mistake', 0.2],
  ['inaccuracy', 0.1],
];
/** The customary signs behind a move. */
export const SIGNS: Readonly<Record<MistakeKind, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The expected result: 1 a win, -1 a loss of the side that the score is seen from. */
export function expectation(score: number): number {
  if (isDecided(score)) return Math.sign(score);
  return 2 / (1 + Math.exp(-score / LEAD)) - 1;
}

/** A move of the game, seen from the side that made it. */
export interface JudgedMove {
  readonly ply: number;
  readonly move: string;
  readonly side: Side;
  /** The move that the engine would have made. */
  readonly best: string;
  readonly before: Evaluation;
  readonly after: Evaluation;
  /** What it gave away of the expected result, 0 to 2. */
  readonly loss: number;
  readonly kind: MistakeKind | null;
}

/**
 * Judges the moves between evaluated positions.
 * @param first the side that made the first move.
 * @param evaluations of the positions before each move and after the last, as far as there are.
 */
export function judgeMoves(
  moves: readonly string[],
  first: Side,
  evaluations: readonly Evaluation[],
): readonly JudgedMove[] {
  return evaluations.slice(1).flatMap((next, ply) => {
    const before = evaluations[ply] as Evaluation;
    const move = moves[ply] as string;
    if (before.move === null) return [];
    const after = turned(next);
    const loss = move === before.move ? 0 : lossBetween(before, after);
    const side = ((first + ply) % 2) as Side;
    return [{ ply, move, side, best: before.move, before, after, loss, kind: kindOf(loss) }];
  });
}

/** What is given away between two evaluations from the same side, at least 0. */
export function lossBetween(before: Evaluation, after: Evaluation): number {
  return Math.max(0, expectation(before.score) - expectation(after.score));
}

export function kindOf(loss: number): MistakeKind | null {
  return KINDS.find(([, least]) => loss >= least)?.[0] ?? null;
}

/** So many of one's worst moves are to learn from at a time. */
const MAX_EXERCISES = 5;

/** The worst mistakes of the persons, or of both sides where no person played. */
export function worstOf(mistakes: readonly JudgedMove[], players: Match['players']): readonly JudgedMove[] {
  const isOwn = ({ side }: JudgedMove) => isPerson(players[side]) || !hasPerson({ players });
  return mistakes
    .filter(isOwn)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MAX_EXERCISES);
}
