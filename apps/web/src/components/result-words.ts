import type { GameResult } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import { language, words, wordsOf } from '../preferences.js';

/** Who won and by how much: `White wins by 3 cells`. */
export function resultLine(game: string, { winner, margin: by = 0 }: GameResult): string {
  const texts = wordsOf(game);
  const headline = winner === null ? words.value.draw : texts.sides[winner].wins;
  const margin = Math.abs(by);
  if (margin === 0) return headline;
  return `${headline} ${words.value.byMargin(texts.units(margin, formatNumber(language.value, margin)))}`;
}

/** Why a game ended; nothing where no words are known. */
export function resultReason(game: string, reason: string): string {
  return wordsOf(game).reasons[reason] ?? words.value.reasons[reason] ?? '';
}
