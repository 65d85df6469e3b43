import type { Side, VariantValues } from '@tahoun/core';
import { gameById } from '@tahoun/games';
import { gameTexts } from '@tahoun/i18n';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { DiscordError } from '../discord/port.js';
import { showChange } from '../game/after.js';
import { type NewGame, beginGame } from '../game/begin.js';
import { levelOf, levelSeat } from '../game/seats.js';
import { acknowledge } from '../interaction/answer.js';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { Refusal } from '../refusal.js';
import type { GameRecord, Seat } from '../store/records.js';
import { textMessage } from '../view/message.js';
import { nameOf } from '../view/words.js';
import type { Choice, Command } from './command.js';
import { GAME_OPTION, LEVEL_OPTION } from './common.js';

/** The level of somebody who did not choose. */
export const DEFAULT_LEVEL = 3;
/** Open games of one person; more are probably forgotten ones. */
const MOST_OPEN_GAMES = 25;

/** `/play`: begins a game with the computer, or challenges a person. */
export const play: Command = {
  name: 'play',
  options: [
    GAME_OPTION,
    { name: 'opponent', kind: 'user' },
    LEVEL_OPTION,
    { name: 'side', kind: 'text', choices: ['first', 'second', 'random'] },
    { name: 'options', kind: 'text', completes: true },
  ],

  async run(call, options) {
    const game = options.text('game') ?? '';
    const rival = rivalOf(call, options);
    const own = seatOf(call);
    const seats = ownSide(call, options) === 0 ? ([own, rival] as const) : ([rival, own] as const);
    const begun = beginGame({
      ...origin(call),
      game,
      seats,
      variants: parseVariants(game, options.text('options') ?? ''),
    });
    return launch(call, begun);
  },

  complete: completeVariants,
};

/** Keeps a new game and answers with its message. */
export async function launch(call: Call, begun: GameRecord) {
  await checkRoom(call);
  return acknowledge(call.interaction, false, async () => {
    const isNew = await call.bot.store.add(begun);
    // Delivered twice: the first delivery shows it.
    if (isNew) await startShown(call, begun, call.interaction.token);
  });
}

/** @throws Refusal when somebody has too many open games. */
export async function checkRoom({ bot, user }: Call): Promise<void> {
  const open = await bot.store.openGamesOf(user.id, MOST_OPEN_GAMES);
  if (open.length === MOST_OPEN_GAMES) throw new Refusal('too-many-games', { max: MOST_OPEN_GAMES });
}

/** What a new game takes from whoever asks for it. */
export function origin(call: Call): Omit<NewGame, 'game' | 'seats'> {
  const { interaction, bot, user, language } = call;
  return {
    interactionId: interaction.id,
    ownerId: user.id,
    language,
    guildId: interaction.guild_id ?? null,
    channelId: call.channelId,
    token: call.token,
    now: bot.now(),
    challengeMs: bot.manners.challengeMs,
  };
}

export function seatOf({ user }: Call): Seat {
  return { player: user.id, name: user.global_name ?? user.username };
}

function rivalOf(call: Call, options: Options): Seat {
  const opponent = options.user('opponent');
  const level = options.number('level');
  if (opponent === undefined || opponent.id === call.bot.applicationId)
    return levelSeat(level ?? DEFAULT_LEVEL);
  if (level !== undefined) throw new Refusal('two-opponents');
  if (opponent.bot) throw new Refusal('bot-opponent');
  if (opponent.id === call.user.id) throw new Refusal('same-player');
  return { player: opponent.id, name: opponent.global_name ?? opponent.username };
}

/** Chance is the interaction's number, so that the same one delivered twice chooses alike. */
function ownSide(call: Call, options: Options): Side {
  const side = options.text('side') ?? 'first';
  if (side === 'random') return ((BigInt(call.interaction.id) >> 3n) & 1n) === 0n ? 0 : 1;
  return side === 'second' ? 1 : 0;
}

/** Reads `size=5x5 start=...`. @throws Refusal where that is no list of options. */
export function parseVariants(gameId: string, text: string): VariantValues {
  const { variants } = gameById(gameId);
  const accepts = variants.map(({ id, accepts }) => `${id}=${accepts}`).join('; ') || '–';
  const entries = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [id, value, ...rest] = part.split('=');
      if (!id || !value || rest.length > 0) throw new Refusal('option-syntax', { found: part, accepts });
      return [id, value];
    });
  return Object.fromEntries(entries);
}

/** Offers each value of each option of the game chosen so far, behind the ones typed already. */
export async function completeVariants(call: Call, options: Options): Promise<readonly Choice[]> {
  const gameId = options.text('game');
  if (gameId === undefined) return [];
  const typed = options.focused?.text ?? '';
  const before = typed.includes(' ') ? typed.slice(0, typed.lastIndexOf(' ') + 1) : '';
  const begun = typed.slice(before.length).toLocaleLowerCase();
  const words = gameTexts(call.language, gameId).variants;
  return gameById(gameId)
    .variants.flatMap(({ id, suggestions }) =>
      suggestions.map((value) => ({
        name: `${before}${words[id]?.label ?? id}: ${words[id]?.values[value] ?? value}`,
        value: `${before}${id}=${value}`,
      })),
    )
    .filter(({ name, value }) => `${name} ${value}`.toLocaleLowerCase().includes(begun));
}

/** Text form of a game's usual start. */
function startOf(gameId: string): string {
  const game = gameById(gameId);
  return game.formatPosition(game.initial());
}

/** The same players and start once more, with the sides swapped. */
export async function playAgain(call: Call, id: string): Promise<void> {
  const before = await call.bot.store.find(id);
  if (before === null) throw new Refusal('no-such-game');
  await checkRoom(call);
  const own = before.seats.find(({ player }) => player === call.user.id);
  if (own === undefined) throw new Refusal('not-player');
  const [first, second] = before.seats;
  const { start, game } = before.match;
  const again = beginGame({ ...origin(call), game, position: start, seats: [second, first] });
  const placed = {
    ...again,
    rated: before.rated || start === startOf(game),
    channelId: before.channelId,
    token: before.token && call.token,
  };
  if (await call.bot.store.add(placed)) await call.bot.presenter.show(placed.id, { repost: true });
  if (placed.wakeAt !== null && placed.status === 'active') await call.bot.clerk.attend(placed.id);
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
  await showChange(bot, game, { repost: true });
  return true;
}

/** Threads have short names. */
function shortName(seat: Seat, name: string): string {
  return levelOf(seat) === null ? name : seat.name;
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
