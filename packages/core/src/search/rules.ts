import { DRAW, ONGOING } from '../game.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';
import { INFINITE, WIN, finalScore } from '../score.js';
import type { SearchState } from './state.js';

/** Stands for no value: the moves have to be searched. */
export const UNKNOWN = 2 * INFINITE;

/**
 * Value of the state's position without a search: a repetition, the end of the game, a value
 * from the endgame tables, or `UNKNOWN`.
 */
export function valueByRules(state: SearchState, ply: number): number {
  const { position, observer } = state;
  if (state.automaticDraws?.isRepeated(ply)) {
    state.proven = provesDraws(state) && position.outcome() === DRAW;
    observer?.leave(ply, 0, 'repetition');
    return 0;
  }
  const outcome = position.outcome();
  if (outcome === ONGOING) {
    return state.endgames === undefined ? UNKNOWN : (valueByEndgames(state, state.endgames, ply) ?? UNKNOWN);
  }
  state.proven = outcome !== DRAW || provesDraws(state);
  const value = finalScore(position, outcome);
  observer?.leave(ply, value, 'final');
  return value;
}

/** In games that know repetition a draw may depend on the way to it, which the table does not know. */
function provesDraws({ automaticDraws, use }: SearchState): boolean {
  return automaticDraws === undefined || !use.table;
}

/** The value of the state's position where the tables know it for certain, else null. */
function valueByEndgames(state: SearchState, endgames: EndgameTables, ply: number): number | null {
  if (!endgames.probe(state.position) || !endgames.isCertain) return null;
  state.proven = true;
  const value = endgames.outcome * (WIN - (endgames.distance ?? WIN));
  state.observer?.leave(ply, value, 'endgame');
  return value;
}
