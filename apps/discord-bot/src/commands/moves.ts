import { legalMoves } from '@tahoun/core';
import { moveWords } from '@tahoun/i18n';
import {
  type Act,
  type GameRecord,
  abortGame,
  actingSide,
  answerDraw,
  askForDraw,
  isBetweenPeople,
  isWatched,
  proposeUndo,
  resignGame,
} from '@tahoun/live';
import { snapshotAt } from '@tahoun/match';
import { linkTo } from '../game/notices.js';
import { type Answer, type Call, acknowledge, sayNow } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { change, gameOf } from '../interaction/picking.js';
import { showChange } from '../interaction/show-game.js';
import { playTypedMove } from '../interaction/typed.js';
import { type CustomId, formatCustomId } from '../view/custom-id.js';
import { type Message, button, privateMessage, row, text, textMessage } from '../view/message.js';
import {
  type Choice,
  type PrivateCommand,
  type PublicCommand,
  WHICH_OPTION,
  gameCommand,
  ownGameIn,
} from './command.js';

/** `/move`: a typed move; offers the legal moves while a person types. */
export const move: PublicCommand = {
  name: 'move',
  options: [{ name: 'move', kind: 'text', isRequired: true, complete: completeMove }, WHICH_OPTION],

  async run(call, options) {
    const game = await ownGameIn(call, options);
    const text = options.text('move') ?? '';
    const play = (now: GameRecord) => playTypedMove(now, call.act(), text);
    const { token } = call.interaction;
    if (!isBetweenPeople(game)) {
      const played = await call.change(game.id, play, true);
      return acknowledge(call.interaction, false, () =>
        showChange(call.bot, played, { adopt: token, before: game.token }),
      );
    }
    const played = await call.change(game.id, play);
    return acknowledge(call.interaction, true, () => showTurn(call, played));
  },
};

/** The legal moves that contain what is typed; those that begin with it come first. */
async function completeMove(call: Call, options: Options): Promise<readonly Choice[]> {
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
}

/** Posts the board, which notifies the other player; the answer stays only where the board is elsewhere. */
async function showTurn(call: Call, played: GameRecord): Promise<void> {
  const { bot, interaction } = call;
  const { token } = interaction;
  const isHere = played.channelId === call.channelId;
  const done = doneMessage(call, played);
  // Where the bot writes beside it, the promise is taken away without having been kept.
  const promised = isHere && played.token === null ? done : undefined;
  if (promised === undefined) await call.reply(done);
  await bot.messageSync.show(played.id, { repost: true, follow: token, promised });
  if (isHere) await bot.discord.removeReply(token);
}

const byName = new Intl.Collator('en', { numeric: true });

/** A command that changes a game and shows the change in the game's own message. */
function changeCommand(name: string, change: (game: GameRecord, act: Act) => GameRecord): PrivateCommand {
  return gameCommand(name, async (call, options) => {
    const game = await ownGameIn(call, options);
    const changed = await call.change(game.id, (now) => change(now, call.act()));
    await showChange(call.bot, changed, {});
    return doneMessage(call, changed);
  });
}

/** A confirmation, with a link to the board where that is in another channel. */
function doneMessage({ texts, interaction }: Call, game: GameRecord): Message {
  const place = game.channelId === interaction.channel?.id ? null : linkTo(game);
  return textMessage(place === null ? texts.done : `${texts.done} ${texts.boardIs(place)}`);
}

/** `/game resign`: gives up, or ends a watched game. */
export const resign = changeCommand('resign', resignGame);

/** `/game abort`: ends a game before both sides have moved. */
export const abort = changeCommand('abort', abortGame);

/** `/game undo`: takes back the last move; against a person, once they agree. */
export const undo = changeCommand('undo', proposeUndo);

/** `/game draw`: accepts the draw that is offered, claims one that the rules give, or offers one. */
export const draw = gameCommand('draw', async (call, options) => {
  const game = await ownGameIn(call, options);
  await drawOf(call, game.id, undefined);
  return doneMessage(call, game);
});

/** @throws Refusal also when the computer declines. */
export async function drawOf(call: Call, id: string, ply: number | undefined): Promise<void> {
  const { bot } = call;
  const offered = await call.change(id, (game) => askForDraw(game, call.act(ply)));
  const { store, engine, timing } = bot;
  const answered = await answerDraw({ store, engine, thinkMs: timing.thinkMs }, offered);
  await showChange(bot, answered, { token: call.tokenFor(answered) });
}

/** Stops a watched game at once; asks a player whether to resign. */
export async function askWhetherToResign(call: Call, id: CustomId): Promise<Answer> {
  const game = await gameOf(call, id);
  if (isWatched(game)) return acknowledge(call.interaction, true, () => resignAnyhow(call, id));
  actingSide(game, call.act());
  const yes = button(formatCustomId({ ...id, action: 'resign-now' }), call.texts.buttons.resign, 'danger');
  return sayNow(privateMessage([text(call.texts.resignTitle), row(yes)]));
}

/** Resigns by the button of that question. */
export async function resignNow(call: Call, id: CustomId): Promise<void> {
  await resignAnyhow(call, id);
  await call.reply(textMessage(call.texts.done));
}

/** Resigns, whatever has been played since the button was shown. */
async function resignAnyhow(call: Call, id: CustomId): Promise<void> {
  const resigned = await change(call, id, (game, act) => resignGame(game, { ...act, ply: undefined }));
  await showChange(call.bot, resigned, { token: call.tokenFor(resigned) });
}
