import { type Evaluation, LOSS, type Move, NO_MOVE, afterPlaying, legalMoves } from '@tahoun/core';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';

/*
 * The two rules that Starý's player goes by before it searches (chapter 5): capture where you can, and
 * where you cannot, play where the other side could. It searches only when neither names a move.
 */

/** The move that the two rules name; `NO_MOVE` where they name none. */
export function ruledMove(position: AtariGoPosition, evaluation: Evaluation<AtariGoPosition>): Move {
  const attack = attackRule(position);
  return attack === NO_MOVE ? defenceRule(position, evaluation) : attack;
}

/**
 * The moves by the liberties after them before the bound, most first. The bound is reached by the first stones, and
 * makes moves equal; the thesis says that alpha, beta and gamma decide where those go (2.9).
 */
export function byLiberties(
  position: AtariGoPosition,
  moves: readonly Move[],
  evaluation: Evaluation<AtariGoPosition>,
): readonly Move[] {
  const board = position.clone();
  const ranked = moves.map((move) => ({
    move,
    free: afterPlaying(board, move, () => evaluation.facts?.(board).unbounded ?? 0),
  }));
  return ranked.sort((a, b) => a.free - b.free).map(({ move }) => move);
}

/** A move that captures at once, the one that takes most; `NO_MOVE` where nothing can be captured. */
export function attackRule(position: AtariGoPosition): Move {
  let best = NO_MOVE;
  let most = 0;
  for (const move of legalMoves(position)) {
    const taken = position.stonesTakenBy(move);
    if (taken <= most) continue;
    most = taken;
    best = move;
  }
  return best;
}

/**
 * A legal point on which the other side, were it to move, would capture at once. Of several, about which the
 * thesis says nothing, the one with the best evaluation after it; `NO_MOVE` where there is none.
 */
export function defenceRule(position: AtariGoPosition, evaluation: Evaluation<AtariGoPosition>): Move {
  const other = atariGo.withTurn(position, position.turn === 0 ? 1 : 0);
  const board = position.clone();
  let best = NO_MOVE;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(position)) {
    if (other.stonesTakenBy(move) === 0 || !other.isLegal(move)) continue;
    const value = afterPlaying(board, move, () =>
      board.outcome() === LOSS ? Number.POSITIVE_INFINITY : 0 - evaluation.evaluate(board),
    );
    if (best !== NO_MOVE && value <= highest) continue;
    highest = value;
    best = move;
  }
  return best;
}
