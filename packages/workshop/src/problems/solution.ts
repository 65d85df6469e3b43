import { type Move, ONGOING, type Position } from '@tahoun/core';
import type { ProblemMaker, Verdict } from '@tahoun/problems/make';

/** The whole line of a problem: own moves and replies in turn. */
export interface Solution {
  readonly verdict: Verdict;
  readonly line: readonly Move[];
}

/**
 * The longest line on which every own move is the only one; null where a line that has to reach the end of the game does
 * not. The position is left as it was.
 */
export function solutionOf(maker: ProblemMaker, position: Position): Solution | null {
  const verdict = maker.judge(position);
  if (verdict === null) return null;
  const line = lineFrom(maker, position, verdict, maker.mostMoves);
  return line === null ? null : { verdict, line };
}

function lineFrom(
  maker: ProblemMaker,
  position: Position,
  verdict: Verdict,
  movesLeft: number,
): readonly Move[] | null {
  const { move, defences, within } = verdict;
  position.makeMove(move);
  let line: readonly Move[] | null = within === undefined || within === 1 ? [move] : null;
  if (position.outcome() === ONGOING && movesLeft > 1) {
    const rest = afterDefences(maker, position, verdict, defences, movesLeft - 1);
    if (rest !== null) line = [move, ...rest];
  }
  position.undoMove();
  return line;
}

/** The first defence after which there is again one good move, with the rest of the line. */
function afterDefences(
  maker: ProblemMaker,
  position: Position,
  verdict: Verdict,
  defences: readonly Move[],
  movesLeft: number,
): readonly Move[] | null {
  for (const reply of defences) {
    position.makeMove(reply);
    const next = position.outcome() === ONGOING ? maker.judge(position) : null;
    const goesOn = next !== null && isAsGood(verdict, next);
    const rest = goesOn ? lineFrom(maker, position, next, movesLeft) : null;
    position.undoMove();
    if (rest !== null) return [reply, ...rest];
  }
  return null;
}

/** Whether the next verdict keeps the promise of the one before. */
function isAsGood(before: Verdict, after: Verdict): boolean {
  if (before.within !== undefined) return after.within === before.within - 1;
  const worth = { draw: 0, gain: 1, win: 1 };
  return worth[after.goal] >= worth[before.goal];
}
