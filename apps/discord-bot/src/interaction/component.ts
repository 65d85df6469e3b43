import { type APIMessageComponentInteraction, ComponentType } from 'discord-api-types/v10';
import { analyseGame } from '../commands/analyse.js';
import { bringHere } from '../commands/board.js';
import { drawOf } from '../commands/draw.js';
import { hintOf } from '../commands/hint.js';
import { learnPage } from '../commands/learn.js';
import { playAgain } from '../commands/play.js';
import { showChange } from '../game/after.js';
import {
  type Act,
  acceptChallenge,
  actingSide,
  agreeDraw,
  agreeUndo,
  declineChallenge,
  proposeUndo,
  refuseDraw,
  refuseUndo,
  resignGame,
} from '../game/play.js';
import { isWatched } from '../game/seats.js';
import { startShown } from '../game/start.js';
import { ownGameMeant } from '../game/which.js';
import type { GameRecord } from '../store/records.js';
import { button, row, text, textMessage } from '../view/message.js';
import { type Answer, acknowledge, sayNow } from './answer.js';
import type { Call } from './call.js';
import { change, gameOf, tokenFor } from './clicked.js';
import { type CustomId, formatCustomId, parseCustomId } from './custom-id.js';
import { askForMove } from './modal.js';
import { chainOf, pick, playPicked, showPicked } from './picking.js';

/** A click on a button or a choice in a select. Anybody may click; who may act is checked here. */
export function handleComponent(
  interaction: APIMessageComponentInteraction,
  call: Call,
): Answer | Promise<Answer> {
  const id = parseCustomId(interaction.data.custom_id);
  const value =
    interaction.data.component_type === ComponentType.StringSelect ? interaction.data.values[0] : undefined;
  const later = (work: () => Promise<void>) => acknowledge(interaction, true, work);
  const { action } = id;
  switch (action) {
    case 'type':
      return askForMove(call, id);
    case 'resign':
      return askWhetherToResign(call, id);
    case 'learn':
      return later(() => learnPage(call, id.argument, id.ply));
    case 'resume':
      return later(async () => {
        const game = await ownGameMeant(call.bot.store, call.user.id, call.channelId, value ?? '');
        await bringHere(call, game, { follow: interaction.token });
      });
    case 'hint':
      return later(async () => {
        await call.bot.discord.followUp(interaction.token, await hintOf(call, await gameOf(call, id)));
      });
    case 'analyse':
      return later(async () => {
        await call.bot.discord.followUp(interaction.token, await analyseGame(call, await gameOf(call, id)));
      });
    case 'pick':
      return later(() => pick(call, id, value ?? ''));
    case 'back':
      return later(() => showPicked(call, id, []));
    case 'play':
      return later(() => playPicked(call, id, chainOf(id.argument)));
    case 'again':
      return later(() => playAgain(call, id.game));
    case 'accept':
      return later(async () => startShown(call, await change(call, id, acceptChallenge), interaction.token));
    case 'draw':
      return later(() => drawOf(call, id.game, id.ply, interaction.token));
    case 'resign-now':
      return later(async () => {
        await changeAndShow(call, id, resignAnyhow);
        await call.bot.discord.editReply(interaction.token, textMessage(call.texts.done));
      });
    default:
      return later(() => changeAndShow(call, id, CHANGES[action]));
  }
}

/** What the buttons that need nothing else do to a game. */
const CHANGES = {
  undo: proposeUndo,
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
  await showChange(call.bot, changed, { token: tokenFor(call, changed) });
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
