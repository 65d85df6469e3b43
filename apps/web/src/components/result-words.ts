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

/**
 * Why a game ended; nothing where no words are known.
 * @param hasWon whether the only user at the page has; left out where there are none or two
 */
export function resultReason(game: string, reason: string, hasWon?: boolean): string {
  const { ownReasons, reasons } = wordsOf(game);
  const own = hasWon === undefined ? undefined : ownReasons?.[reason]?.[hasWon ? 0 : 1];
  return own ?? reasons[reason] ?? words.value.reasons[reason] ?? '';
}
