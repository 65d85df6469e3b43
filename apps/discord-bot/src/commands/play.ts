import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { Refusal, beginGame } from '@tahoun/live';
import { parsePositionFile } from '@tahoun/match';
import { acknowledge } from '../interaction/call.js';
import { NOTHING_CHOSEN } from '../view/new-game.js';
import { GAME_OPTION, LEVEL_OPTION, type OptionSpec, type PublicCommand } from './command.js';
import { PLAYER_OPTION, completeVariants, computerIn, computerOf, parseVariants } from './game-options.js';
import { launch, origin, seatsWith } from './launch.js';
import { beginWith, newGame, rivalOf } from './new-game.js';

/** `/play`: begins a game with the computer, or challenges a person; without a game, the card to choose one on. */
export const play: PublicCommand = {
  name: 'play',
  options: [{ ...GAME_OPTION, isRequired: false }, { name: 'opponent', kind: 'user' }, LEVEL_OPTION],

  async run(call, options) {
    const [game, level, named] = [options.text('game'), options.number('level'), options.user('opponent')];
    const opponent = named?.id === call.bot.applicationId ? undefined : named;
    if (game === undefined) {
      if (opponent !== undefined) throw new Refusal('game-needed');
      const chosen = { ...NOTHING_CHOSEN, ...(level === undefined ? {} : { level: String(level) }) };
      return acknowledge(call.interaction, true, async () => call.reply(await newGame(call, chosen)));
    }
    if (opponent !== undefined && level !== undefined) throw new Refusal('two-opponents');
    const rival = opponent === undefined ? computerOf(game, { level }) : rivalOf(call, opponent, game);
    return launch(call, beginWith(call, rival, { game }));
  },
};

/** `/game position`: a game against the computer from a pasted position. */
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
    const seats = seatsWith(call, own, computerIn(game.id, options));
    const text = game.formatPosition(start);
    return launch(call, beginGame({ ...origin(call), game: game.id, position: text, seats }));
  },
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
    { name: 'options', kind: 'text', complete: completeVariants },
  ],

  async run(call, options) {
    const game = options.text('game') ?? '';
    const begun = beginGame({
      ...origin(call),
      game,
      seats: [
        computerIn(game, options, 'first', 'first-player'),
        computerIn(game, options, 'second', 'second-player'),
      ],
      variants: parseVariants(game, options.text('options') ?? '', call.language),
    });
    return launch(call, { ...begun, rated: false });
  },
};
