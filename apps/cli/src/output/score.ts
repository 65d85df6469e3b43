import { isDecided, pliesToEnd } from '@tahoun/core';
import { type Language, type ScoreParts, formatNumber, scoreWords } from '@tahoun/i18n';
import type { View } from '../answer.js';

/** The parts of an answer that say how good a position is. */
export interface Scored {
  readonly score: number;
  readonly exact?: boolean;
  /** The distance of a decided score is an upper bound. */
  readonly distanceIsBound?: boolean;
}

/** A score in the reader's words, marked when it is proved. */
export function scoreText(view: View, gameId: string, scored: Scored): string {
  const words = plainScore(view.language, gameId, scored);
  return scored.exact ? `${words}  ${view.colors.dim(`(${view.texts.proved})`)}` : words;
}

/** A score in words alone. */
export function plainScore(language: Language, gameId: string, scored: Scored): string {
  return scoreWords(language, gameId, scoreParts(scored.score, scored.distanceIsBound ?? false));
}

function scoreParts(score: number, within: boolean): ScoreParts {
  if (!isDecided(score)) return { kind: 'units', hundredths: score };
  return { kind: 'decided', wins: score > 0, plies: pliesToEnd(score) ?? 0, within };
}

/** A game's own value: a margin, a Grundy value. */
export function valueText({ language }: View, value: number): string {
  return formatNumber(language, value);
}

export function distanceText({ texts }: View, plies: number): string {
  return texts.plies(plies);
}
