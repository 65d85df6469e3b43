import { DRAW, type Move, NO_MOVE, ONGOING } from '../game.js';
import { endgameMove } from '../retrograde/endgame-move.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';
import type { SearchState } from './state.js';

/**
 * A line of the state's position with the plies that were seen without being made: a winning move, any move
 * where the answer wins whatever is played, and what the endgame tables have as the shortest way to a win.
 */
export function playedOut(state: SearchState, line: readonly Move[]): Move[] {
  const whole = [...line];
  if (!state.use['non-losing-moves'] && state.endgames === undefined) return whole;
  const { position } = state;
  for (const move of line) position.makeMove(move);
  while (position.outcome() === ONGOING) {
    const next = seenNext(state);
    if (next === NO_MOVE) break;
    whole.push(next);
    position.makeMove(next);
  }
  for (const _ of whole) position.undoMove();
  return whole;
}

function seenNext(state: SearchState): Move {
  if (state.endgames !== undefined) return nextByEndgames(state, state.endgames);
  const { position, stack } = state;
  const wins = state.immediateWins!;
  const winning = wins.winningMove();
  if (winning !== NO_MOVE) return winning;
  if (stack.generateNonLosing(wins, 0) > 0) return NO_MOVE;
  stack.generate(position, 0);
  return stack.moves[0]!;
}

/** Draws go on for ever: their lines end where the search did. */
function nextByEndgames({ position }: SearchState, endgames: EndgameTables): Move {
  const isDecided = endgames.probe(position) && endgames.isCertain && endgames.outcome !== DRAW;
  return isDecided ? endgameMove(endgames, position) : NO_MOVE;
}
