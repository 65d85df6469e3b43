import { gameTexts } from '../../games/index.js';
import { type Language, formatNumber, formatSigned } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { scoreCs } from './cs.js';
import { scoreEn } from './en.js';

/** A score taken apart by the caller: plies to the end when it is decided, else centi-units. */
export type ScoreParts =
  | {
      readonly kind: 'decided';
      readonly wins: boolean;
      readonly plies: number;
      readonly within: boolean;
      /** For players: the moves of one side are counted, not plies. */
      readonly inMoves?: boolean;
    }
  | { readonly kind: 'units'; readonly hundredths: number };

/** With decimals a number takes the plural of a fraction, even if they are zeros: 1.0 pawns, 1,0 pěšce. */
const FRACTION = 0.5;

/**
 * A score in words, from the view it was given in.
 * @param decimals fixed number of decimals, with a real minus sign in every language; by default as many as
 *   the score has, two at most
 */
export function scoreWords(language: Language, gameId: string, score: ScoreParts, decimals?: number): string {
  if (score.kind === 'units') {
    const { units } = gameTexts(language, gameId);
    const value = score.hundredths / 100;
    if (decimals !== undefined) return units(FRACTION, formatSigned(language, value, decimals));
    return units(value, (value > 0 ? '+' : '') + formatNumber(language, value));
  }
  const { wins, plies, within, inMoves = false } = score;
  const { win, loss, span } = scoreTexts(language);
  return `${wins ? win : loss} ${span(inMoves ? Math.ceil(plies / 2) : plies, inMoves, within)}`;
}

/** The words of scores that are decided. */
export function scoreTexts(language: Language): typeof scoreEn {
  return language === 'cs' ? czech(scoreCs) : scoreEn;
}
