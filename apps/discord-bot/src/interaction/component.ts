import { waysFrom } from '@tahoun/board';
import { legalMoves } from '@tahoun/core';
import { momentAt } from '@tahoun/match';
import {
  type APIMessageComponentInteraction,
  ComponentType,
  InteractionResponseType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { analyseGame } from '../commands/analyse.js';
import { bringHere } from '../commands/board.js';
import { drawOf } from '../commands/draw.js';
import { hintOf } from '../commands/hint.js';
import { learnPage } from '../commands/learn.js';
import { playAgain, startShown } from '../commands/play.js';
import { afterMove, showChange } from '../game/after.js';
import {
  type Act,
  acceptChallenge,
  actingSide,
  agreeDraw,
  agreeUndo,
  declineChallenge,
  playTurn,
  proposeUndo,
  refuseDraw,
  refuseUndo,
  resignGame,
} from '../game/play.js';
import { viewOf } from '../game/presenter.js';
import { isWatched, turnOf } from '../game/seats.js';
import { ownGameMeant } from '../game/which.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';
import { boardMessage } from '../view/board.js';
import { button, row, text, textMessage } from '../view/message.js';
import { type Answer, acknowledge, sayNow } from './answer.js';
import type { Call } from './call.js';
import { type CustomId, formatCustomId, parseCustomId } from './custom-id.js';

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
        await changeAndShow(call, id, resignGame);
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

function change(
  call: Call,
  id: CustomId,
  what: (game: GameRecord, act: Act) => GameRecord,
): Promise<GameRecord> {
  return call.change(id.game, (game) => what(game, call.act(id.ply)));
}

/** The click's own message is the game's, unless it was clicked in a message of the past or only for one's eyes. */
function tokenFor(call: Call, game: GameRecord): string | undefined {
  const { interaction } = call;
  const clicked = 'message' in interaction ? interaction.message?.id : undefined;
  const isTheGames = clicked !== undefined && (game.messageId === null || clicked === game.messageId);
  return isTheGames ? interaction.token : undefined;
}

async function gameOf(call: Call, id: CustomId): Promise<GameRecord> {
  const game = await call.bot.store.find(id.game);
  if (game === null) throw new Refusal('no-such-game');
  return game;
}

/** Targets are joined by commas; behind a slash stands nothing but that a group was chosen. */
function chainOf(argument: string): string[] {
  return argument
    .replace(/\/$/, '')
    .split(',')
    .filter((target) => target !== '');
}

/** A target was chosen, or one of the groups that hold too many of them. */
async function pick(call: Call, id: CustomId, value: string): Promise<void> {
  const chain = chainOf(id.argument);
  if (id.argument.endsWith('/')) {
    await showPicked(call, id, chain, Number(value));
    return;
  }
  const picked = [...chain, value];
  const game = await gameOf(call, id);
  checkTurn(game, call.act(id.ply));
  const { game: rules, position } = momentAt(game.match);
  const ways = waysFrom(rules, position, legalMoves(position), picked);
  const isComplete = ways.length > 0 && ways.every(({ targets }) => targets.length === picked.length);
  if (isComplete && !call.settings.confirm) await playPicked(call, id, picked);
  else await showPicked(call, id, picked);
}

async function playPicked(call: Call, id: CustomId, picked: readonly string[]): Promise<void> {
  const played = await change(call, id, (game, act) => {
    checkTurn(game, act);
    const { game: rules, position } = momentAt(game.match);
    const way = waysFrom(rules, position, legalMoves(position), picked).find(
      ({ targets }) => targets.length === picked.length,
    );
    if (way === undefined) throw new Refusal('stale');
    return playTurn(game, act, rules.formatMove(position, way.move));
  });
  await showChange(call.bot, played, afterMove(played, tokenFor(call, played)));
}

/** Draws the board anew with the targets picked and what may follow. */
async function showPicked(
  call: Call,
  id: CustomId,
  picked: readonly string[],
  group?: number,
): Promise<void> {
  const { bot, interaction } = call;
  const game = await gameOf(call, id);
  checkTurn(game, call.act(id.ply));
  const view = viewOf(game, await bot.store.settingsOf(game.ownerId));
  const message = await boardMessage(
    game,
    { ...view, ...(picked.length === 0 ? {} : { picked }), ...(group === undefined ? {} : { group }) },
    bot.painter,
  );
  await bot.discord.editReply(interaction.token, { ...message, notifies: [] });
}

function checkTurn(game: GameRecord, act: Act): void {
  if (actingSide(game, act) !== turnOf(game)) throw new Refusal('not-your-turn');
}

/** A window to type a move in: the only way to type without the bot reading messages. */
function askForMove(call: Call, id: CustomId): Answer {
  const { texts } = call;
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'move',
    style: TextInputStyle.Short,
    min_length: 1,
    max_length: 100,
    placeholder: texts.typeHint,
  } as const;
  return {
    response: {
      type: InteractionResponseType.Modal,
      data: {
        custom_id: formatCustomId(id),
        title: texts.typeTitle,
        components: [{ type: ComponentType.Label, label: texts.typeLabel, component: input }],
      },
    },
  };
}

async function askWhetherToResign(call: Call, id: CustomId): Promise<Answer> {
  const game = await gameOf(call, id);
  const act = call.act(id.ply);
  if (isWatched(game)) {
    return acknowledge(call.interaction, true, async () => {
      const stopped = await call.change(game.id, (now) => resignGame(now, { ...act, ply: undefined }));
      await showChange(call.bot, stopped, { token: tokenFor(call, stopped) });
    });
  }
  actingSide(game, act);
  const yes = button(formatCustomId({ ...id, action: 'resign-now' }), call.texts.buttons.resign, 'danger');
  return sayNow({
    components: [text(call.texts.resignTitle), row(yes)],
    files: [],
    notifies: [],
    isEphemeral: true,
  });
}
