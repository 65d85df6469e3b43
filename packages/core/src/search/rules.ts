import { DRAW, ONGOING } from '../contract/game.js';
import { INFINITE, WIN, finalScore } from '../contract/score.js';
import type { SearchState } from './state.js';

/** Stands for no value: the moves have to be searched. */
export const UNKNOWN = 2 * INFINITE;

/**
 * Value of the state's position without a search: a repetition, the end of the game, a value
 * from the endgame tables, a draw by theory, or `UNKNOWN`.
 */
export function valueByRules(state: SearchState, ply: number): number {
  const { position, observer } = state;
  if (state.automaticDraws?.isRepeated(ply)) {
    state.proven = provesDraws(state) && position.outcome() === DRAW;
    observer?.leave(ply, 0, 'repetition');
    return 0;
  }
  const outcome = position.outcome();
  if (outcome === ONGOING) return knownValue(state, ply);
  state.proven = outcome !== DRAW || provesDraws(state);
  const value = finalScore(position, outcome);
  observer?.leave(ply, value, 'final');
  return value;
}

/** In games that know repetition a draw may depend on the way to it, which the table does not know. */
function provesDraws({ automaticDraws, use }: SearchState): boolean {
  return automaticDraws === undefined || !use.table;
}

/** The value of the state's position where the tables know it for certain or the evaluation as drawn. */
function knownValue(state: SearchState, ply: number): number {
  const { endgames, position } = state;
  let value = UNKNOWN;
  if (endgames?.probe(position) && endgames.isCertain) {
    value = endgames.outcome * (WIN - (endgames.distance ?? WIN));
  } else if (state.knowsDraws && state.evaluation.isKnownDraw!(position)) {
    value = 0;
  }
  if (value === UNKNOWN) return UNKNOWN;
  state.proven = true;
  state.observer?.leave(ply, value, 'endgame');
  return value;
}
