import { type Side, isDecided } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import type { MistakeKind } from '@tahoun/i18n';

/* How the moves of a game are judged, by the same measures as on the web page. */

/** What the engine thinks of a position. */
export type Evaluation = Pick<BestMoveAnswer, 'move' | 'score' | 'distanceIsBound'>;

/** The lead, in hundredths of the game's unit, that is worth 46 % of a win. */
const LEAD = 272;

/** What a move may give away of the expected result before it is called that, the worst first. */
const MISTAKES: readonly (readonly [MistakeKind, number])[] = [
  ['blunder', 0.3],
  ['mistake', 0.2],
  ['inaccuracy', 0.1],
];

/** The expected result: 1 a win, -1 a loss of the side that the score is seen from. */
export function expectation(score: number): number {
  if (isDecided(score)) return Math.sign(score);
  return 2 / (1 + Math.exp(-score / LEAD)) - 1;
}

/** A move of the game, seen from the side that made it. */
export interface JudgedMove {
  /** 0 for the first move. */
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
 * @param evaluations of the positions before each move and after the last.
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
    const after = { ...next, score: 0 - next.score };
    const lost = Math.max(0, expectation(before.score) - expectation(after.score));
    const loss = move === before.move ? 0 : lost;
    const kind = MISTAKES.find(([, least]) => loss >= least)?.[0] ?? null;
    return [{ ply, move, side: ((first + ply) % 2) as Side, best: before.move, before, after, loss, kind }];
  });
}

/** A mistake or a blunder: what there is to learn from. */
export function isTurningPoint({ kind }: JudgedMove): boolean {
  return kind === 'mistake' || kind === 'blunder';
}

/** The curve of Lichess from the per cent of a win that a move gave away to its accuracy: 100 for none, 0 for all. */
const [FULL, DECAY, FLOOR] = [103.1668, 0.04354, 3.1669];

function accuracyOf(loss: number): number {
  const percentLost = 50 * loss;
  return Math.min(100, Math.max(0, FULL * Math.exp(-DECAY * percentLost) - FLOOR));
}

/** The mean accuracy of a side's moves, to one decimal; null without any. */
export function accuracyOfSide(judged: readonly JudgedMove[], side: Side): number | null {
  const own = judged.filter((move) => move.side === side);
  if (own.length === 0) return null;
  const sum = own.reduce((total, { loss }) => total + accuracyOf(loss), 0);
  return Math.round((10 * sum) / own.length) / 10;
}
