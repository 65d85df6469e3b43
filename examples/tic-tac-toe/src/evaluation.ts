import type { Evaluation } from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import { TIC_TAC_TOE_LINES, type TicTacToePosition } from './tic-tac-toe.ts';

/** The schoolbook's function: lines still open to the side to move minus those open to the other. */
export const openLines: Evaluation<TicTacToePosition> = {
  id: 'open-lines',
  evaluate({ sets, turn }) {
    return 100 * (openTo(sets[1 - turn]!) - openTo(sets[turn]!));
  },
  terms({ sets, turn }) {
    return {
      own: 100 * openTo(sets[1 - turn]!),
      other: -100 * openTo(sets[turn]!),
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

/** Level 8 sees every game to its end, so nothing needs to be judged better than the schoolbook does. */
export const ticTacToeAi: GameAi<TicTacToePosition> = {
  textbook: openLines,
  best: openLines,
  levels: [
    { depth: 1, nodes: 10_000, noise: 800, exact: 0 },
    { depth: 1, nodes: 10_000, noise: 300, exact: 0 },
    { depth: 1, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 2, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 3, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 4, nodes: 20_000, noise: 50, exact: 0 },
    { depth: 6, nodes: 40_000, noise: 0, exact: 0 },
    { depth: 9, nodes: 100_000, noise: 0, exact: 0 },
  ],
};
