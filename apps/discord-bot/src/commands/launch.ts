import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import {
  type GameRecord,
  type NewGame,
  Refusal,
  type Seat,
  acceptChallenge,
  isPerson,
  noticesOf,
} from '@tahoun/live';
import { keepFair } from '../game/fair-play.js';
import { checkSize } from '../game/make-ready.js';
import { type Answer, type Call, acknowledge, sayNow } from '../interaction/call.js';
import { showInThread, startShown } from '../interaction/show-game.js';

/** Open games of one person; more are probably forgotten ones. */
export const MOST_OPEN_GAMES = 25;

/** Keeps a new game and answers with its message. */
export async function launch(call: Call, begun: GameRecord): Promise<Answer> {
  // Before anything is acknowledged, so that only the caller sees a refusal.
  checkSize(begun.match);
  await checkChannel(call);
  await call.bot.store.games.checkNew(begun, MOST_OPEN_GAMES);
  await checkFair(call, begun);
  if (begun.status === 'challenge') return ask(call, begun);
  return acknowledge(call.interaction, false, async () => {
    if (!(await keep(call, begun))) return;
    await startShown(call, begun, call.interaction.token);
  });
}

/** Answers with a challenge at once, because an edit of a deferred answer would notify nobody. */
async function ask(call: Call, begun: GameRecord): Promise<Answer> {
  const { bot, interaction, user } = call;
  const { token } = interaction;
  if (!(await keep(call, begun))) return acknowledge(interaction, false, async () => undefined);
  const message = await bot.messageSync.messageOf(begun);
  const notifies = noticesOf(null, begun, user.id).map(({ to }) => to);
  const later = () => bot.messageSync.show(begun.id, { answered: token });
  return { ...sayNow({ ...message, notifies }), later };
}

/**
 * Keeps a new game. @returns false when it was delivered twice: the first delivery shows it.
 * @throws Refusal as `Store.checkNew`.
 */
export function keep({ bot, user }: Call, game: GameRecord): Promise<boolean> {
  return bot.store.games.add(game, MOST_OPEN_GAMES, noticesOf(null, game, user.id));
}

/** @throws Refusal where the server has another channel for games. Its threads belong to it. */
export async function checkChannel({ bot, interaction, guildId }: Call): Promise<void> {
  const { channel } = interaction;
  const { channelId } = await bot.store.servers.of(guildId);
  const here = [channel?.id, channel !== undefined && 'parent_id' in channel ? channel.parent_id : undefined];
  if (channelId !== null && !here.includes(channelId))
    throw new Refusal('other-channel', { channel: `<#${channelId}>` });
}

/** Keeps the computer from a position of the caller's own game in progress. @throws Refusal */
async function checkFair({ bot, user }: Call, { match, seats }: GameRecord): Promise<void> {
  const isUsual = match.moves.length === 0 && match.start === startOf(match.game);
  if (!isUsual && !seats.every(isPerson)) await keepFair(bot.store, user.id, match);
}

/** Takes the seat in a challenge. @throws Refusal */
export async function accept(call: Call, id: string): Promise<void> {
  const game = await takeSeat(call, id);
  const { token } = call.interaction;
  if (!(await showInThread(call, game, token)))
    await call.bot.messageSync.show(game.id, { repost: true, token: call.tokenFor(game) });
}

export function takeSeat(call: Call, id: string): Promise<GameRecord> {
  const joining = { userId: call.user.id, most: MOST_OPEN_GAMES };
  const take = (game: GameRecord) => acceptChallenge(game, call.act(), seatOf(call));
  return call.change(id, take, false, joining);
}

/** The fields that a new game takes from the call that starts it. */
export function origin(call: Call): Omit<NewGame, 'game' | 'seats'> {
  const { interaction, bot, user, language } = call;
  return {
    id: bot.store.idOf(interaction.id),
    ownerId: user.id,
    language,
    guildId: interaction.guild_id ?? null,
    channelId: call.channelId,
    token: call.token,
    now: bot.now(),
    challengeMs: bot.timing.challengeMs,
  };
}

/** The seats where the caller has this side, and the opponent the other one. */
export function seatsWith(call: Call, own: Side, rival: Seat): readonly [Seat, Seat] {
  const seat = seatOf(call);
  return own === 0 ? [seat, rival] : [rival, seat];
}

export function seatOf({ user }: Call): Seat {
  return { player: user.id, name: user.global_name ?? user.username };
}

/** Text form of a game's usual start. */
export function startOf(gameId: string): string {
  const game = gameById(gameId);
  return game.formatPosition(game.initial());
}
