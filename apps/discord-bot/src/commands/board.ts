import { acknowledge } from '../interaction/answer.js';
import type { Command } from './command.js';
import { WHICH_OPTION, completeWhich, gameIn } from './common.js';

/** `/board`: brings the board of a game here. */
export const board: Command = {
  name: 'board',
  options: [WHICH_OPTION],

  async run(call, options) {
    const game = await gameIn(call, options);
    return acknowledge(call.interaction, false, async () => {
      // From now on the game is written to as this channel allows.
      await call.bot.store.place(game.id, { token: call.token });
      await call.bot.presenter.show(game.id, { adopt: call.interaction.token });
    });
  },

  complete: completeWhich,
};
