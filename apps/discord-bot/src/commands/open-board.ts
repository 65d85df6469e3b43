import { type GameRecord, Refusal, sideOf } from '@tahoun/live';
import { guestId, newKey } from '@tahoun/live/store';
import type { Call } from '../interaction/call.js';
import { type Message, linkButton, privateMessage, row, text, textMessage } from '../view/message.js';

/** A link to a game's board on the web page: its key gives a player the seat; everybody else watches. */
export async function openBoard(call: Call, game: GameRecord): Promise<Message> {
  const { user, texts } = call;
  const isPlayer = sideOf(game, user.id) !== null;
  const address = isPlayer ? await seatOf(call, game, user.id) : pageOf(call, game).href;
  const words = isPlayer ? texts.openOwn : texts.openToWatch;
  return privateMessage([text(words), row(linkButton(address, texts.buttons.web))]);
}

/**
 * For a challenger: a link for a person without Discord, or one who does not answer here. The first person
 * who answers plays, there or here.
 */
export async function inviteByLink(call: Call, game: GameRecord): Promise<Message> {
  if (game.status !== 'challenge') throw new Refusal('challenge-over');
  if (game.ownerId !== call.user.id) throw new Refusal('not-challenger');
  // In a block of code, beside which Discord has a button that copies it.
  const link = `\`\`\`\n${await seatOf(call, game, guestId())}\n\`\`\``;
  return textMessage(call.texts.inviteByLink(link));
}

/** The address of the page with a new key behind it, whose holder plays for a player. */
async function seatOf(call: Call, game: GameRecord, player: string): Promise<string> {
  const page = pageOf(call, game);
  const key = newKey();
  await call.bot.store.keys.add(key, game.id, player);
  page.hash = key;
  return page.href;
}

function pageOf({ bot }: Call, { id }: GameRecord): URL {
  return new URL(`/live/${id}`, bot.webUrl);
}
