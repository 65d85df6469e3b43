import { Refusal } from '@tahoun/live';
import { textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';

function blockCommand(name: string, isBlocked: boolean): PrivateCommand {
  return {
    name,
    options: [{ name: 'user', kind: 'user', isRequired: true }],
    async answer({ bot, user, texts }, options) {
      const other = options.user('user');
      if (other === undefined || other.id === user.id) throw new Refusal('own-person');
      await bot.store.people.setBlock(user.id, other.id, isBlocked);
      const who = `<@${other.id}>`;
      return textMessage(isBlocked ? texts.blocked(who) : texts.unblocked(who));
    },
  };
}

/** `/profile block`: the caller and a person can no longer challenge each other. */
export const block = blockCommand('block', true);

/** `/profile unblock`: they can again. */
export const unblock = blockCommand('unblock', false);
