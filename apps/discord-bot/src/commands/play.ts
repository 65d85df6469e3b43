import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import {
  ANONYMOUS,
  type GameRecord,
  MOVE_TIME_CHOICES,
  type NewGame,
  OPEN_SEAT,
  Refusal,
  type Seat,
  acceptChallenge,
  beginGame,
  isComputersTurn,
  isGuest,
  isPerson,
  isRated,
  moveMsOf,
  noticesOf,
} from '@tahoun/live';
import { AlreadyHandled } from '@tahoun/live/store';
import { parsePositionFile } from '@tahoun/match';
import type { APIUser } from 'discord-api-types/v10';
import { keepFair } from '../game/fair-play.js';
import { startShown } from '../game/start.js';
import { type Call, acknowledge } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
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

const SIDE_OPTION: OptionSpec = { name: 'side', kind: 'text', choices: ['first', 'second', 'random'] };

/** Time for one move. Between people there is a limit by default, where the bot can remind them of it. */
const TIME_OPTION: OptionSpec = { name: 'time', kind: 'text', choices: MOVE_TIME_CHOICES };

/** Of games that have to end. */
export const TIME_CHOICES = MOVE_TIME_CHOICES.filter((time) => moveMsOf(time, true) !== null);

/** `/play`: begins a game with the computer, or challenges a person. */
export const play: PublicCommand = {
  name: 'play',
  options: [
    GAME_OPTION,
    { name: 'opponent', kind: 'user' },
    LEVEL_OPTION,
    PLAYER_OPTION,
    SIDE_OPTION,
    TIME_OPTION,
    { name: 'options', kind: 'text', completes: true },
  ],

  async run(call, options) {
    const rival = rivalOf(call, options.text('game') ?? '', options);
    return launch(call, beginWith(call, options, rival));
  },

  complete: completeStart,
};

/** `/challenge`: challenges a person, or anybody. */
export const challenge: PublicCommand = {
  name: 'challenge',
  options: [
    GAME_OPTION,
    { name: 'opponent', kind: 'user' },
    SIDE_OPTION,
    TIME_OPTION,
    { name: 'options', kind: 'text', completes: true },
  ],

  async run(call, options) {
    const opponent = options.user('opponent');
    return launch(call, beginWith(call, options, opponent ? personSeat(call, opponent) : OPEN_SEAT));
  },

  complete: completeVariants,
};

/** A game that the options describe, with the opponent on the other side. */
function beginWith(call: Call, options: Options, rival: Seat): GameRecord {
  const game = options.text('game') ?? '';
  const own = seatOf(call);
  return beginGame({
    ...origin(call),
    game,
    seats: ownSide(call, options) === 0 ? [own, rival] : [rival, own],
    moveMs: moveMsOf(options.text('time'), isPerson(rival) && call.botWrites),
    variants: parseVariants(game, options.text('options') ?? '', call.language),
  });
}

/** Offers players and options of the game chosen so far. */
function completeStart(call: Call, options: Options): Promise<readonly Choice[]> {
  return options.focused?.name === 'options'
    ? completeVariants(call, options)
    : completePlayer(call, options);
}

/** Keeps a new game and answers with its message. */
export async function launch(call: Call, begun: GameRecord) {
  // Before anything is acknowledged, so that only the caller sees a refusal.
  await checkChannel(call);
  await call.bot.store.games.checkNew(begun, MOST_OPEN_GAMES);
  await checkFair(call, begun);
  return acknowledge(call.interaction, false, async () => {
    if (!(await keep(call, begun))) return;
    await startShown(call, begun, call.interaction.token);
  });
}

/**
 * Keeps a new game. @returns false when it was delivered twice: the first delivery shows it.
 * @throws Refusal as `Store.checkNew`.
 */
function keep({ bot, user }: Call, game: GameRecord): Promise<boolean> {
  return bot.store.games.add(game, MOST_OPEN_GAMES, noticesOf(null, game, user.id));
}

/** @throws Refusal where the server has another channel for games. Its threads belong to it. */
export async function checkChannel({ bot, interaction, botWrites }: Call): Promise<void> {
  const { guild_id: guildId, channel } = interaction;
  const { channelId } = await bot.store.servers.of(botWrites ? guildId : null);
  const here = [channel?.id, channel !== undefined && 'parent_id' in channel ? channel.parent_id : undefined];
  if (channelId !== null && !here.includes(channelId))
    throw new Refusal('other-channel', { channel: `<#${channelId}>` });
}

/** The computer plays no game from a position of the caller's own game in progress. @throws Refusal */
async function checkFair({ bot, user }: Call, { match, seats }: GameRecord): Promise<void> {
  const isUsual = match.moves.length === 0 && match.start === startOf(match.game);
  if (!isUsual && !seats.every(isPerson)) await keepFair(bot.store, user.id, match);
}

/** Takes the seat in a challenge. @throws Refusal */
export async function accept(call: Call, id: string): Promise<void> {
  await startShown(call, await takeSeat(call, id), call.interaction.token);
}

function takeSeat(call: Call, id: string): Promise<GameRecord> {
  const joining = { userId: call.user.id, most: MOST_OPEN_GAMES };
  const take = (game: GameRecord) => acceptChallenge(game, call.act(), seatOf(call));
  return call.change(id, take, false, joining);
}

/** What a new game takes from the call that starts it. */
export function origin(call: Call): Omit<NewGame, 'game' | 'seats'> {
  const { interaction, bot, user, language } = call;
  return {
    id: bot.store.idOf(interaction.id),
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
  return personSeat(call, opponent);
}

function personSeat(call: Call, opponent: APIUser): Seat {
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

/**
 * The same players and start once more, with the sides swapped. For a player whom the other has already asked, it
 * accepts.
 */
export async function playAgain(call: Call, id: string): Promise<void> {
  const before = await call.bot.store.games.find(id);
  if (before === null) throw new Refusal('no-such-game');
  const own = before.seats.find(({ player }) => player === call.user.id);
  if (own === undefined) throw new Refusal('not-player');
  if (before.seats.some(({ player }) => player === ANONYMOUS)) throw new Refusal('former-player');
  // Somebody who played by link is not to be found here.
  const [first, second] = before.seats.map((seat) => (isGuest(seat) ? OPEN_SEAT : seat)) as [Seat, Seat];
  const { moveMs } = before;
  const { start, game } = before.match;
  const again = beginGame({ ...origin(call), game, position: start, seats: [second, first], moveMs });
  const placed = {
    ...again,
    rated: again.seats.every(isRated) && (before.rated || start === startOf(game)),
    channelId: before.channelId,
    thread: before.thread && ('open' as const),
    token: before.token && call.token,
  };
  await call.bot.store.games.checkNew(placed, MOST_OPEN_GAMES);
  if (!(await isFirst(call, id))) return agreeToPlayAgain(call, placed);
  if (await keep(call, placed)) await call.bot.messageSync.show(placed.id, { repost: true });
  if (isComputersTurn(placed)) await call.bot.scheduler.run(placed.id);
}

/** A second click, by the same player or the other one, begins no second game. */
async function isFirst({ bot }: Call, id: string): Promise<boolean> {
  try {
    await bot.store.games.change(id, (game) => game, `again ${id}`);
    return true;
  } catch (error) {
    if (error instanceof AlreadyHandled) return false;
    throw error;
  }
}

/** @throws Refusal when the other player's challenge is not there, or not any more. */
async function agreeToPlayAgain(call: Call, { match, seats }: GameRecord): Promise<void> {
  const { bot, user } = call;
  const other = seats.find(({ player }) => player !== user.id);
  const theirs = other === undefined ? [] : await bot.store.lists.openGamesOf(other.player);
  const isAsked = (game: GameRecord) =>
    game.status === 'challenge' &&
    game.match.start === match.start &&
    game.seats.some(({ player }) => player === user.id);
  const asked = theirs.find((game) => game.match.game === match.game && isAsked(game));
  if (asked === undefined) throw new Refusal('stale');
  const begun = await takeSeat(call, asked.id);
  await bot.messageSync.show(begun.id, { repost: true });
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
