import { formatNumber, gameTexts, moveWords } from '@tahoun/i18n';
import { momentAt } from '@tahoun/match';
import { allowHelp } from '../game/help.js';
import { textMessage } from '../view/message.js';
import type { PrivateCommand } from './command.js';
import { WHICH_OPTION, completeWhich, gameIn } from './common.js';

/** Moves that may be made in thought, and how long they may take, in milliseconds. */
const SOLVE_NODES = 5_000_000;
const SOLVE_MS = 5000;
/** Moves of the best line that are shown. */
const LINE_LENGTH = 30;

/** `/solve`: who wins with best play, in games and positions small enough. */
export const solve: PrivateCommand = {
  name: 'solve',
  options: [WHICH_OPTION],
  async answer(call, options) {
    const game = await gameIn(call, options);
    const { bot, texts, language } = call;
    await allowHelp(call, game);
    const { match } = game;
    const answer = await bot.engine.solve(
      { game: match.game, position: match.start, played: match.moves, nodes: SOLVE_NODES },
      { deadlineMs: SOLVE_MS },
    );
    const { turn } = momentAt(match).position;
    const { sides } = gameTexts(language, match.game);
    if (answer.outcome === null)
      return textMessage(texts.solved.unsolved(formatNumber(language, answer.nodes)));
    const lines = [texts.solved.outcome[answer.outcome](sides[turn].name)];
    if (answer.value !== null) lines.push(texts.solved.value(formatNumber(language, answer.value)));
    if (answer.distance !== null) lines.push(texts.solved.distance(answer.distance));
    if (answer.pv.length > 0) {
      const line = answer.pv.slice(0, LINE_LENGTH).join(' ');
      lines.push(texts.solved.line(moveWords(language, match.game, line)));
    }
    return textMessage(lines.join('\n'));
  },
  complete: completeWhich,
};
