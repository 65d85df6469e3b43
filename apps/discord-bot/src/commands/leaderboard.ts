import { gameById } from '@tahoun/catalogue/all';
import { gameTexts } from '@tahoun/i18n';
import { textMessage } from '../view/message.js';
import { whoSits } from '../view/words.js';
import type { PrivateCommand } from './command.js';
import { GAME_OPTION } from './common.js';
import { ratingText } from './stats.js';

/** Players listed. */
const LISTED = 15;

/**
 * `/leaderboard`: the best players of a game, the computer's levels among them. In a server those who have played
 * there, elsewhere all.
 */
export const leaderboard: PrivateCommand = {
  name: 'leaderboard',
  options: [GAME_OPTION],
  async answer(call, options) {
    const game = gameById(options.text('game') ?? '');
    const { texts, language, bot } = call;
    const guildId = call.interaction.guild_id ?? null;
    const leaders = await bot.store.leaders(game.id, guildId, LISTED);
    const lines = leaders.map((each, i) =>
      texts.leaderboard.line(
        i + 1,
        whoSits(each, language),
        ratingText(each),
        each.wins + each.draws + each.losses,
      ),
    );
    const { name } = gameTexts(language, game.id);
    const title = guildId === null ? texts.leaderboard.title(name) : texts.leaderboard.titleHere(name);
    return textMessage(
      [`### ${title}`, ...(lines.length === 0 ? [texts.leaderboard.none] : lines)].join('\n'),
    );
  },
};
