import { MOVE_TIME_CHOICES, Refusal, moveMsOf } from '@tahoun/live';
import type { TournamentRecord } from '@tahoun/live/store';
import { gamesUnderWay, isGone, showTable } from '../bot/tournament.js';
import { type Answer, type Call, acknowledge } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { type Message, textMessage } from '../view/message.js';
import { tournamentMessage } from '../view/tournament.js';
import { type Command, GAME_OPTION, type PublicCommand } from './command.js';
import { checkChannel, seatOf } from './launch.js';

/** The times per move with a limit, because the games have to end. */
const TIME_CHOICES = MOVE_TIME_CHOICES.filter((time) => moveMsOf(time, true) !== null);

/** `/tournament create`: opens a tournament in this channel of a server. */
const createTournament: PublicCommand = {
  name: 'create',
  options: [GAME_OPTION, { name: 'time', kind: 'text', choices: TIME_CHOICES }],
  run: (call, options) => create(call, options, placeOf(call)),
};

/** `/tournament table`: answers with the table. */
const table: PublicCommand = {
  name: 'table',
  options: [],
  async run(call) {
    const found = await tournamentIn(call);
    return acknowledge(call.interaction, false, () => answerWithTable(call, found));
  },
};

/** `/tournament`: games of several people against each other, in a channel of a server. */
export const TOURNAMENT: readonly Command[] = [
  createTournament,
  {
    name: 'join',
    options: [],
    answer: async (call) => joinTournament(call, (await tournamentIn(call)).id),
  },
  { name: 'start', options: [], answer: start },
  table,
  { name: 'leave', options: [], answer: leave },
];

interface Place {
  readonly guildId: string;
  readonly channelId: string;
}

/** @throws Refusal outside of servers that the bot is a member of. */
function placeOf({ requiredGuildId: guildId, channelId }: Call): Place {
  if (channelId === null) throw new Refusal('only-servers');
  return { guildId, channelId };
}

async function create(call: Call, options: Options, place: Place): Promise<Answer> {
  await checkChannel(call);
  const { bot, interaction, user, language } = call;
  const moveMs = moveMsOf(options.text('time'), true);
  if (moveMs === null) throw new Error('a tournament has a limit');
  const created: TournamentRecord = {
    ...place,
    id: BigInt(interaction.id).toString(36),
    version: 0,
    status: 'open',
    game: options.text('game') ?? '',
    messageId: null,
    messageRound: null,
    ownerId: user.id,
    language,
    moveMs,
    round: 0,
    createdAt: bot.now(),
    entrants: [],
    pairings: [],
  };
  if (!(await bot.store.tournaments.add(created)))
    return acknowledge(interaction, false, async () => undefined);
  return acknowledge(interaction, false, () => answerWithTable(call, created));
}

/** Makes the answer the message with the table, and removes the old one. */
async function answerWithTable({ bot, interaction }: Call, shown: TournamentRecord): Promise<void> {
  const message = tournamentMessage(shown, await gamesUnderWay(bot.store, shown));
  const sent = await bot.discord.editReply(interaction.token, message);
  const { id, messageId, channelId, round, status } = shown;
  if (status !== 'open' && status !== 'running') return;
  await bot.store.tournaments.setMessage(id, sent.id, round);
  if (messageId !== null && messageId !== sent.id)
    await bot.discord.remove(channelId, messageId).catch(isGone);
}

/** Enters the caller in a tournament. @throws Refusal as `Tournaments.join`. */
export async function joinTournament(call: Call, id: string): Promise<Message> {
  const { player, name } = seatOf(call);
  return changed(call, await call.bot.store.tournaments.join(id, player, name), call.texts.tournament.joined);
}

async function leave(call: Call): Promise<Message> {
  const { bot, user, texts } = call;
  const { id } = await tournamentIn(call);
  const left = await bot.store.tournaments.leave(id, user.id);
  const words = left.status === 'running' ? texts.tournament.leftRunning : texts.tournament.leftOpen;
  return changed(call, left, words);
}

async function changed({ bot }: Call, tournament: TournamentRecord, words: string): Promise<Message> {
  await showTable(bot, tournament);
  return textMessage(words);
}

/** @throws Refusal unless the caller created it or manages the server, and as `Tournaments.start`. */
async function start(call: Call): Promise<Message> {
  const { bot, user, isManager, texts } = call;
  const { id, ownerId } = await tournamentIn(call);
  if (ownerId !== user.id && !isManager) throw new Refusal('tournament-own');
  await bot.store.tournaments.start(id);
  await bot.scheduler.advance(id);
  return textMessage(texts.tournament.started);
}

/** @throws Refusal where there is none. */
async function tournamentIn(call: Call): Promise<TournamentRecord> {
  const found = await call.bot.store.tournaments.in(placeOf(call).channelId);
  if (found === null) throw new Refusal('no-tournament');
  return found;
}
