import { type Move, NO_MOVE, ONGOING } from '../contract/game.js';
import { WIN, further, opposite, pliesToEnd } from '../contract/score.js';
import type { RankedMove } from '../request/request.js';
import { endgameMove } from '../retrograde/table-scores.js';
import { MAX_DEPTH } from './memory.js';
import { searchMoves, searchNode } from './node.js';
import type { SearchState } from './state.js';
import { SELECTIVE_TECHNIQUES } from './techniques.js';
import { probe } from './transposition.js';

/** Plies by which a losing side avoids a sooner end, where the distance is only a bound anyway. */
const HOLDING_PLIES = 3;
/** Plies that a win is searched for at least. */
const WINNING_PLIES = 10;

/**
 * A win or a loss with its line played out to the end of the game: the table cuts lines short, and small searches
 * find their moves again. The line remains short where they do not.
 * @throws SearchStopped at a limit; then the state's position is of no more use.
 */
export function playOut(state: SearchState, ranked: RankedMove): RankedMove {
  const { position, observer } = state;
  state.observer = undefined;
  const plies = pliesToEnd(ranked.score) as number;
  const pv: Move[] = [];
  let { score } = ranked;
  let next = ranked.pv;
  while (next.length > 0) {
    for (const move of next) {
      state.ordering.histories.enter(pv.length, move);
      position.makeMove(move);
      pv.push(move);
      score = further(opposite(score));
    }
    const isWhole = pv.length >= plies || position.outcome() !== ONGOING;
    next = isWhole ? [] : movesTo(state, pv.length, score);
  }
  for (const _ of pv) position.undoMove();
  state.observer = observer;
  return { ...ranked, pv };
}

/** The next moves towards a score that the state's position, at this ply, is known to have; none if not found. */
function movesTo(state: SearchState, ply: number, score: number): readonly Move[] {
  const { position, endgames, stack, pv, use } = state;
  if (ply >= MAX_DEPTH) return [];
  if (endgames?.probe(position) && endgames.isCertain) {
    const move = endgameMove(endgames, position);
    if (move !== NO_MOVE) return [move];
  }
  const node = state.frames[ply]!;
  const plies = WIN - Math.abs(score);
  // Hardly deeper than the search that found the score: what the table has lost may be too far away to find again.
  const most = score > 0 ? Math.max(state.rootDepth, WINNING_PLIES) : HOLDING_PLIES;
  const isLoose = SELECTIVE_TECHNIQUES.some((technique) => use[technique]);
  node.move = NO_MOVE;
  node.start = 0;
  node.depth = isLoose ? Math.min(plies, most) : plies;
  node.alpha = score - 1;
  node.beta = score;
  if (searchNode(state, node) < score) return [];
  if (pv.read(ply).length > 0) return pv.read(ply);
  // The score came without a move, as from the table by an image of the position.
  probe(state, node);
  if (searchMoves(state, node) < score) return [];
  if (pv.read(ply).length > 0) return pv.read(ply);
  // All moves lose to the answer.
  stack.generate(position, 0);
  return [stack.moves[0]!];
}
