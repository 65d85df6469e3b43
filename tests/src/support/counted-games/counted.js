import { InputError } from '@tahoun/core';
import ticTacToe from '../../../../examples/tic-tac-toe/src/index.ts';

/** Which of this thread's instances of this module this one is. */
globalThis.countedInstances = (globalThis.countedInstances ?? 0) + 1;
const instance = globalThis.countedInstances;

/** A game whose error for every position tells the instance of its module. */
export const countedGame = (id, module) => ({
  ...ticTacToe,
  ...{ id, module },
  rules: async () => ({
    ...(await ticTacToe.rules()),
    id,
    parsePosition() {
      throw new InputError('counted', `instance ${instance}`, { instance });
    },
  }),
});
