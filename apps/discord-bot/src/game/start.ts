import { gameTexts } from '@tahoun/i18n';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { DiscordError } from '../discord/port.js';
import type { Call } from '../interaction/call.js';
import type { GameRecord, Seat } from '../store/records.js';
import { textMessage } from '../view/message.js';
import { nameOf } from '../view/words.js';
import { showChange } from './after.js';
import { isPerson } from './seats.js';

/**
 * Shows a game that has just begun (or a challenge) in answer to a command or click: in a thread of its own
 * where that is allowed, else in the answer itself.
 */
export async function startShown(call: Call, game: GameRecord, token: string): Promise<void> {
  const { bot } = call;
  if (game.status === 'active' && (await startThread(call, game, token))) return;
  await showChange(bot, game, { adopt: token });
}

/** @returns false when there is to be no thread, and nothing was done. */
async function startThread(call: Call, game: GameRecord, token: string): Promise<boolean> {
  if (!mayStartThread(call)) return false;
  const { bot, texts, language } = call;
  const words = gameTexts(language, game.match.game);
  const [first, second] = [nameOf(game.seats[0], language), nameOf(game.seats[1], language)];
  const name = texts.threadName(
    words.name,
    shortName(game.seats[0], first),
    shortName(game.seats[1], second),
  );
  const announcement = await bot.discord.editReply(token, textMessage(`**${name}**`, false));
  try {
    const thread = await bot.discord.startThread(announcement.channel_id, announcement.id, name);
    await bot.store.place(game.id, { channelId: thread, messageId: null });
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
  // Shown before the computer moves, so that its first move changes this message and is not another one.
  await bot.presenter.show(game.id, { repost: true });
  if (game.wakeAt !== null) await bot.clerk.attend(game.id);
  return true;
}

/** Threads have short names. */
function shortName(seat: Seat, name: string): string {
  return isPerson(seat) ? name : seat.name;
}

const THREAD_RIGHTS =
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.AttachFiles;

function mayStartThread({ interaction, botWrites }: Call): boolean {
  const type = interaction.channel?.type;
  const rights = BigInt(interaction.app_permissions ?? 0);
  const isTextChannel = type === ChannelType.GuildText;
  return botWrites && isTextChannel && (rights & THREAD_RIGHTS) === THREAD_RIGHTS;
}
