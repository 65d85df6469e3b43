import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import {
  type GameRecord,
  MOVE_TIME_CHOICES,
  OPEN_SEAT,
  Refusal,
  type Seat,
  beginGame,
  isPerson,
  moveMsOf,
} from '@tahoun/live';
import { parsePositionFile } from '@tahoun/match';
import type { APIUser } from 'discord-api-types/v10';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { type Choice, GAME_OPTION, LEVEL_OPTION, type OptionSpec, type PublicCommand } from './command.js';
import {
  PLAYER_OPTION,
  completePlayer,
  completeVariants,
  computerOf,
  parseVariants,
} from './game-options.js';
import { launch, origin, seatOf } from './launch.js';

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
