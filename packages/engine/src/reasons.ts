import { ONGOING, type Position, isDecided } from '@tahoun/core';
import type { Judgeable, JudgedMove } from './judge.js';
import type { BestMoveAnswer } from './request.js';
import type { Loaded } from './state.js';

/** The engine's evaluation of a position, and the line that it expects. */
export type ExpectedLine = Judgeable & Pick<BestMoveAnswer, 'pv'>;

/** Terms that stand for nothing on the board that a player has a word for. */
const NAMELESS = new Set(['tempo']);

/** The least share of a move's loss that its main term has to explain. */
const LEAST_SHARE = 0.5;

/**
 * The term of the evaluation that a mistake mostly cost, such as `queens`: the one that differs most between the ends
 * of the two lines that the engine expects. Null for no mistake, and where no term explains half of it.
 * @param loaded the position before the move, which stays as it is
 */
export function mainTerm(loaded: Loaded, judged: JudgedMove<ExpectedLine>): string | null {
  const { kind, move, before, after } = judged;
  if (kind === null || isDecided(before.score) || isDecided(after.score)) return null;
  const best = termsAfter(loaded, before.pv);
  const made = termsAfter(loaded, [move, ...after.pv]);
  if (best === null || made === null) return null;
  const [largest] = Object.entries(best)
    .filter(([id]) => !NAMELESS.has(id))
    .map(([id, value]) => ({ id, loss: value - (made[id] ?? 0) }))
    .sort((a, b) => b.loss - a.loss);
  const least = LEAST_SHARE * (before.score - after.score);
  return largest !== undefined && largest.loss >= least ? largest.id : null;
}

/** The terms at the end of a line, for the side that begins it; null where the game ends there. */
function termsAfter({ ai, game, position }: Loaded, line: readonly string[]): Record<string, number> | null {
  const end: Position = position.clone();
  for (const text of line) {
    if (end.outcome() !== ONGOING) return null;
    end.makeMove(game.parseMove(end, text));
  }
  if (end.outcome() !== ONGOING) return null;
  const sign = end.turn === position.turn ? 1 : -1;
  return Object.fromEntries(Object.entries(ai.best.terms(end)).map(([id, value]) => [id, sign * value]));
}
