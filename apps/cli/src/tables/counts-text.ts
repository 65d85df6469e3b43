import type { EndgameCounts } from '@tahoun/core';
import type { View } from '../answer.js';
import { whole } from '../output/numbers.js';

/** The results of a class or of several together, in one line. */
export function countsText(view: View, counts: EndgameCounts): string {
  const { positions, wins, draws, losses, longestWin } = counts;
  const written = (value: number) => whole(view, value);
  const longest = longestWin === null ? null : view.texts.plies(longestWin);
  return view.texts.tables.counts(
    written(positions),
    written(wins),
    written(draws),
    written(losses),
    longest,
  );
}
