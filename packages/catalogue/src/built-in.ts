import { atariGoTitle } from '@tahoun/i18n/games/atari-go/title';
import { chessTitle } from '@tahoun/i18n/games/chess/title';
import { chocolateTitle } from '@tahoun/i18n/games/chocolate/title';
import { connectFourTitle } from '@tahoun/i18n/games/connect-four/title';
import { czechDraughtsTitle } from '@tahoun/i18n/games/czech-draughts/title';
import { ticTacToeTitle } from '@tahoun/i18n/games/tic-tac-toe/title';
import { zaborTitle } from '@tahoun/i18n/games/zabor/title';
import type { AnyTuning, GameManifest } from './manifest.js';

/**
 * The built-in games. A new one is one entry here; nothing else names it but the Lab's list of pages and examples
 * of single games (`apps/web/src/lab/games`), which a game can do without.
 */
export const builtInGames = [
  {
    id: 'zabor',
    title: zaborTitle,
    rules: async () => (await import('@tahoun/games/zabor')).zabor,
    ai: async () => (await import('@tahoun/eval/zabor')).zaborAi,
    board: async () => (await import('@tahoun/board/zabor')).zaborArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/zabor/en')).zaborEn,
      cs: async () => (await import('@tahoun/i18n/games/zabor/cs')).zaborCs,
    },
    details: {
      en: async () => (await import('@tahoun/i18n/games/zabor/details-en')).zaborDetailsEn,
      cs: async () => (await import('@tahoun/i18n/games/zabor/details-cs')).zaborDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/zabor/set-up')).zaborSetUp,
    lessons: async () => (await import('@tahoun/i18n/lessons/zabor')).zaborLessons,
  },
  {
    id: 'chocolate',
    title: chocolateTitle,
    rules: async () => (await import('@tahoun/games/chocolate')).chocolate,
    ai: async () => (await import('@tahoun/eval/chocolate')).chocolateAi,
    board: async () => (await import('@tahoun/board/chocolate')).chocolateArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/chocolate/en')).chocolateEn,
      cs: async () => (await import('@tahoun/i18n/games/chocolate/cs')).chocolateCs,
    },
    details: {
      en: async () => (await import('@tahoun/i18n/games/chocolate/details-en')).chocolateDetailsEn,
      cs: async () => (await import('@tahoun/i18n/games/chocolate/details-cs')).chocolateDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/chocolate/set-up')).chocolateSetUp,
    lessons: async () => (await import('@tahoun/i18n/lessons/chocolate')).chocolateLessons,
  },
  {
    id: 'tic-tac-toe',
    title: ticTacToeTitle,
    rules: async () => (await import('@tahoun/games/tic-tac-toe')).ticTacToe,
    ai: async () => (await import('@tahoun/eval/tic-tac-toe')).ticTacToeAi,
    board: async () => (await import('@tahoun/board/tic-tac-toe')).ticTacToeArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/tic-tac-toe/en')).ticTacToeEn,
      cs: async () => (await import('@tahoun/i18n/games/tic-tac-toe/cs')).ticTacToeCs,
    },
    setUp: async () => (await import('@tahoun/games/tic-tac-toe/set-up')).ticTacToeSetUp,
  },
  {
    id: 'connect-four',
    title: connectFourTitle,
    rules: async () => (await import('@tahoun/games/connect-four')).connectFour,
    ai: async () => (await import('@tahoun/eval/connect-four')).connectFourAi,
    board: async () => (await import('@tahoun/board/connect-four')).connectFourArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/connect-four/en')).connectFourEn,
      cs: async () => (await import('@tahoun/i18n/games/connect-four/cs')).connectFourCs,
    },
    details: {
      en: async () => (await import('@tahoun/i18n/games/connect-four/details-en')).connectFourDetailsEn,
      cs: async () => (await import('@tahoun/i18n/games/connect-four/details-cs')).connectFourDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/connect-four/set-up')).connectFourSetUp,
  },
  {
    id: 'czech-draughts',
    title: czechDraughtsTitle,
    rules: async () => (await import('@tahoun/games/czech-draughts')).czechDraughts,
    ai: async () => (await import('@tahoun/eval/czech-draughts')).czechDraughtsAi,
    board: async () => (await import('@tahoun/board/czech-draughts')).czechDraughtsArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/czech-draughts/en')).czechDraughtsEn,
      cs: async () => (await import('@tahoun/i18n/games/czech-draughts/cs')).czechDraughtsCs,
    },
    details: {
      en: async () => (await import('@tahoun/i18n/games/czech-draughts/details-en')).czechDraughtsDetailsEn,
      cs: async () => (await import('@tahoun/i18n/games/czech-draughts/details-cs')).czechDraughtsDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/czech-draughts/set-up')).czechDraughtsSetUp,
    tuning: async () => (await import('@tahoun/eval/czech-draughts')).draughtsTuning as unknown as AnyTuning,
    file: {
      ending: 'pdn',
      load: async () => (await import('@tahoun/games/czech-draughts/file')).czechDraughtsFile,
    },
    lessons: async () => (await import('@tahoun/i18n/lessons/czech-draughts')).czechDraughtsLessons,
  },
  {
    id: 'chess',
    title: chessTitle,
    rules: async () => (await import('@tahoun/games/chess')).chess,
    ai: async () => (await import('@tahoun/eval/chess')).chessAi,
    board: async () => (await import('@tahoun/board/chess')).chessArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/chess/en')).chessEn,
      cs: async () => (await import('@tahoun/i18n/games/chess/cs')).chessCs,
    },
    details: {
      en: async () => (await import('@tahoun/i18n/games/chess/details-en')).chessDetailsEn,
      cs: async () => (await import('@tahoun/i18n/games/chess/details-cs')).chessDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/chess/set-up')).chessSetUp,
    tuning: async () => (await import('@tahoun/eval/chess')).chessTuning as unknown as AnyTuning,
    features: async () => (await import('@tahoun/eval/chess')).chessFeatures,
    file: {
      ending: 'pgn',
      load: async () => (await import('@tahoun/games/chess/file')).chessFile,
    },
    lessons: async () => (await import('@tahoun/i18n/lessons/chess')).chessLessons,
  },
  {
    id: 'atari-go',
    title: atariGoTitle,
    rules: async () => (await import('@tahoun/games/atari-go')).atariGo,
    ai: async () => (await import('@tahoun/eval/atari-go')).atariGoAi,
    board: async () => (await import('@tahoun/board/atari-go')).atariGoArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/atari-go/en')).atariGoEn,
      cs: async () => (await import('@tahoun/i18n/games/atari-go/cs')).atariGoCs,
    },
    details: {
      en: async () => (await import('@tahoun/i18n/games/atari-go/details-en')).atariGoDetailsEn,
      cs: async () => (await import('@tahoun/i18n/games/atari-go/details-cs')).atariGoDetailsCs,
    },
    setUp: async () => (await import('@tahoun/games/atari-go/set-up')).atariGoSetUp,
    file: {
      ending: 'sgf',
      load: async () => (await import('@tahoun/games/atari-go/file')).atariGoFile,
    },
    gtp: async () => (await import('@tahoun/games/atari-go/gtp')).atariGoGtp,
    lessons: async () => (await import('@tahoun/i18n/lessons/atari-go')).atariGoLessons,
  },
] as const satisfies readonly GameManifest[];

export type BuiltInGameId = (typeof builtInGames)[number]['id'];
