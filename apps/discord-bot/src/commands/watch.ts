import { beginGame } from '../game/begin.js';
import type { OptionSpec, PublicCommand } from './command.js';
import { GAME_OPTION, LEVEL_OPTION } from './common.js';
import { completeStart, launch, origin } from './play.js';
import { PLAYER_OPTION, computerOf } from './players.js';
import { parseVariants } from './variants.js';

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
