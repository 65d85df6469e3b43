import { DRAW, type Move, NO_MOVE, ONGOING } from '../game.js';
import type { RankedMove } from '../request.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';
import { endgameMove } from '../retrograde/table-scores.js';
import { enterChild, searchMade } from './node.js';
import type { SearchState } from './state.js';

/**
 * The best of some root moves at a depth. During the search `state.partial` holds the best move so far, once
 * it is better than `alpha`, in case the search is stopped; after it `state.proven` is whether the value is
 * proved.
 */
export function searchRoot(
  state: SearchState,
  depth: number,
  moves: readonly Move[],
  alpha: number,
  beta: number,
): RankedMove {
  const { position, observer } = state;
  const node = state.frames[0]!;
  node.moveDepth = depth;
  node.alpha = alpha;
  node.beta = beta;
  node.isPv = true;
  let best: RankedMove | null = null;
  let allProven = true;
  state.partial = null;
  observer?.approach(depth, 'full');
  observer?.enter(0, NO_MOVE, alpha, beta);
  for (const [index, move] of moves.entries()) {
    enterChild(state, node, move);
    state.budget.count();
    position.makeMove(move);
    const value = searchMade(state, node, 0, best === null);
    position.undoMove();
    allProven &&= state.proven;
    if (best !== null && value <= best.score) continue;
    best = { move, score: value, pv: playedOut(state, [move, ...state.pv.read(1)]) };
    if (value <= node.alpha) continue;
    node.alpha = value;
    state.partial = best;
    if (value >= beta) {
      observer?.cut(0, Int32Array.from(moves), index + 1, moves.length, 'cut');
      break;
    }
  }
  state.partial = null;
  state.proven = allProven;
  observer?.leave(0, (best as RankedMove).score, 'inner');
  return best as RankedMove;
}

/**
 * A line of the state's position with the plies that were seen without being made: a winning move, any move
 * where all of them lose to the answer, and the shortest way to a win by the endgame tables.
 */
function playedOut(state: SearchState, line: readonly Move[]): Move[] {
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
