import { gameTexts } from '@tahoun/i18n';
import { type Rating, UNCERTAIN_DEVIATION } from '../store/ratings.js';
import { textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';

/** `/stats`: a player's ratings and results. */
export const stats: PrivateCommand = {
  name: 'stats',
  options: [{ name: 'user', kind: 'user' }],
  async answer(call, options) {
    const user = options.user('user') ?? call.user;
    const { texts, language, bot } = call;
    const ratings = await bot.store.ratingsOf(user.id);
    const lines = ratings.map(({ game, wins, draws, losses, ...rating }) =>
      texts.stats.line(gameTexts(language, game).name, ratingText(rating), wins, draws, losses),
    );
    const title = `### ${texts.stats.title(user.global_name ?? user.username)}`;
    return textMessage([title, ...(lines.length === 0 ? [texts.stats.none] : lines)].join('\n'));
  },
};

/** `1587`, or `1587?` while it is uncertain. */
export function ratingText({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): string {
  return `${Math.round(rating)}${deviation > UNCERTAIN_DEVIATION ? '?' : ''}`;
}
