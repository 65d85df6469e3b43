import { type GameRecord, isBetweenPeople, isComputersTurn } from '@tahoun/live';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import type { Showing } from '../game/message-sync.js';
import { startThread, threadNameOf } from '../game/thread.js';
import { escaped, textMessage } from '../view/message.js';
import type { Call } from './call.js';

/**
 * Shows a game that has just begun in answer to a command or click: in a thread of its own where that is allowed, else
 * in the answer itself.
 */
export async function startShown(call: Call, game: GameRecord, token: string): Promise<void> {
  const { bot } = call;
  if (await showInThread(call, game, token)) return;
  await showChange(bot, game, { adopt: token });
}

/** @returns false without a thread; the game is not shown then. */
export async function showInThread(call: Call, game: GameRecord, token: string): Promise<boolean> {
  const { bot, language } = call;
  if (!mayStartThread(call) || !(await bot.store.servers.of(game.guildId)).threads) return false;
  const name = threadNameOf(game, language);
  const announcement = await bot.discord.editReply(token, textMessage(`**${escaped(name)}**`, false));
  if (!(await startThread(bot, game, announcement, name))) return false;
  // Shown before the computer moves, so that its first move changes this message and is not another one.
  await bot.messageSync.show(game.id, { repost: true });
  if (isComputersTurn(game)) await bot.scheduler.run(game.id);
  return true;
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

/** Milliseconds within which the computer's move is shown together with the person's. */
const TOGETHER_MS = 900;

/** Shows a changed game, and has the computer move if it is its turn. */
export async function showChange(bot: Bot, game: GameRecord, showing: Showing): Promise<void> {
  if (!isComputersTurn(game)) {
    await bot.messageSync.show(game.id, showing);
    return;
  }
  let isAnswered = false;
  const answer = bot.scheduler.run(game.id, showing).then(() => {
    isAnswered = true;
  });
  await Promise.race([answer, delay(TOGETHER_MS)]);
  if (!isAnswered) await bot.messageSync.show(game.id, showing);
}

/** Between people each move is a new message, which notifies the opponent; otherwise the message is edited. */
export function afterMove(call: Call, game: GameRecord): Showing {
  return { repost: isBetweenPeople(game), token: call.tokenFor(game) };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
