import { gameById } from '@tahoun/catalogue/all';
import type { VariantValues } from '@tahoun/core';
import { type Language, gameTexts } from '@tahoun/i18n';
import { type Match, newMatch } from '@tahoun/match';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { DiscordError } from '../discord/port.js';
import type { Call } from '../interaction/call.js';
import type { GameRecord, Seat } from '../store/records.js';
import { escaped, textMessage } from '../view/message.js';
import { nameOf } from '../view/words.js';
import type { Showing } from './message-sync.js';
import { settled } from './play.js';
import { isBetweenPeople, isComputersTurn, isPerson, isRated, playerSpec } from './seats.js';

export interface NewGame {
  /** Id of the interaction that asks for it: asked twice, there is still one game. */
  readonly interactionId: string;
  readonly game: string;
  readonly variants?: VariantValues;
  /** Text form of a position to start from; the initial one by default. */
  readonly position?: string;
  readonly seats: readonly [Seat, Seat];
  readonly ownerId: string;
  readonly language: Language;
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly token: GameRecord['token'];
  readonly now: number;
  /** Time for one move of a person, in milliseconds; none by default. */
  readonly moveMs?: number | null;
  /** How long another person has to accept, in milliseconds. */
  readonly challengeMs: number;
}

/** A game that begins at once or, with another person, waits to be accepted. @throws InputError as `newMatch`. */
export function beginGame(wanted: NewGame): GameRecord {
  const { game, variants, position, seats, interactionId } = wanted;
  const players = [playerSpec(seats[0]), playerSpec(seats[1])] as const;
  const seed = Number(BigInt(interactionId) & 0xffffffffn);
  const match = newMatch({
    game: gameById(game),
    players,
    seed,
    ...(variants === undefined ? {} : { variants }),
    ...(position === undefined ? {} : { position }),
  });
  return begun(wanted, match, position === undefined);
}

/** Starts a game from a match that was played elsewhere. */
export function resumeGame(wanted: Omit<NewGame, 'game'>, match: Match): GameRecord {
  const players = [playerSpec(wanted.seats[0]), playerSpec(wanted.seats[1])] as const;
  return begun(wanted, { ...match, players }, false);
}

function begun(wanted: Omit<NewGame, 'game'>, match: Match, rated: boolean): GameRecord {
  const { interactionId, seats, ownerId, language, guildId, channelId, token, now, challengeMs } = wanted;
  const { moveMs = null } = wanted;
  const record: GameRecord = {
    id: BigInt(interactionId).toString(36),
    version: 0,
    status: 'active',
    match,
    seats,
    ownerId,
    language,
    rated: rated && seats.every(isRated),
    undo: null,
    guildId,
    channelId,
    messageId: null,
    thread: null,
    token,
    wakeAt: null,
    moveMs,
    deadline: null,
    createdAt: now,
    updatedAt: now,
  };
  const isChallenge = seats.some((seat) => isPerson(seat) && seat.player !== ownerId);
  return isChallenge ? { ...record, status: 'challenge', wakeAt: now + challengeMs } : settled(record, now);
}

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
  const { bot, texts, language } = call;
  if (!mayStartThread(call) || !(await bot.store.servers.of(game.guildId)).threads) return false;
  const words = gameTexts(language, game.match.game);
  const [first, second] = [nameOf(game.seats[0], language), nameOf(game.seats[1], language)];
  const name = texts.threadName(
    words.name,
    shortName(game.seats[0], first),
    shortName(game.seats[1], second),
  );
  const announcement = await bot.discord.editReply(token, textMessage(`**${escaped(name)}**`, false));
  try {
    const thread = await bot.discord.startThread(announcement.channel_id, announcement.id, name);
    await bot.store.setLocation(game.id, { channelId: thread, messageId: null, thread: 'open' });
    await addPlayers(bot, thread, game);
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
  // Shown before the computer moves, so that its first move changes this message and is not another one.
  await bot.messageSync.show(game.id, { repost: true });
  if (isComputersTurn(game)) await bot.scheduler.run(game.id);
  return true;
}

/** They find the thread in their list, whether or not they are to move first. */
async function addPlayers({ discord, log }: Bot, thread: string, { seats }: GameRecord): Promise<void> {
  const people = new Set(seats.filter(isPerson).map(({ player }) => player));
  for (const player of people) {
    try {
      await discord.addToThread(thread, player);
    } catch (error) {
      log('a player could not be added to the thread of a game', error);
    }
  }
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

/** When the computer answers within this time, in milliseconds, the position before its move is not drawn. */
const TOGETHER_MS = 900;

/** Shows a changed game, and lets the computer move where it is its turn. */
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
