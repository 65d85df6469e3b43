import { gameTexts } from './games/index.js';
import { type Language, formatNumber, formatSigned, pluralCs, pluralEn } from './language.js';
import { withHardSpaces } from './typography.js';

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
    const value = score.hundredths / 100;
    if (decimals !== undefined) {
      const written = formatSigned(language, value, decimals);
      return gameTexts(language, gameId).units(FRACTION, written);
    }
    const sign = value > 0 ? '+' : '';
    return gameTexts(language, gameId).units(value, sign + formatNumber(language, value));
  }
  const { wins, plies, within, inMoves = false } = score;
  const [win, loss] = { en: ['win', 'loss'], cs: ['výhra', 'prohra'] }[language];
  const span = inMoves
    ? spanWords(language, Math.ceil(plies / 2), 'move', within)
    : spanWords(language, plies, 'ply', within);
  return `${wins ? win : loss} ${span}`;
}

/** The distance to an end: `in 3 moves`, `within 5 plies`. */
export function spanWords(language: Language, count: number, unit: 'move' | 'ply', within: boolean): string {
  const isMove = unit === 'move';
  if (language === 'en') {
    const noun = isMove ? pluralEn(count, 'move', 'moves') : pluralEn(count, 'ply', 'plies');
    return `${within ? 'within' : 'in'} ${count} ${noun}`;
  }
  // "Půltah" is a ply: a move by one side.
  const noun = isMove
    ? pluralCs(count, 'tah', 'tahy', 'tahů')
    : pluralCs(count, 'půltah', 'půltahy', 'půltahů');
  return withHardSpaces(`${within ? 'nejpozději za' : 'za'} ${count} ${noun}`);
}
