import type { GameId } from '@tahoun/games';
import type { LabTexts } from '@tahoun/i18n';

/** Counts that a source printed for one position; the first entry looks one ply ahead. */
export interface PublishedCounts {
  readonly game: GameId;
  readonly position: string;
  readonly source: keyof LabTexts['sourcesOf'];
  readonly evaluation: 'textbook';
  readonly moves: Readonly<Record<'minimax' | 'alpha-beta', readonly number[]>>;
  readonly seconds: Readonly<Record<'minimax' | 'alpha-beta', readonly number[]>>;
}
