import type { Language } from '../language.js';
import { czech, withCzech } from '../typography.js';
import { atariGoSetUpCs, atariGoSetUpEn } from './atari-go.js';
import { chessSetUpCs, chessSetUpEn } from './chess.js';
import { chocolateSetUpCs, chocolateSetUpEn } from './chocolate.js';
import { czechDraughtsSetUpCs, czechDraughtsSetUpEn } from './czech-draughts.js';
import { setUpCs, setUpEn } from './page.js';
import { signsSetUp } from './signs.js';
import type { SetUpGameTexts, SetUpTexts } from './types.js';
import { zaborSetUpCs, zaborSetUpEn } from './zabor.js';

export type { SetUpGameTexts, SetUpTexts } from './types.js';

const GAMES: Readonly<Record<Language, Readonly<Record<string, SetUpGameTexts>>>> = withCzech({
  en: {
    zabor: zaborSetUpEn,
    chocolate: chocolateSetUpEn,
    'tic-tac-toe': signsSetUp,
    'connect-four': signsSetUp,
    'czech-draughts': czechDraughtsSetUpEn,
    chess: chessSetUpEn,
    'atari-go': atariGoSetUpEn,
  },
  cs: {
    zabor: zaborSetUpCs,
    chocolate: chocolateSetUpCs,
    'tic-tac-toe': signsSetUp,
    'connect-four': signsSetUp,
    'czech-draughts': czechDraughtsSetUpCs,
    chess: chessSetUpCs,
    'atari-go': atariGoSetUpCs,
  },
});

/** The words of setting a position up. */
export function setUpTexts(language: Language): SetUpTexts {
  return language === 'cs' ? czech(setUpCs) : setUpEn;
}

/** The names of a game's pieces and options there. @param id a registered game. */
export function setUpGameTexts(language: Language, id: string): SetUpGameTexts {
  return GAMES[language][id] as SetUpGameTexts;
}
