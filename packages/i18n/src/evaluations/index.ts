import type { Language } from '../language.js';
import { withCzech } from '../typography.js';
import { atariGoEvaluationsCs, atariGoEvaluationsEn } from './atari-go.js';
import { chessEvaluationsCs, chessEvaluationsEn } from './chess.js';
import { chocolateEvaluationsCs, chocolateEvaluationsEn } from './chocolate.js';
import { connectFourEvaluationsCs, connectFourEvaluationsEn } from './connect-four.js';
import { czechDraughtsEvaluationsCs, czechDraughtsEvaluationsEn } from './czech-draughts.js';
import { ticTacToeEvaluationsCs, ticTacToeEvaluationsEn } from './tic-tac-toe.js';
import type { EvaluationTexts } from './types.js';
import { zaborEvaluationsCs, zaborEvaluationsEn } from './zabor.js';

export type { EvaluationTexts, TermTexts } from './types.js';

/** Apart from the other words of the games, since a page needs them only when somebody looks at an evaluation. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, EvaluationTexts>>>>>> =
  withCzech({
    en: {
      'atari-go': atariGoEvaluationsEn,
      chess: chessEvaluationsEn,
      chocolate: chocolateEvaluationsEn,
      'connect-four': connectFourEvaluationsEn,
      'czech-draughts': czechDraughtsEvaluationsEn,
      'tic-tac-toe': ticTacToeEvaluationsEn,
      zabor: zaborEvaluationsEn,
    },
    cs: {
      'atari-go': atariGoEvaluationsCs,
      chess: chessEvaluationsCs,
      chocolate: chocolateEvaluationsCs,
      'connect-four': connectFourEvaluationsCs,
      'czech-draughts': czechDraughtsEvaluationsCs,
      'tic-tac-toe': ticTacToeEvaluationsCs,
      zabor: zaborEvaluationsCs,
    },
  });

/** The games whose evaluations have words, which a test of the workspace holds. */
export const GAMES_WITH_EVALUATIONS = Object.keys(TEXTS.en);

/** The words of a game's evaluation functions, by id. */
export function evaluationTexts(
  language: Language,
  gameId: string,
): Readonly<Record<string, EvaluationTexts>> {
  return Object.hasOwn(TEXTS[language], gameId) ? (TEXTS[language][gameId] ?? {}) : {};
}
