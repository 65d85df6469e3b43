import { type GameRecord, sideOf } from '@tahoun/live';
import { newKey } from '@tahoun/live/store';
import type { Call } from '../interaction/call.js';
import { type Message, linkButton, row, text } from '../view/message.js';

/** The board of a game on the web page: a player is seated there by the key in the link, everybody else watches. */
export async function openBoard({ bot, user, texts }: Call, game: GameRecord): Promise<Message> {
  const page = new URL(`/live/${game.id}`, bot.webUrl);
  const isPlayer = sideOf(game, user.id) !== null;
  if (isPlayer) {
    const key = newKey();
    await bot.store.keys.add(key, game.id, user.id);
    page.hash = key;
  }
  const words = isPlayer ? texts.openOwn : texts.openToWatch;
  return {
    components: [text(words), row(linkButton(page.href, texts.buttons.web))],
    files: [],
    notifies: [],
    isEphemeral: true,
  };
}
