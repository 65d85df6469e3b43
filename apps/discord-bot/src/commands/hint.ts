import { artistOf } from '@tahoun/catalogue/all';
import { moveWords } from '@tahoun/i18n';
import { momentAt, resultOf } from '@tahoun/match';
import { allowHelp } from '../game/help.js';
import { viewOf } from '../game/presenter.js';
import { isOwn } from '../game/which.js';
import type { Call } from '../interaction/call.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';
import { pictureOf } from '../view/board.js';
import { type Message, container, text } from '../view/message.js';
import { scoreOf } from '../view/words.js';
import type { PrivateCommand } from './command.js';
import { WHICH_OPTION, completeWhich, ownGameIn } from './common.js';

/** Moves examined for a hint: a moment of thought, never a long wait. */
const HINT_NODES = 200_000;

/** `/hint`: a good move, shown to whoever asks. */
export const hint: PrivateCommand = {
  name: 'hint',
  options: [WHICH_OPTION],
  async answer(call, options) {
    return hintOf(call, await ownGameIn(call, options));
  },
  complete: completeWhich,
};

/** The hint as a message. A game with hints does not count for the ratings. */
export async function hintOf(call: Call, game: GameRecord): Promise<Message> {
  const { bot, texts, language } = call;
  if (!isOwn(game, call.user.id)) throw new Refusal('not-player');
  if (resultOf(game.match) !== null) throw new Refusal('game-over');
  await allowHelp(call, game);
  const { match } = game;
  const answer = await bot.engine.bestMove(
    { game: match.game, position: match.start, played: match.moves, nodes: HINT_NODES },
    { deadlineMs: bot.manners.thinkMs },
  );
  const moment = momentAt(match);
  const move = moment.game.parseMove(moment.position, answer.move as string);
  const view = { ...viewOf(game, call.settings), language, hint: move };
  const drawing = artistOf(match.game).draw(moment.position, {
    theme: view.theme,
    bottom: view.bottom,
  });
  const words = texts.hint(moveWords(language, match.game, answer.move as string), scoreOf(answer, language));
  const board = await pictureOf(match.game, moment, drawing, view, bot.painter, words.replaceAll('*', ''));
  return {
    components: [container([text(words), ...board.components])],
    files: board.files,
    notifies: [],
    isEphemeral: true,
  };
}
