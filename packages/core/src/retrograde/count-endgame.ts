import type { EndgameClass } from './endgames.js';
import { distanceOf } from './values.js';

/** What a class comes to, for the side to move. */
export interface EndgameCounts {
  positions: number;
  wins: number;
  draws: number;
  losses: number;
  /** Plies of the longest win; null where the table holds no distances. */
  longestWin: number | null;
}

/** Counts a table. @param values with or without distances. */
export function countEndgame(endgame: EndgameClass, values: Int16Array): EndgameCounts {
  const counts: EndgameCounts = { positions: 0, wins: 0, draws: 0, losses: 0, longestWin: null };
  for (let index = 0; index < endgame.size; index++) {
    if (!endgame.hasPosition(index)) continue;
    const value = values[index]!;
    counts.positions++;
    if (value === 0) counts.draws++;
    else if (value < 0) counts.losses++;
    else {
      counts.wins++;
      const distance = distanceOf(value);
      if (distance !== null) counts.longestWin = Math.max(counts.longestWin ?? 0, distance);
    }
  }
  return counts;
}
