import { gameById } from '@tahoun/catalogue/all';
import { gameTexts } from '@tahoun/i18n';
import { Refusal } from '@tahoun/live';
import { PROBLEM_GAMES } from '../problem/find.js';
import { textMessage } from '../view/message.js';
import { whoSits } from '../view/words.js';
import type { PrivateCommand } from './command.js';

/** Solvers listed. */
const LISTED = 15;

/** `/problem streaks`: the solvers of a game's daily problems in this server, with their days in a row. */
export const streaks: PrivateCommand = {
  name: 'streaks',
  options: [{ name: 'game', kind: 'text', choices: PROBLEM_GAMES }],
  async answer({ bot, interaction, botWrites, texts, language }, options) {
    const { guild_id: guildId } = interaction;
    if (guildId === undefined || !botWrites) throw new Refusal('only-servers');
    const wanted = options.text('game') ?? (await bot.store.dailies.of(guildId))?.game;
    if (wanted === undefined) throw new Refusal('no-daily');
    const game = gameById(wanted).id;
    const words = texts.daily.table;
    const solvers = await bot.store.tries.streaks(guildId, game, LISTED);
    const lines = solvers.map(({ player, current, best, solved }, i) =>
      words.line(i + 1, whoSits({ player, name: '' }, language), current, best, solved),
    );
    return textMessage(
      [
        `### ${words.title(gameTexts(language, game).name)}`,
        ...(lines.length === 0 ? [words.none] : lines),
        `-# ${words.note}`,
      ].join('\n'),
    );
  },
};
