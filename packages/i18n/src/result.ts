import { gameTexts } from './games/index.js';
import { type Language, formatNumber } from './language.js';

/** The result of a game, as `Game.result` gives it; side 0 moves first. */
interface Result {
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly margin?: number | undefined;
}

const DRAW = { en: 'Draw', cs: 'Remíza' };
const YOU = { en: ['You won', 'You lost'], cs: ['Vyhráli jste', 'Prohráli jste'] };
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

/** The same for who has won, and for who has lost. */
const OWN_REASONS: Readonly<Record<Language, Readonly<Record<string, readonly [string, string]>>>> = {
  en: {
    resigned: ['The other side resigned', 'You resigned'],
    'out-of-time': ['The other side lost on time', 'You lost on time'],
  },
  cs: {
    resigned: ['Soupeř se vzdal', 'Vzdali jste se'],
    'out-of-time': ['Soupeři došel čas', 'Došel vám čas'],
  },
};

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
  if (winner === null) return DRAW[language];
  const who = hasWon === undefined ? sides[winner].wins : YOU[language][hasWon ? 0 : 1];
  const size = Math.abs(margin);
  const by = size === 0 ? '' : ` ${BY[language]} ${units(size, formatNumber(language, size))}`;
  return `${who}${by}`;
}

/**
 * The reason for the end of a game; empty for an unknown one.
 * @param hasWon as in `resultLine`
 */
export function resultReason(language: Language, game: string, reason: string, hasWon?: boolean): string {
  const { ownReasons, reasons } = gameTexts(language, game);
  const told = { ...OWN_REASONS[language], ...ownReasons }[reason];
  const own = hasWon === undefined ? undefined : told?.[hasWon ? 0 : 1];
  return own ?? reasons[reason] ?? REASONS[language][reason] ?? '';
}

/** Both, each as a sentence: `White wins by 3 cells. No free cell is left.` */
export function resultSentence(language: Language, game: string, result: Result): string {
  const reason = resultReason(language, game, result.reason);
  return `${resultLine(language, game, result)}.${reason === '' ? '' : ` ${reason}.`}`;
}
