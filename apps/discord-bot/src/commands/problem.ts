import { gameById } from '@tahoun/catalogue/all';
import { dayOf } from '@tahoun/live/store';
import { type Problem, nextProblem } from '@tahoun/problems';
import { acknowledge } from '../interaction/call.js';
import { PROBLEM_GAMES, problemOn, problemsOf } from '../problem/find.js';
import { problemMessage } from '../view/problem.js';
import { GAME_OPTION, type PublicCommand } from './command.js';

/** `/problem solve`: a position with one good move for everybody to find, with the solution hidden below. */
export const problem: PublicCommand = {
  name: 'solve',
  options: [
    { ...GAME_OPTION, choices: PROBLEM_GAMES },
    { name: 'rating', kind: 'number' },
  ],

  run(call, options) {
    const { bot, language, style } = call;
    const game = gameById(options.text('game') ?? '').id;
    const rating = options.number('rating');
    const all = problemsOf(game);
    const chosen =
      rating === undefined
        ? problemOn(game, dayOf(bot.now()))
        : (nextProblem(all, { rating, seen: new Set(), random: Math.random }) as Problem);
    const view = { language, style, webUrl: bot.webUrl };
    const shown = { game, problem: chosen };
    return acknowledge(call.interaction, false, async () =>
      call.reply(await problemMessage(shown, rating === undefined, view, bot.painter)),
    );
  },
};
