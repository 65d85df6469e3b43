import { beginGame } from '../game/begin.js';
import { levelSeat } from '../game/seats.js';
import type { OptionSpec, PublicCommand } from './command.js';
import { GAME_OPTION, LEVEL_OPTION } from './common.js';
import { DEFAULT_LEVEL, launch, origin } from './play.js';
import { completeVariants, parseVariants } from './variants.js';

const FIRST: OptionSpec = { ...LEVEL_OPTION, name: 'first' };
const SECOND: OptionSpec = { ...LEVEL_OPTION, name: 'second' };

/** `/watch`: the computer against itself, a move every few seconds. */
export const watch: PublicCommand = {
  name: 'watch',
  options: [GAME_OPTION, FIRST, SECOND, { name: 'options', kind: 'text', completes: true }],

  async run(call, options) {
    const game = options.text('game') ?? '';
    const [first, second] = [options.number('first'), options.number('second')];
    const begun = beginGame({
      ...origin(call),
      game,
      seats: [levelSeat(first ?? DEFAULT_LEVEL), levelSeat(second ?? DEFAULT_LEVEL)],
      variants: parseVariants(game, options.text('options') ?? '', call.language),
    });
    return launch(call, { ...begun, rated: false });
  },

  complete: completeVariants,
};
