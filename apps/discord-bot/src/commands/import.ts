import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { momentAt, resultOf } from '@tahoun/match';
import { resumeGame } from '../game/begin.js';
import { startShown } from '../game/start.js';
import { acknowledge } from '../interaction/answer.js';
import { Refusal } from '../refusal.js';
import type { PublicCommand } from './command.js';
import { GAME_OPTION, LEVEL_OPTION } from './common.js';
import { fetchText, readGame } from './files.js';
import { checkRoom, origin, seatOf } from './play.js';
import { PLAYER_OPTION, completePlayer, computerOf } from './players.js';

/** `/import`: goes on with a game from a file, as the side to move, against the computer. */
export const importGame: PublicCommand = {
  name: 'import',
  options: [
    GAME_OPTION,
    { name: 'file', kind: 'attachment' },
    { name: 'text', kind: 'text' },
    LEVEL_OPTION,
    PLAYER_OPTION,
  ],

  run(call, options) {
    const game = gameById(options.text('game') ?? '');
    const attachment = options.attachment('file');
    const pasted = options.text('text');
    const rival = computerOf(game.id, options);
    if (attachment === undefined && pasted === undefined) throw new Refusal('nothing-to-import');
    return acknowledge(call.interaction, false, async () => {
      await checkRoom(call);
      const text =
        attachment === undefined ? (pasted ?? '') : await fetchText(attachment.url, attachment.size);
      const match = readGame(game.id, text);
      const own: Side = resultOf(match) === null ? momentAt(match).position.turn : 0;
      const seats = own === 0 ? ([seatOf(call), rival] as const) : ([rival, seatOf(call)] as const);
      const begun = resumeGame({ ...origin(call), seats }, match);
      if (await call.bot.store.add(begun)) await startShown(call, begun, call.interaction.token);
    });
  },

  complete: completePlayer,
};
