import { InputError } from '@tahoun/core';
import noughts from '../../../../examples/tic-tac-toe/index.js';

/** Which of this thread's instances of this module this one is. */
globalThis.countedInstances = (globalThis.countedInstances ?? 0) + 1;
const instance = globalThis.countedInstances;

/** A game whose error for every position tells the instance of its module. */
export const countedGame = (id, module) => ({
  ...noughts,
  ...{ id, module },
  rules: async () => ({
    ...(await noughts.rules()),
    id,
    parsePosition() {
      throw new InputError('counted', `instance ${instance}`, { instance });
    },
  }),
});
