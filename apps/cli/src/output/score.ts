import { isDecided, pliesToEnd } from '@tahoun/core';
import { type ScoreParts, formatNumber, scoreWords } from '@tahoun/i18n';
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
  const { score, exact, distanceIsBound = false } = scored;
  const words = scoreWords(view.language, gameId, scoreParts(score, distanceIsBound));
  return exact ? `${words}  ${view.colors.dim(`(${view.texts.proved})`)}` : words;
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
