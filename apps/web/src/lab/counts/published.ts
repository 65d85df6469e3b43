import type { GameId } from '@tahoun/games';
import type { LabTexts } from '@tahoun/i18n';
import type { Count } from './count.js';

/** Counts that a source printed for one position; the first entry looks one ply ahead and is the source's depth 0. */
export interface PublishedCounts {
  readonly game: GameId;
  readonly position: string;
  readonly source: keyof LabTexts['sourcesOf'];
  readonly evaluation: 'textbook';
  readonly moves: Readonly<Record<'minimax' | 'alpha-beta', readonly number[]>>;
  readonly seconds: Readonly<Record<'minimax' | 'alpha-beta', readonly number[]>>;
}

/** The source's depth for a search so many plies ahead. */
export const sourceDepth = (plies: number): number => plies - 1;

/** Whether a count is the printed one. The source counted in floats of 32 bits. */
export function agrees({ moves, isWhole }: Pick<Count, 'moves' | 'isWhole'>, printed: number): boolean {
  return isWhole && Math.fround(moves) === printed;
}
