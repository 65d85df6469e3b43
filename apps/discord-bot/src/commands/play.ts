import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { parsePositionFile } from '@tahoun/match';
import { noticesOf } from '../game/notices.js';
import { isRated } from '../game/seats.js';
import { type NewGame, beginGame, startShown } from '../game/start.js';
import { type Call, acknowledge } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { Refusal } from '../refusal.js';
import { ANONYMOUS, type GameRecord, type Seat } from '../store/records.js';
import { AlreadyHandled } from '../store/store.js';
import { type Choice, GAME_OPTION, LEVEL_OPTION, type OptionSpec, type PublicCommand } from './command.js';
import {
  PLAYER_OPTION,
  completePlayer,
  completeVariants,
  computerOf,
  parseVariants,
} from './game-options.js';

/** Open games of one person; more are probably forgotten ones. */
const MOST_OPEN_GAMES = 25;

/** `/play`: begins a game with the computer, or challenges a person. */
export const play: PublicCommand = {
  name: 'play',
  options: [
    GAME_OPTION,
    { name: 'opponent', kind: 'user' },
    LEVEL_OPTION,
    PLAYER_OPTION,
    { name: 'side', kind: 'text', choices: ['first', 'second', 'random'] },
    { name: 'options', kind: 'text', completes: true },
  ],

  async run(call, options) {
    const game = options.text('game') ?? '';
    const rival = rivalOf(call, game, options);
    const own = seatOf(call);
    const seats = ownSide(call, options) === 0 ? ([own, rival] as const) : ([rival, own] as const);
    const begun = beginGame({
      ...origin(call),
      game,
      seats,
      variants: parseVariants(game, options.text('options') ?? '', call.language),
    });
    return launch(call, begun);
  },

  complete: completeStart,
};

/** Offers players and options of the game chosen so far. */
function completeStart(call: Call, options: Options): Promise<readonly Choice[]> {
  return options.focused?.name === 'options'
    ? completeVariants(call, options)
    : completePlayer(call, options);
}

/** Keeps a new game and answers with its message. */
export async function launch(call: Call, begun: GameRecord) {
  await checkChannel(call);
  await checkRoom(call);
  return acknowledge(call.interaction, false, async () => {
    if (!(await keep(call, begun))) return;
    await startShown(call, begun, call.interaction.token);
  });
}

/**
 * Keeps a new game. @returns false when it was delivered twice: the first delivery shows it.
 * @throws Refusal when its owner has too many open games.
 */
export function keep({ bot, user }: Call, game: GameRecord): Promise<boolean> {
  return bot.store.add(game, MOST_OPEN_GAMES, noticesOf(null, game, user.id));
}

/** @throws Refusal where the server has another channel for games. Its threads belong to it. */
async function checkChannel({ bot, interaction, botWrites }: Call): Promise<void> {
  const { guild_id: guildId, channel } = interaction;
  const { channelId } = await bot.store.servers.of(botWrites ? guildId : null);
  const here = [channel?.id, channel !== undefined && 'parent_id' in channel ? channel.parent_id : undefined];
  if (channelId !== null && !here.includes(channelId))
    throw new Refusal('other-channel', { channel: `<#${channelId}>` });
}

/** The same refusal before anything is acknowledged, so that only the caller sees it. @throws Refusal */
async function checkRoom({ bot, user }: Call): Promise<void> {
  const open = await bot.store.openGamesOf(user.id, MOST_OPEN_GAMES);
  if (open.length === MOST_OPEN_GAMES) throw new Refusal('too-many-games', { max: MOST_OPEN_GAMES });
}

/** What a new game takes from the call that starts it. */
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
    challengeMs: bot.timing.challengeMs,
  };
}

export function seatOf({ user }: Call): Seat {
  return { player: user.id, name: user.global_name ?? user.username };
}

function rivalOf(call: Call, game: string, options: Options): Seat {
  const opponent = options.user('opponent');
  if (opponent === undefined || opponent.id === call.bot.applicationId) return computerOf(game, options);
  if (options.text('level') !== undefined || options.text('player') !== undefined)
    throw new Refusal('two-opponents');
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

/** Text form of a game's usual start. */
function startOf(gameId: string): string {
  const game = gameById(gameId);
  return game.formatPosition(game.initial());
}

/** The same players and start once more, with the sides swapped. */
export async function playAgain(call: Call, id: string): Promise<void> {
  const before = await call.bot.store.find(id);
  if (before === null) throw new Refusal('no-such-game');
  const own = before.seats.find(({ player }) => player === call.user.id);
  if (own === undefined) throw new Refusal('not-player');
  if (before.seats.some(({ player }) => player === ANONYMOUS)) throw new Refusal('former-player');
  const [first, second] = before.seats;
  await onlyOnce(call, id);
  const { start, game } = before.match;
  const again = beginGame({ ...origin(call), game, position: start, seats: [second, first] });
  const placed = {
    ...again,
    rated: again.seats.every(isRated) && (before.rated || start === startOf(game)),
    channelId: before.channelId,
    thread: before.thread && ('open' as const),
    token: before.token && call.token,
  };
  if (await keep(call, placed)) await call.bot.messageSync.show(placed.id, { repost: true });
  if (placed.wakeAt !== null && placed.status === 'active') await call.bot.scheduler.run(placed.id);
}

/** A second click, by the same player or the other one, begins no second game. */
async function onlyOnce({ bot }: Call, id: string): Promise<void> {
  try {
    await bot.store.change(id, (game) => game, `again ${id}`);
  } catch (error) {
    throw error instanceof AlreadyHandled ? new Refusal('stale') : error;
  }
}

/** `/position`: a game against the computer from a pasted position. */
export const position: PublicCommand = {
  name: 'position',
  options: [
    GAME_OPTION,
    { name: 'position', kind: 'text', isRequired: true },
    LEVEL_OPTION,
    PLAYER_OPTION,
    { name: 'side', kind: 'text', choices: ['first', 'second'] },
  ],

  async run(call, options) {
    const game = gameById(options.text('game') ?? '');
    const start = parsePositionFile(game, options.text('position') ?? '');
    const own = (options.text('side') === 'second' ? 1 - start.turn : start.turn) as Side;
    const rival = computerOf(game.id, options);
    const seats = own === 0 ? ([seatOf(call), rival] as const) : ([rival, seatOf(call)] as const);
    const text = game.formatPosition(start);
    return launch(call, beginGame({ ...origin(call), game: game.id, position: text, seats }));
  },

  complete: completePlayer,
};

const FIRST: OptionSpec = { ...LEVEL_OPTION, name: 'first' };
const SECOND: OptionSpec = { ...LEVEL_OPTION, name: 'second' };
const FIRST_PLAYER: OptionSpec = { ...PLAYER_OPTION, name: 'first-player' };
const SECOND_PLAYER: OptionSpec = { ...PLAYER_OPTION, name: 'second-player' };

/** `/watch`: the computer against itself, a move every few seconds. */
export const watch: PublicCommand = {
  name: 'watch',
  options: [
    GAME_OPTION,
    FIRST,
    FIRST_PLAYER,
    SECOND,
    SECOND_PLAYER,
    { name: 'options', kind: 'text', completes: true },
  ],

  async run(call, options) {
    const game = options.text('game') ?? '';
    const begun = beginGame({
      ...origin(call),
      game,
      seats: [
        computerOf(game, options, ['first', 'first-player']),
        computerOf(game, options, ['second', 'second-player']),
      ],
      variants: parseVariants(game, options.text('options') ?? '', call.language),
    });
    return launch(call, { ...begun, rated: false });
  },

  complete: completeStart,
};
