import { type GameRecord, declineChallenge, noticesOf, resignGame } from '@tahoun/live';
import type { Call } from '../interaction/call.js';
import { type Action, formatCustomId } from '../view/custom-id.js';
import { type Message, button, privateCard, row, text, textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';

/** `/profile privacy`: the data that the bot keeps about the caller, and a button that deletes them. */
export const privacy: PrivateCommand = {
  name: 'privacy',
  options: [],
  async answer(call) {
    const { title, text: lines } = call.texts.privacy;
    return withButton(call, 'forget', [`### ${title}`, ...lines].join('\n\n'));
  },
};

/** Asks the caller to confirm. */
export function confirmForget(call: Call): Message {
  return withButton(call, 'forget-now', call.texts.privacy.confirm);
}

function withButton({ texts }: Call, action: Action, words: string): Message {
  const id = formatCustomId({ action });
  return privateCard([text(words), row(button(id, texts.privacy.delete, 'danger'))]);
}

/** Ends the caller's games, so that nobody waits for them, and deletes their data. */
export async function forgetCaller(call: Call): Promise<Message> {
  const { bot, user } = call;
  const open = await bot.store.lists.unfinishedGamesOf(user.id);
  const leave = (game: GameRecord) => {
    if (game.status === 'challenge') return declineChallenge(game, call.act());
    return game.status === 'active' ? resignGame(game, call.act()) : game;
  };
  for (const { id } of open)
    await bot.store.games.change(id, leave, undefined, (before, after) => noticesOf(before, after, user.id));
  await bot.store.people.forget(user.id);
  for (const { id } of open) await bot.messageSync.show(id);
  return textMessage(call.texts.privacy.deleted);
}
