import { ComponentType } from 'discord-api-types/v10';
import { text } from '../view/message.js';
import type { PrivateCommand } from './command.js';
import { WHICH_OPTION, completeWhich, gameIn } from './common.js';
import { formatsOf, writeGame } from './files.js';

/** `/export`: the game as a file, in the format that its players use, or as JSON. */
export const exportGame: PrivateCommand = {
  name: 'export',
  options: [WHICH_OPTION, { name: 'format', kind: 'text', completes: true }],

  async answer(call, options) {
    const game = await gameIn(call, options);
    const format = options.text('format') ?? (formatsOf(game.match.game)[0] as string);
    const written = writeGame(game, format);
    const name = `tahoun-${game.match.game}-${game.id}.${format}`;
    return {
      components: [
        text(call.texts.exported(name)),
        { type: ComponentType.File, file: { url: `attachment://${name}` } },
      ],
      files: [{ name, data: written }],
      notifies: [],
      isEphemeral: true,
    };
  },

  async complete(call, options) {
    if (options.focused?.name === 'which') return completeWhich(call, options);
    const game = await gameIn(call, options);
    return formatsOf(game.match.game).map((format) => ({ name: format.toUpperCase(), value: format }));
  },
};
