import type { JudgedMove } from '@tahoun/engine';
import type { Match } from '@tahoun/match';
import { hasPerson, isPerson } from '../match/page-match.js';

/** The most bad moves to offer as exercises. */
const MAX_EXERCISES = 5;

/** The worst mistakes of the persons, or of both sides where no person played. */
export function worstOf(mistakes: readonly JudgedMove[], players: Match['players']): readonly JudgedMove[] {
  const isOwn = ({ side }: JudgedMove) => isPerson(players[side]) || !hasPerson({ players });
  return mistakes
    .filter(isOwn)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MAX_EXERCISES);
}
