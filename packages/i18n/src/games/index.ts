import type { Language } from '../language.js';
import { atariGoCs, atariGoEn } from './atari-go.js';
import { chessCs, chessEn } from './chess.js';
import { chocolateCs, chocolateEn } from './chocolate.js';
import { connectFourCs, connectFourEn } from './connect-four.js';
import { czechDraughtsCs, czechDraughtsEn } from './czech-draughts.js';
import { ticTacToeCs, ticTacToeEn } from './tic-tac-toe.js';
import type { GameTexts } from './types.js';
import { zaborCs, zaborEn } from './zabor.js';

export type { GameTexts, SideTexts } from './types.js';

const TEXTS = {
  en: {
    zabor: zaborEn,
    chocolate: chocolateEn,
    'tic-tac-toe': ticTacToeEn,
    'connect-four': connectFourEn,
    'czech-draughts': czechDraughtsEn,
    chess: chessEn,
    'atari-go': atariGoEn,
  },
  cs: {
    zabor: zaborCs,
    chocolate: chocolateCs,
    'tic-tac-toe': ticTacToeCs,
    'connect-four': connectFourCs,
    'czech-draughts': czechDraughtsCs,
    chess: chessCs,
    'atari-go': atariGoCs,
  },
} as const satisfies Record<Language, Record<string, GameTexts>>;

/** The games that have words: every registered one, which a test of the workspace holds. */
export const GAMES_WITH_TEXTS = Object.keys(TEXTS.en);

/** The words of a game. @param id a registered game. */
export function gameTexts(language: Language, id: string): GameTexts {
  const texts: Readonly<Record<string, GameTexts>> = TEXTS[language];
  return texts[id] as GameTexts;
}
