import { InputError } from '@tahoun/core';
import { moveFromWords } from '@tahoun/i18n';
import { type Act, type GameRecord, isPerson, noticesOf, playTurn, sideOf, turnOf } from '@tahoun/live';
import { AlreadyHandled, type Tells, isDatabaseFault } from '@tahoun/live/store';
import { ComponentType, InteractionResponseType, TextInputStyle } from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import { type CustomId, formatCustomId } from '../view/custom-id.js';
import { textMessage } from '../view/message.js';
import { languageOf } from '../view/settings.js';
import { type Answer, type Call, errorWords } from './call.js';
import { change } from './picking.js';
import { afterMove, showChange } from './show-game.js';

/** A message that the bot can read. */
export interface TypedMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly content: string;
  /** Whether it is a private message to the bot, or mentions it, so that it is surely meant. */
  readonly isAddressed: boolean;
}

/** Longest text that is tried as a move, in characters. */
const LONGEST = 100;

/**
 * Plays the move that a player wrote in the game's thread, in a private chat with the bot, or behind
 * a mention. Ignores talk that is no move; a text that is meant as one and is not legal gets an answer.
 */
export async function handleTyped(message: TypedMessage, bot: Bot): Promise<void> {
  const text = message.content.replace(/<@!?\d+>/g, '').trim();
  if (text === '' || text.length > LONGEST) return;
  const game = await gameTypedIn(message, bot);
  if (game === undefined) return;
  try {
    const act = { userId: message.authorId, now: bot.now() };
    const play = (now: GameRecord) => playTypedMove(now, act, text);
    const tells: Tells = (before, after) => noticesOf(before, after, message.authorId);
    const played = await bot.store.games.change(game.id, play, message.id, tells);
    if (played !== null) await showChange(bot, played, { repost: true });
  } catch (error) {
    // Delivered twice, or to two processes: the first one answers.
    if (error instanceof AlreadyHandled) return;
    const words = errorWords(
      error,
      languageOf(await bot.store.people.settingsOf(message.authorId), game.language),
    );
    const isTalk = !message.isAddressed && error instanceof InputError && error.code === 'move-syntax';
    if (words === null || isDatabaseFault(error)) bot.log('a typed move failed', error);
    if (words !== null && !isTalk)
      // Of two processes that read the message, only one answers, because of the nonce.
      await bot.discord.send(message.channelId, textMessage(words, false), message.id);
  }
}

/** The game of this channel in which the writer is to move or, when addressed, plays at all. */
async function gameTypedIn(message: TypedMessage, bot: Bot): Promise<GameRecord | undefined> {
  const games = (await bot.store.lists.gamesIn(message.channelId)).filter(
    (game) => game.status === 'active' && sideOf(game, message.authorId) !== null,
  );
  const toMove = games.find((game) => {
    const seat = game.seats[turnOf(game)];
    return isPerson(seat) && seat.player === message.authorId;
  });
  return toMove ?? (message.isAddressed ? games[0] : undefined);
}

/** A form to type a move in: the only way to type unless the bot reads messages. */
export function askForMove(call: Call, id: CustomId): Answer {
  const { texts } = call;
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'move',
    style: TextInputStyle.Short,
    min_length: 1,
    max_length: 100,
    placeholder: texts.typeHint,
  } as const;
  return {
    response: {
      type: InteractionResponseType.Modal,
      data: {
        custom_id: formatCustomId(id),
        title: texts.typeTitle,
        components: [{ type: ComponentType.Label, label: texts.typeLabel, component: input }],
      },
    },
  };
}

/** Plays the move that was typed into the form. */
export async function playTyped(call: Call, id: CustomId, typed: string): Promise<void> {
  const played = await change(call, id, (game, act) => playTypedMove(game, act, typed));
  await showChange(call.bot, played, afterMove(call, played));
}

/** Plays a typed move in a game. @throws Refusal or InputError when it cannot be played. */
export function playTypedMove(game: GameRecord, act: Act, typed: string): GameRecord {
  return readTyped(game.match.game, typed, (move) => playTurn(game, act, move));
}

/**
 * Reads a typed move with the letters of any language: `Jf3` for `Nf3`.
 * @param read takes it in the game's notation. @throws the error of `read`, about the typed letters.
 */
export function readTyped<T>(gameId: string, typed: string, read: (move: string) => T): T {
  const move = moveFromWords(gameId, typed);
  try {
    return read(move);
  } catch (error) {
    if (!(error instanceof InputError) || error.params.found !== move) throw error;
    const message = error.message.replace(move, () => typed);
    throw new InputError(error.code, message, { ...error.params, found: typed });
  }
}
