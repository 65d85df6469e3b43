import type { Evaluation } from '@tahoun/core';
import { TIC_TAC_TOE_LINES, type TicTacToePosition } from '@tahoun/games/tic-tac-toe';

/** The schoolbook's function: lines still open to the side to move minus those open to the other. */
export const openLines: Evaluation<TicTacToePosition> = {
  id: 'open-lines',
  evaluate({ sets, turn }) {
    return 100 * (openTo(sets[1 - turn] as number) - openTo(sets[turn] as number));
  },
  terms({ sets, turn }) {
    return {
      own: 100 * openTo(sets[1 - turn] as number),
      other: -100 * openTo(sets[turn] as number),
    };
  },
};

/** Lines without any of the other side's cells. */
function openTo(otherSide: number): number {
  let open = 0;
  for (const line of TIC_TAC_TOE_LINES) {
    if ((line & otherSide) === 0) open++;
  }
  return open;
}
