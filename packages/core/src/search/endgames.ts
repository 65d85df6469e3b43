import type { EndgameTables } from '../retrograde/endgame-tables.js';
import { WIN } from '../score.js';
import type { SearchState } from './state.js';

/** The value of the state's position where the tables know it for certain, else null. */
export function valueByEndgames(state: SearchState, endgames: EndgameTables, ply: number): number | null {
  if (!endgames.probe(state.position) || !endgames.isCertain) return null;
  state.proven = true;
  const value = endgames.outcome * (WIN - (endgames.distance ?? WIN));
  state.observer?.leave(ply, value, 'endgame');
  return value;
}
