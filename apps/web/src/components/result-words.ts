import type { GameResult } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import { language, words, wordsOf } from '../preferences.js';

/** The winner and the margin: `White wins by 3 cells`. */
export function resultLine(game: string, { winner, margin: by = 0 }: GameResult): string {
  const texts = wordsOf(game);
  const headline = winner === null ? words.value.draw : texts.sides[winner].wins;
  const margin = Math.abs(by);
  if (margin === 0) return headline;
  return `${headline} ${words.value.byMargin(texts.units(margin, formatNumber(language.value, margin)))}`;
}

/**
 * The reason for the end of a game; empty for an unknown one.
 * @param hasWon whether the only user at the page has won; left out where there are none or two
 */
export function resultReason(game: string, reason: string, hasWon?: boolean): string {
  const { ownReasons, reasons } = wordsOf(game);
  const own = hasWon === undefined ? undefined : ownReasons?.[reason]?.[hasWon ? 0 : 1];
  return own ?? reasons[reason] ?? words.value.reasons[reason] ?? '';
}
