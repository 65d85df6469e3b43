import { gameById, isGameId } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { type GameRecord, OPEN_SEAT, Refusal, type Seat, beginGame, isPerson, moveMsOf } from '@tahoun/live';
import { type APIModalSubmitInteraction, type APIUser, InteractionResponseType } from 'discord-api-types/v10';
import type { Answer, Call } from '../interaction/call.js';
import type { CustomId } from '../interaction/custom-id.js';
import { fieldsOf } from '../interaction/form.js';
import type { Message } from '../view/message.js';
import {
  type Chosen,
  NOTHING_CHOSEN,
  chosenIn,
  gamesCard,
  newGameCard,
  newGameForm,
} from '../view/new-game.js';
import { acceptedOptions, computerOf, parseVariants } from './game-options.js';
import { launch, origin, seatOf } from './launch.js';

/** What is wanted of a new game beside the opponent. */
interface Wanted {
  readonly game: string;
  /** Who moves first, or `random`; by default who asks. */
  readonly side?: string | undefined;
  /** Time for each move. */
  readonly time?: string | undefined;
  /** As `size=5x5`. */
  readonly variants?: string | undefined;
}

/** A game as it is wanted, with the opponent on the other side. */
export function beginWith(call: Call, rival: Seat, { game, side, time, variants }: Wanted): GameRecord {
  const own = seatOf(call);
  return beginGame({
    ...origin(call),
    game,
    seats: ownSide(call, side) === 0 ? [own, rival] : [rival, own],
    moveMs: moveMsOf(time || undefined, isPerson(rival) && call.botWrites),
    variants: parseVariants(game, variants ?? '', call.language),
  });
}

/** Chance is the interaction's number, so that the same one delivered twice chooses alike. */
function ownSide(call: Call, side: string | undefined): Side {
  if (side === 'random') return ((BigInt(call.interaction.id) >> 3n) & 1n) === 0n ? 0 : 1;
  return side === 'second' ? 1 : 0;
}

/** Somebody's seat; the bot itself is the computer. @throws Refusal for another bot and for the caller. */
export function rivalOf(call: Call, opponent: APIUser, game: string): Seat {
  if (opponent.id === call.bot.applicationId) return computerOf(game, {});
  if (opponent.bot) throw new Refusal('bot-opponent');
  if (opponent.id === call.user.id) throw new Refusal('same-player');
  return { player: opponent.id, name: opponent.global_name ?? opponent.username };
}

/** Where a new game is put together, seen by the caller alone: all games or, once one is chosen, what it needs. */
export function newGame(call: Call, chosen: Chosen = NOTHING_CHOSEN): Message | Promise<Message> {
  if (isGameId(chosen.game)) return newGameCard(chosen, call.language);
  return gamesCard(chosen, call, call.bot.painter);
}

/** A choice on the card changes it. */
export function choose(call: Call, id: CustomId, changes: Partial<Chosen>): Promise<void> {
  const chosen = { ...chosenIn(id), ...changes };
  gameById(chosen.game);
  return call.reply(newGameCard(chosen, call.language));
}

/** Begins the chosen game against the computer. */
export function playChosen(call: Call, id: CustomId): Promise<Answer> {
  const { level, ...wanted } = chosenIn(id);
  return launch(call, beginWith(call, computerOf(wanted.game, { level: Number(level) }), wanted));
}

/** Challenges somebody, or without a name anybody, to the chosen game. */
export function challengeChosen(call: Call, id: CustomId, rival: string): Promise<Answer> {
  const wanted = chosenIn(id);
  const seat = rival === '' ? OPEN_SEAT : rivalOf(call, userNamed(call, rival), wanted.game);
  return launch(call, beginWith(call, seat, wanted));
}

/** Opens the form with the rest. */
export function askForMore(call: Call, id: CustomId): Answer {
  const chosen = chosenIn(id);
  const data = newGameForm(chosen, call.language, acceptedOptions(chosen.game, call.language));
  return { response: { type: InteractionResponseType.Modal, data } };
}

/** Begins the game of the form. */
export function beginByForm(call: Call, id: CustomId, sent: APIModalSubmitInteraction): Promise<Answer> {
  const { level, ...chosen } = chosenIn(id);
  const { opponent, against, side, options: variants, player } = fieldsOf(sent);
  const seat =
    opponent !== undefined
      ? rivalOf(call, userNamed(call, opponent), chosen.game)
      : against === 'anybody'
        ? OPEN_SEAT
        : computerOf(chosen.game, player === undefined ? { level: Number(level) } : { player });
  if (isPerson(seat) && player !== undefined) throw new Refusal('two-opponents');
  return launch(call, beginWith(call, seat, { ...chosen, side, variants }));
}

/** Discord sends who was chosen along. */
function userNamed({ interaction }: Call, id: string): APIUser {
  const data = 'data' in interaction ? interaction.data : undefined;
  const resolved = data !== undefined && 'resolved' in data ? data.resolved : undefined;
  const user = resolved !== undefined && 'users' in resolved ? resolved.users?.[id] : undefined;
  if (user === undefined) throw new Error('a person without a name');
  return user;
}
