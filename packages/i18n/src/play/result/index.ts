import { gameTexts } from '../../games/index.js';
import { type Language, formatNumber } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { resultCs } from './cs.js';
import { resultEn } from './en.js';

/** The result of a game, as `Game.result` gives it; side 0 moves first. */
interface Result {
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly margin?: number | undefined;
}

function resultTexts(language: Language): typeof resultEn {
  return language === 'cs' ? czech(resultCs) : resultEn;
}

/**
 * The winner and the margin: `White wins by 3 cells`. The game's words have to be loaded, here and below.
 * @param hasWon whether the reader has won, who is told `You won by 3 cells`; left out for who has not played, or has
 * played both sides
 */
export function resultLine(
  language: Language,
  game: string,
  { winner, margin = 0 }: Result,
  hasWon?: boolean,
): string {
  const { sides, units } = gameTexts(language, game);
  const texts = resultTexts(language);
  if (winner === null) return texts.draw;
  const who = hasWon === undefined ? sides[winner].wins : texts.you[hasWon ? 0 : 1];
  const size = Math.abs(margin);
  const by = size === 0 ? '' : ` ${texts.by} ${units(size, formatNumber(language, size))}`;
  return `${who}${by}`;
}

/**
 * The reason for the end of a game; empty for an unknown one.
 * @param hasWon as in `resultLine`
 */
export function resultReason(language: Language, game: string, reason: string, hasWon?: boolean): string {
  const { ownReasons, reasons } = gameTexts(language, game);
  const texts = resultTexts(language);
  const told = { ...texts.ownReasons, ...ownReasons }[reason];
  const own = hasWon === undefined ? undefined : told?.[hasWon ? 0 : 1];
  return own ?? reasons[reason] ?? texts.reasons[reason] ?? '';
}

/** Both, each as a sentence: `White wins by 3 cells. No free cell is left.` */
export function resultSentence(language: Language, game: string, result: Result): string {
  const reason = resultReason(language, game, result.reason);
  return `${resultLine(language, game, result)}.${reason === '' ? '' : ` ${reason}.`}`;
}
