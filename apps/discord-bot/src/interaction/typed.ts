import { InputError } from '@tahoun/core';
import type { Bot } from '../bot.js';
import { showChange } from '../game/after.js';
import { playTurn } from '../game/play.js';
import { languageOf } from '../game/presenter.js';
import { isPerson, sideOf, turnOf } from '../game/seats.js';
import type { GameRecord } from '../store/records.js';
import { AlreadyHandled } from '../store/store.js';
import { textMessage } from '../view/message.js';
import { errorWords } from './call.js';

/** What somebody wrote where the bot can read it. */
export interface TypedMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly content: string;
  /** It was written to the bot alone, or names it: then it is surely meant. */
  readonly isAddressed: boolean;
}

/** Longest text that is tried as a move. */
const LONGEST = 100;

/**
 * Plays the move that a player wrote in the game's thread, in a private talk with the bot, or behind a mention.
 * Talk that is no move is left alone; what is meant as one and is not legal gets an answer.
 */
export async function handleTyped(message: TypedMessage, bot: Bot): Promise<void> {
  const text = message.content.replace(/<@!?\d+>/g, '').trim();
  if (text === '' || text.length > LONGEST) return;
  const game = await gameTypedIn(message, bot);
  if (game === undefined) return;
  try {
    const act = { userId: message.authorId, now: bot.now() };
    const played = await bot.store.change(game.id, (now) => playTurn(now, act, text), message.id);
    if (played !== null) await showChange(bot, played, { repost: true });
  } catch (error) {
    // Delivered twice, or to two processes: the first one answers.
    if (error instanceof AlreadyHandled) return;
    const words = errorWords(error, languageOf(await bot.store.settingsOf(message.authorId), game.language));
    const isTalk = !message.isAddressed && error instanceof InputError && error.code === 'move-syntax';
    if (words === null) bot.log('a typed move failed', error);
    else if (!isTalk) await bot.discord.send(message.channelId, textMessage(words, false));
  }
}

/** The game of this channel in which the writer is to move or, when addressed, plays at all. */
async function gameTypedIn(message: TypedMessage, bot: Bot): Promise<GameRecord | undefined> {
  const games = (await bot.store.gamesIn(message.channelId)).filter(
    (game) => game.status === 'active' && sideOf(game, message.authorId) !== null,
  );
  const toMove = games.find((game) => {
    const seat = game.seats[turnOf(game)];
    return isPerson(seat) && seat.player === message.authorId;
  });
  return toMove ?? (message.isAddressed ? games[0] : undefined);
}
