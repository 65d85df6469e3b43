import type { BoardArtist } from '@tahoun/board';
import type { Game, NetworkFeatures, Position } from '@tahoun/core';
import type { GameAi, Tuning } from '@tahoun/eval';
import type { GameFileFormat, GtpForm, SetUpForm } from '@tahoun/games';
import type { GameDetails, GameTexts, Language, Lessons, Title } from '@tahoun/i18n';

/** Weights are the game's own and go only back to where they came from. */
export type AnyTuning = Tuning<Position, unknown>;

/**
 * A game, as every client is given it: two players in turn (a pass is a move), no chance, nothing hidden. Only `id`
 * and `rules` are required. The parts are functions, so that a client loads what it shows and nothing else.
 */
export interface GameManifest {
  /** Lower-case words joined by `-`, unique. */
  readonly id: string;
  readonly rules: () => Promise<Game>;
  /** Evaluations and levels; by default every unfinished position is worth 0. */
  readonly ai?: () => Promise<GameAi>;
  /** The drawing; by default a grid made of the places that moves name. */
  readonly board?: () => Promise<BoardArtist>;
  /** Name and a line about it, known before anything is loaded; by default the id. */
  readonly title?: Readonly<Partial<Record<Language, Title>>>;
  /** By default English, made of the names that the rules have. */
  readonly words?: Readonly<Partial<Record<Language, () => Promise<GameTexts>>>>;
  /** What people read when they look closer, where it is not among the words; by default the ids. */
  readonly details?: Readonly<Partial<Record<Language, () => Promise<GameDetails>>>>;
  /** How a position is set up by hand; none by default. */
  readonly setUp?: () => Promise<SetUpForm>;
  /** The files in which its players exchange games, and how their names end; none by default. */
  readonly file?: { readonly ending: string; readonly load: () => Promise<GameFileFormat> };
  /** For programs that speak the Go Text Protocol; none by default. */
  readonly gtp?: () => Promise<GtpForm>;
  /** The numbers of its evaluation, to be learned from games; none by default. */
  readonly tuning?: () => Promise<AnyTuning>;
  /** What a network sees of its positions (`tahoun learn`); by default the characters of its text form. */
  readonly features?: () => Promise<NetworkFeatures>;
  /** None by default. */
  readonly lessons?: () => Promise<Lessons>;
  /**
   * The URL of a module whose default export is this manifest: worker threads import the game from there. Only
   * the games of this package do without.
   */
  readonly module?: string;
}
