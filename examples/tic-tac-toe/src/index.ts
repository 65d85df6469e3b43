import { ticTacToeTitle } from './words/title.ts';

/**
 * The manifest. The catalogue lists this game as one of its own (`packages/catalogue/src/built-in.ts`), though it uses
 * nothing that a game from outside could not. Each part is a module of its own, fetched by whom it is asked for.
 */
export default {
  id: 'tic-tac-toe',
  title: ticTacToeTitle,
  rules: async () => (await import('./tic-tac-toe.ts')).ticTacToe,
  ai: async () => (await import('./evaluation.ts')).ticTacToeAi,
  board: async () => (await import('./board.ts')).ticTacToeArtist,
  words: {
    en: async () => (await import('./words/en.ts')).ticTacToeEn,
    cs: async () => (await import('./words/cs.ts')).ticTacToeCs,
  },
  errors: async () => (await import('./words/errors.ts')).ticTacToeErrors,
  setUp: async () => (await import('./set-up.ts')).ticTacToeSetUp,
};
