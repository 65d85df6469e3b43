import { gameById } from '@tahoun/catalogue/all';
import { gameTexts } from '@tahoun/i18n';
import { Refusal } from '@tahoun/live';
import { dayOf } from '@tahoun/live/store';
import { type Problem, nextProblem } from '@tahoun/problems';
import { PROBLEM_GAMES, problemOn, problemsOf } from '../bot/problems.js';
import { acknowledge } from '../interaction/call.js';
import { textMessage } from '../view/message.js';
import { problemMessage } from '../view/problem.js';
import { whoSits } from '../view/words.js';
import { GAME_OPTION, type PrivateCommand, type PublicCommand } from './command.js';

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
      call.reply(await problemMessage(shown, rating === undefined, view, call.painter)),
    );
  },
};

/** Solvers listed. */
const LISTED = 15;

/** `/problem streaks`: the solvers of a game's daily problems in this server, with their days in a row. */
export const streaks: PrivateCommand = {
  name: 'streaks',
  options: [{ name: 'game', kind: 'text', choices: PROBLEM_GAMES }],
  async answer({ bot, requiredGuildId: guildId, texts, language }, options) {
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
