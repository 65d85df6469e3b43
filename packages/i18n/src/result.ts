import { gameTexts } from './games/index.js';
import { type Language, formatNumber } from './language.js';

/** The result of a game, as `Game.result` gives it; side 0 moves first. */
interface Result {
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly margin?: number | undefined;
}

const DRAW = { en: 'Draw', cs: 'Remíza' };
const BY = { en: 'by', cs: 'o' };

/** The ends that every game may have. */
const REASONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    resigned: 'By resignation',
    'agreed-draw': 'By agreement',
    'out-of-time': 'The other side lost on time',
    'out-of-time-draw': 'Time ran out, but the other side cannot win',
  },
  cs: {
    resigned: 'Soupeř se vzdal',
    'agreed-draw': 'Dohodou',
    'out-of-time': 'Soupeři došel čas',
    'out-of-time-draw': 'Čas vypršel, ale soupeř už vyhrát nemůže',
  },
};

/** The winner and the margin: `White wins by 3 cells`. The game's words have to be loaded, here and below. */
export function resultLine(language: Language, game: string, { winner, margin = 0 }: Result): string {
  const { sides, units } = gameTexts(language, game);
  if (winner === null) return DRAW[language];
  const size = Math.abs(margin);
  const by = size === 0 ? '' : ` ${BY[language]} ${units(size, formatNumber(language, size))}`;
  return `${sides[winner].wins}${by}`;
}

/**
 * The reason for the end of a game; empty for an unknown one.
 * @param hasWon whether the reader has won; left out for who has not played, or has played both sides
 */
export function resultReason(language: Language, game: string, reason: string, hasWon?: boolean): string {
  const { ownReasons, reasons } = gameTexts(language, game);
  const own = hasWon === undefined ? undefined : ownReasons?.[reason]?.[hasWon ? 0 : 1];
  return own ?? reasons[reason] ?? REASONS[language][reason] ?? '';
}

/** Both, each as a sentence: `White wins by 3 cells. No free cell is left.` */
export function resultSentence(language: Language, game: string, result: Result): string {
  const reason = resultReason(language, game, result.reason);
  return `${resultLine(language, game, result)}.${reason === '' ? '' : ` ${reason}.`}`;
}
