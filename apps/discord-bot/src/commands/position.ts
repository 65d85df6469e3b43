import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { parsePositionFile } from '@tahoun/match';
import { beginGame } from '../game/begin.js';
import type { PublicCommand } from './command.js';
import { GAME_OPTION, LEVEL_OPTION } from './common.js';
import { launch, origin, seatOf } from './play.js';
import { PLAYER_OPTION, completePlayer, computerOf } from './players.js';

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
