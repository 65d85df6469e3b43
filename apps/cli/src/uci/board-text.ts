import { stateOf } from '@tahoun/engine';
import type { View } from '../answer.js';
import { evaluate } from '../commands/position.js';
import { stateText } from '../output/state.js';
import type { BoardState } from '../team/board-state.js';

/** What `d` shows: the board with its last move, its text form and whose turn it is. */
export function drawnBoard(view: View, board: BoardState): string {
  return stateText(view, requestOf(board), stateOf(board), board.course.moves.at(-1));
}

/** What `eval` shows: the board, and what the evaluation is made of. */
export function judgedBoard(view: View, board: BoardState): string {
  return evaluate(requestOf(board), {}).print(view);
}

function requestOf({ game, position, course }: BoardState) {
  return { game: game.id, variants: course.variants, position: game.formatPosition(position) };
}
