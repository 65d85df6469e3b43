import { isOwn } from '../game/which.js';
import { acknowledge } from '../interaction/answer.js';
import type { Call } from '../interaction/call.js';
import type { GameRecord } from '../store/records.js';
import type { PublicCommand } from './command.js';
import { WHICH_OPTION, completeWhich, gameIn } from './common.js';

/** `/board`: brings the board of one's own game here, and shows that of others to the one who asks. */
export const board: PublicCommand = {
  name: 'board',
  options: [WHICH_OPTION],

  async run(call, options) {
    const game = await gameIn(call, options);
    if (!isOwn(game, call.user.id))
      return acknowledge(call.interaction, true, async () =>
        call.reply(await call.bot.presenter.messageOf(game)),
      );
    return acknowledge(call.interaction, false, () =>
      bringHere(call, game, { adopt: call.interaction.token }),
    );
  },

  complete: completeWhich,
};

/** The game's message is the answer to this call from now on, and it is written to as this channel allows. */
export async function bringHere(
  call: Call,
  game: GameRecord,
  how: { readonly adopt: string } | { readonly follow: string },
): Promise<void> {
  await call.bot.store.place(game.id, { token: call.token });
  await call.bot.presenter.show(game.id, how);
}
