import {
  type Act,
  type GameRecord,
  abortGame,
  actingSide,
  agreeDraw,
  agreeUndo,
  declineChallenge,
  isWatched,
  proposeUndo,
  refuseDraw,
  refuseUndo,
  resignGame,
} from '@tahoun/live';
import { type APIMessageComponentInteraction, ComponentType } from 'discord-api-types/v10';
import { analyseGame } from '../commands/analyse.js';
import { bringHere } from '../commands/games.js';
import { helpPage } from '../commands/guide.js';
import { hintOf } from '../commands/help.js';
import { accept } from '../commands/launch.js';
import { learnPage } from '../commands/learn.js';
import { drawOf } from '../commands/moves.js';
import { inviteByLink, openBoard } from '../commands/open-board.js';
import { playAgain } from '../commands/play-again.js';
import { confirmForget, forgetCaller } from '../commands/privacy.js';
import { reviewOf } from '../commands/review.js';
import { joinTournament } from '../commands/tournament.js';
import { ownGameMeant } from '../game/meant.js';
import { showChange } from '../game/start.js';
import { openProblem, pickInProblem, playInProblem, putBackInProblem } from '../problem/solve.js';
import { button, row, text, textMessage } from '../view/message.js';
import { type Answer, type Call, acknowledge, sayNow } from './call.js';
import { type Action, type CustomId, actionOf, formatCustomId, parseCustomId } from './custom-id.js';
import { chainOf, change, gameOf, pick, playPicked, putBack } from './picking.js';
import { askForMove } from './typed.js';

/** Clicks that are answered by more than a change of the message; the others are acknowledged before anything is done. */
const ANSWERED: readonly (Action | undefined)[] = ['type', 'try-type', 'resign'];

export function isAnswered({ data }: APIMessageComponentInteraction): boolean {
  return ANSWERED.includes(actionOf(data.custom_id));
}

/** The answer to such a click. @throws Refusal */
export function answerClick({ data }: APIMessageComponentInteraction, call: Call): Answer | Promise<Answer> {
  const id = parseCustomId(data.custom_id);
  return id.action === 'resign' ? askWhetherToResign(call, id) : askForMove(call, id);
}

/**
 * Does what a click on a button or a choice in a select asks for. Anybody may click; who may act is checked here.
 * @throws Refusal
 */
export async function handleClick(interaction: APIMessageComponentInteraction, call: Call): Promise<void> {
  const { data, token } = interaction;
  const id = parseCustomId(data.custom_id);
  const value = data.component_type === ComponentType.StringSelect ? (data.values[0] ?? '') : '';
  const { action } = id;
  switch (action) {
    case 'learn':
      return call.reply(await learnPage(call, id.argument, id.shown));
    case 'help':
      return call.reply(helpPage(call, value));
    case 'forget':
      return call.reply(confirmForget(call));
    case 'forget-now':
      return call.reply(await forgetCaller(call));
    case 'join-tournament':
      return call.add(await joinTournament(call, id.game));
    case 'resume': {
      const game = await ownGameMeant(call.bot.store, call.user.id, call.channelId, value);
      if (await call.addsHere()) await bringHere(call, game, { follow: token });
      return;
    }
    case 'open':
      return call.add(await openBoard(call, await gameOf(call, id)));
    case 'invite':
      return call.add(await inviteByLink(call, await gameOf(call, id)));
    case 'hint':
      return call.add(await hintOf(call, await gameOf(call, id)));
    case 'analyse':
      return call.add(await analyseGame(call, await gameOf(call, id)));
    case 'review':
      return call.add(await reviewOf(call, await gameOf(call, id)));
    case 'pick':
      return pick(call, id, value);
    case 'back':
      return putBack(call, id);
    case 'play':
      return playPicked(call, id, chainOf(id.argument));
    case 'again':
      return playAgain(call, id.game);
    case 'accept':
      return accept(call, id.game);
    case 'draw':
      return drawOf(call, id.game, id.shown);
    case 'resign-now':
      await changeAndShow(call, id, resignAnyhow);
      return call.reply(textMessage(call.texts.done));
    case 'solve':
      return call.add(await openProblem(call, id.game, id.argument));
    case 'try-pick':
      return pickInProblem(call, id, value);
    case 'try-back':
      return putBackInProblem(call, id);
    case 'try-play':
      return playInProblem(call, id, chainOf(id.argument));
    case 'type':
    case 'try-type':
    case 'resign':
      throw new Error(`${action} is answered at once`);
    default:
      return changeAndShow(call, id, CHANGES[action]);
  }
}

/** What the buttons that need nothing else do to a game. */
const CHANGES = {
  undo: proposeUndo,
  abort: abortGame,
  decline: declineChallenge,
  'agree-draw': agreeDraw,
  'refuse-draw': refuseDraw,
  'agree-undo': agreeUndo,
  'refuse-undo': refuseUndo,
} as const;

async function changeAndShow(
  call: Call,
  id: CustomId,
  what: (game: GameRecord, act: Act) => GameRecord,
): Promise<void> {
  const changed = await change(call, id, what);
  await showChange(call.bot, changed, { token: call.tokenFor(changed) });
}

/** Giving up means the same whatever has been played since the button was shown. */
function resignAnyhow(game: GameRecord, act: Act): GameRecord {
  return resignGame(game, { ...act, ply: undefined });
}

/** A game that is only watched is stopped at once; one's own is given up on second thoughts. */
async function askWhetherToResign(call: Call, id: CustomId): Promise<Answer> {
  const game = await gameOf(call, id);
  if (isWatched(game))
    return acknowledge(call.interaction, true, () => changeAndShow(call, id, resignAnyhow));
  actingSide(game, call.act());
  const yes = button(formatCustomId({ ...id, action: 'resign-now' }), call.texts.buttons.resign, 'danger');
  return sayNow({
    components: [text(call.texts.resignTitle), row(yes)],
    files: [],
    notifies: [],
    isEphemeral: true,
  });
}
