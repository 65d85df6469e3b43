import { type Language, discordTexts, gameTexts } from '@tahoun/i18n';
import { type GameRecord, type Seat, isPerson } from '@tahoun/live';
import type { Log, Store } from '@tahoun/live/store';
import type { APIMessage } from 'discord-api-types/v10';
import { type Discord, DiscordError } from '../discord/port.js';
import { nameOf } from '../view/words.js';

/** The parts of the bot that give a game its thread. */
export interface ThreadParts {
  readonly discord: Discord;
  readonly store: Store;
  readonly log: Log;
}

export function threadNameOf({ match, seats: [first, second] }: GameRecord, language: Language): string {
  const words = gameTexts(language, match.game);
  const shortName = (seat: Seat) => (isPerson(seat) ? nameOf(seat, language) : seat.name);
  return discordTexts(language).threadName(words.name, shortName(first), shortName(second));
}

/** Gives a game a thread below a message, with its players in it. @returns false where the bot may not. */
export async function startThread(
  parts: ThreadParts,
  game: GameRecord,
  announcement: APIMessage,
  name: string,
): Promise<boolean> {
  const { discord, store } = parts;
  try {
    const thread = await discord.startThread(announcement.channel_id, announcement.id, name);
    await store.games.setLocation(game.id, { channelId: thread, messageId: null, thread: 'open' });
    await addPlayers(parts, thread, game);
    return true;
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
}

/** Adds both players, so that they find the thread in their list, whoever moves first. */
async function addPlayers(
  { discord, log }: ThreadParts,
  thread: string,
  { seats }: GameRecord,
): Promise<void> {
  const people = new Set(seats.filter(isPerson).map(({ player }) => player));
  for (const player of people) {
    try {
      await discord.addToThread(thread, player);
    } catch (error) {
      log('a player could not be added to the thread of a game', error);
    }
  }
}
