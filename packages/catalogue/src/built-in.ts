import { atariGoTitle } from '@tahoun/i18n/games/atari-go/title';
import { chessTitle } from '@tahoun/i18n/games/chess/title';
import { chocolateTitle } from '@tahoun/i18n/games/chocolate/title';
import { connectFourTitle } from '@tahoun/i18n/games/connect-four/title';
import { czechDraughtsTitle } from '@tahoun/i18n/games/czech-draughts/title';
import { ticTacToeTitle } from '@tahoun/i18n/games/tic-tac-toe/title';
import { zaborTitle } from '@tahoun/i18n/games/zabor/title';
import type { GameManifest } from './manifest.js';

/** The games of the house. A new one is one entry here; nothing else names it. */
export const builtInGames = [
  {
    id: 'zabor',
    title: zaborTitle,
    rules: async () => (await import('@tahoun/games/zabor')).zabor,
    kit: async () => (await import('@tahoun/eval/zabor')).zaborKit,
    board: async () => (await import('@tahoun/board/zabor')).zaborArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/zabor/en')).zaborEn,
      cs: async () => (await import('@tahoun/i18n/games/zabor/cs')).zaborCs,
    },
    setUp: async () => (await import('@tahoun/games/zabor/set-up')).zaborSetUp,
    lessons: async () => (await import('@tahoun/i18n/lessons/zabor')).zaborLessons,
  },
  {
    id: 'chocolate',
    title: chocolateTitle,
    rules: async () => (await import('@tahoun/games/chocolate')).chocolate,
    kit: async () => (await import('@tahoun/eval/chocolate')).chocolateKit,
    board: async () => (await import('@tahoun/board/chocolate')).chocolateArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/chocolate/en')).chocolateEn,
      cs: async () => (await import('@tahoun/i18n/games/chocolate/cs')).chocolateCs,
    },
    setUp: async () => (await import('@tahoun/games/chocolate/set-up')).chocolateSetUp,
    lessons: async () => (await import('@tahoun/i18n/lessons/chocolate')).chocolateLessons,
  },
  {
    id: 'tic-tac-toe',
    title: ticTacToeTitle,
    rules: async () => (await import('@tahoun/games/tic-tac-toe')).ticTacToe,
    kit: async () => (await import('@tahoun/eval/tic-tac-toe')).ticTacToeKit,
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
    kit: async () => (await import('@tahoun/eval/connect-four')).connectFourKit,
    board: async () => (await import('@tahoun/board/connect-four')).connectFourArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/connect-four/en')).connectFourEn,
      cs: async () => (await import('@tahoun/i18n/games/connect-four/cs')).connectFourCs,
    },
    setUp: async () => (await import('@tahoun/games/connect-four/set-up')).connectFourSetUp,
  },
  {
    id: 'czech-draughts',
    title: czechDraughtsTitle,
    rules: async () => (await import('@tahoun/games/czech-draughts')).czechDraughts,
    kit: async () => (await import('@tahoun/eval/czech-draughts')).czechDraughtsKit,
    board: async () => (await import('@tahoun/board/czech-draughts')).czechDraughtsArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/czech-draughts/en')).czechDraughtsEn,
      cs: async () => (await import('@tahoun/i18n/games/czech-draughts/cs')).czechDraughtsCs,
    },
    setUp: async () => (await import('@tahoun/games/czech-draughts/set-up')).czechDraughtsSetUp,
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
    kit: async () => (await import('@tahoun/eval/chess')).chessKit,
    features: async () => (await import('@tahoun/eval/chess')).chessFeatures,
    board: async () => (await import('@tahoun/board/chess')).chessArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/chess/en')).chessEn,
      cs: async () => (await import('@tahoun/i18n/games/chess/cs')).chessCs,
    },
    setUp: async () => (await import('@tahoun/games/chess/set-up')).chessSetUp,
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
    kit: async () => (await import('@tahoun/eval/atari-go')).atariGoKit,
    board: async () => (await import('@tahoun/board/atari-go')).atariGoArtist,
    words: {
      en: async () => (await import('@tahoun/i18n/games/atari-go/en')).atariGoEn,
      cs: async () => (await import('@tahoun/i18n/games/atari-go/cs')).atariGoCs,
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
