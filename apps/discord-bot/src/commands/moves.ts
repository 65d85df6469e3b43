import { legalMoves } from '@tahoun/core';
import { type CommandName, moveWords } from '@tahoun/i18n';
import {
  type Act,
  type GameRecord,
  abortGame,
  answerDraw,
  playTurn,
  proposeDraw,
  proposeUndo,
  resignGame,
} from '@tahoun/live';
import { snapshotAt } from '@tahoun/match';
import { linkTo } from '../game/notices.js';
import { showChange } from '../game/start.js';
import { type Call, acknowledge } from '../interaction/call.js';
import { readTyped } from '../interaction/letters.js';
import { type Message, textMessage } from '../view/message.js';
import {
  type PrivateCommand,
  type PublicCommand,
  WHICH_OPTION,
  completeWhich,
  ownGameIn,
} from './command.js';

/** `/move`: a move in words, the legal ones offered while one types. */
export const move: PublicCommand = {
  name: 'move',
  options: [{ name: 'move', kind: 'text', isRequired: true, completes: true }, WHICH_OPTION],

  async run(call, options) {
    const game = await ownGameIn(call, options);
    const text = options.text('move') ?? '';
    const play = (now: GameRecord) =>
      readTyped(now.match.game, text, (move) => playTurn(now, call.act(), move));
    const played = await call.change(game.id, play, true);
    return acknowledge(call.interaction, false, () =>
      showChange(call.bot, played, { adopt: call.interaction.token }),
    );
  },

  async complete(call, options) {
    if (options.focused?.name === 'which') return completeWhich(call, options);
    const { match } = await ownGameIn(call, options);
    const { game, position } = snapshotAt(match);
    const typed = (options.focused?.text ?? '').toLocaleLowerCase();
    const texts = legalMoves(position)
      .map((each) => game.formatMove(position, each))
      .map((each) => moveWords(call.language, match.game, each));
    const rank = (text: string) => (text.toLocaleLowerCase().startsWith(typed) ? 0 : 1);
    return texts
      .filter((text) => text.toLocaleLowerCase().includes(typed))
      .sort((a, b) => rank(a) - rank(b) || byName.compare(a, b))
      .map((text) => ({ name: text, value: text }));
  },
};

const byName = new Intl.Collator('en', { numeric: true });

/** A command that changes a game and shows that in the game's own message. */
function changeCommand(
  name: CommandName,
  change: (game: GameRecord, act: Act) => GameRecord,
): PrivateCommand {
  return {
    name,
    options: [WHICH_OPTION],
    async answer(call, options) {
      const game = await ownGameIn(call, options);
      const changed = await call.change(game.id, (now) => change(now, call.act()));
      await showChange(call.bot, changed, {});
      return doneMessage(call, changed);
    },
    complete: completeWhich,
  };
}

/** A confirmation, with a link to the board where that is in another channel. */
function doneMessage({ texts, interaction }: Call, game: GameRecord): Message {
  const place = game.channelId === interaction.channel?.id ? null : linkTo(game);
  return textMessage(place === null ? texts.done : `${texts.done} ${texts.boardIs(place)}`);
}

/** `/resign`: gives up, or ends a watched game. */
export const resign = changeCommand('resign', resignGame);

/** `/abort`: ends a game before both sides have moved. */
export const abort = changeCommand('abort', abortGame);

/** `/undo`: takes back the last move; against a person, once they agree. */
export const undo = changeCommand('undo', proposeUndo);

/** `/draw`: offers a draw, or takes the one that is offered. */
export const draw: PrivateCommand = {
  name: 'draw',
  options: [WHICH_OPTION],
  async answer(call, options) {
    const game = await ownGameIn(call, options);
    await drawOf(call, game.id, undefined);
    return doneMessage(call, game);
  },
  complete: completeWhich,
};

/** @throws Refusal also when the computer declines. */
export async function drawOf(call: Call, id: string, ply: number | undefined): Promise<void> {
  const { bot } = call;
  const offered = await call.change(id, (game) => proposeDraw(game, call.act(ply)));
  const { store, engine, timing } = bot;
  const answered = await answerDraw({ store, engine, thinkMs: timing.thinkMs }, offered);
  await showChange(bot, answered, { token: call.tokenFor(answered) });
}
