import { type Match, forkBefore, rejoin, removeFrom } from '@tahoun/match';

/** The match without the innermost variation that the board shows, where that began; undefined on the main line. */
export function withoutVariation(match: Match): Match | undefined {
  const fork = forkBefore(match);
  return fork === undefined ? undefined : rejoin(removeFrom(match, match.moves.slice(0, fork + 1)));
}
