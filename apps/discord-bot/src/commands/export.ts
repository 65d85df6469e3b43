import { saveMatch } from '@tahoun/match';
import { ComponentType } from 'discord-api-types/v10';
import { Refusal } from '../refusal.js';
import { text } from '../view/message.js';
import type { Command } from './command.js';
import { WHICH_OPTION, answerLater, completeWhich, gameIn } from './common.js';

/** `/export`: the game as a file. */
export const exportGame: Command = {
  name: 'export',
  options: [WHICH_OPTION, { name: 'format', kind: 'text', completes: true }],
  async run(call, options) {
    const game = await gameIn(call, options);
    const format = options.text('format') ?? 'json';
    if (format !== 'json') throw new Refusal('format-unknown', { found: format, formats: 'json' });
    const name = `tahoun-${game.match.game}-${game.id}.json`;
    return answerLater(call, async () => ({
      components: [
        text(call.texts.exported(name)),
        { type: ComponentType.File, file: { url: `attachment://${name}` } },
      ],
      files: [{ name, data: saveMatch(game.match) }],
      notifies: [],
      isEphemeral: true,
    }));
  },
  async complete(call, options) {
    if (options.focused?.name === 'which') return completeWhich(call, options);
    return [{ name: 'json', value: 'json' }];
  },
};
