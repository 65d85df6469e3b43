import { gameById, isGameId } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import { type GameRecord, OPEN_SEAT, Refusal, type Seat, beginGame, isPerson, moveMsOf } from '@tahoun/live';
import { type APIModalSubmitInteraction, type APIUser, InteractionResponseType } from 'discord-api-types/v10';
import type { Answer, Call } from '../interaction/call.js';
import { fieldsOf } from '../interaction/options.js';
import type { CustomId } from '../view/custom-id.js';
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
import { launch, origin, seatsWith } from './launch.js';

/** The wishes for a new game besides the opponent. */
interface Wanted {
  readonly game: string;
  /** The caller's side, or `random`; the first by default. */
  readonly side?: string | undefined;
  /** Time for each move. */
  readonly time?: string | undefined;
  /** Options such as `size=5x5`. */
  readonly variants?: string | undefined;
}

/** A new game by these wishes, with the opponent on the other side. */
export function beginWith(call: Call, rival: Seat, { game, side, time, variants }: Wanted): GameRecord {
  return beginGame({
    ...origin(call),
    game,
    seats: seatsWith(call, ownSide(call, side), rival),
    moveMs: moveMsOf(time || undefined, isPerson(rival) && call.botWrites),
    variants: parseVariants(game, variants ?? '', call.language),
  });
}

/** The caller's side; a random one by the interaction's number, so that one delivered twice chooses alike. */
function ownSide(call: Call, side: string | undefined): Side {
  if (side === 'random') return ((BigInt(call.interaction.id) >> 3n) & 1n) === 0n ? 0 : 1;
  return side === 'second' ? 1 : 0;
}

/** An opponent's seat; the bot itself is the computer. @throws Refusal for another bot and for the caller. */
export function rivalOf(call: Call, opponent: APIUser, game: string): Seat {
  if (opponent.id === call.bot.applicationId) return computerOf(game, {});
  if (opponent.bot) throw new Refusal('bot-opponent');
  if (opponent.id === call.user.id) throw new Refusal('same-player');
  return { player: opponent.id, name: opponent.global_name ?? opponent.username };
}

/** The card of a new game, for the caller alone: all games or, once one is chosen, its opponents and time. */
export function newGame(call: Call, chosen: Chosen = NOTHING_CHOSEN): Message | Promise<Message> {
  if (isGameId(chosen.game)) return newGameCard(chosen, call.language);
  return gamesCard(chosen, call, call.painter);
}

/** Changes the card by a choice on it. */
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

/** Challenges a person to the chosen game. @param rival id of the person; empty for anybody. */
export function challengeChosen(call: Call, id: CustomId, rival: string): Promise<Answer> {
  const wanted = chosenIn(id);
  const seat = rival === '' ? OPEN_SEAT : rivalOf(call, userNamed(call, rival), wanted.game);
  return launch(call, beginWith(call, seat, wanted));
}

/** Opens the form with the remaining options. */
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

/** A chosen person, whom Discord sends along. */
function userNamed({ interaction }: Call, id: string): APIUser {
  const data = 'data' in interaction ? interaction.data : undefined;
  const resolved = data !== undefined && 'resolved' in data ? data.resolved : undefined;
  const user = resolved !== undefined && 'users' in resolved ? resolved.users?.[id] : undefined;
  if (user === undefined) throw new Error('a person without a name');
  return user;
}
