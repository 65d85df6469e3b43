import type { CommandName } from '@tahoun/i18n';
import { showChange } from '../game/after.js';
import type { Act } from '../game/play.js';
import type { Call } from '../interaction/call.js';
import type { GameRecord } from '../store/records.js';
import { type Message, textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';
import { WHICH_OPTION, completeWhich, ownGameIn } from './common.js';

/** A command that changes a game and shows that in the game's own message. */
export function changeCommand(
  name: CommandName,
  change: (game: GameRecord, act: Act) => GameRecord,
): PrivateCommand {
  return {
    name,
    options: [WHICH_OPTION],
    async answer(call, options) {
      const game = await ownGameIn(call, options);
      const changed = await call.change(game.id, (now) => change(now, call.act()));
      await showChange(call.bot, changed, {});
      return doneMessage(call, changed);
    },
    complete: completeWhich,
  };
}

/** Tells where the board is. */
export function doneMessage(
  { texts, interaction }: Call,
  { channelId, messageId, guildId }: GameRecord,
): Message {
  const place = `https://discord.com/channels/${guildId ?? '@me'}/${channelId}/${messageId}`;
  const isElsewhere = channelId !== null && messageId !== null && channelId !== interaction.channel?.id;
  return textMessage(isElsewhere ? `${texts.done} ${texts.boardIs(place)}` : texts.done);
}
