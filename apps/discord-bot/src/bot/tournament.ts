import { ANONYMOUS, type GameRecord, type Seat, beginGame, settled } from '@tahoun/live';
import type { Notice, Store, StoredPairing, TournamentRecord } from '@tahoun/live/store';
import { DiscordError } from '../discord/port.js';
import type { MessageSync } from '../game/message-sync.js';
import { startThread, threadNameOf } from '../game/thread.js';
import { escaped, textMessage } from '../view/message.js';
import { tournamentMessage } from '../view/tournament.js';
import type { Parts } from './parts.js';

interface RunnerParts extends Pick<Parts, 'store' | 'discord' | 'log'> {
  readonly messageSync: MessageSync;
}

/** Does the due work of a tournament: begins and shows its next round, or its end. */
export async function runTournament(parts: RunnerParts, id: string): Promise<void> {
  const { store, log } = parts;
  const { tournaments } = store;
  const advanced = await tournaments.advance(id, (...paired) => gameOf(...paired, store.now()), paired);
  if (advanced === null) return;
  for (const { gameId, round } of advanced.pairings) {
    const game = round === advanced.round && gameId !== null ? await store.games.find(gameId) : null;
    if (game === null || game.status !== 'active' || game.messageId !== null) continue;
    await startGame(parts, game).catch((error: unknown) => log(`game ${game.id} could not be shown`, error));
  }
  await showTable(parts, advanced).catch((error: unknown) =>
    log(`the table of tournament ${id} could not be shown`, error),
  );
  await tournaments.settle(advanced);
}

/** The game of a pairing, in which the time for the first move runs. */
function gameOf(
  tournament: TournamentRecord,
  { first, second, gameId }: StoredPairing,
  now: number,
): GameRecord {
  const { entrants, game, guildId, channelId, language, moveMs, id } = tournament;
  const seat = (number: number | null): Seat => {
    const entrant = entrants.find((each) => each.number === number);
    if (entrant === undefined) throw new Error(`tournament ${id} has no player ${number}`);
    return { player: entrant.player, name: entrant.name };
  };
  const seats = [seat(first), seat(second)] as const;
  const begun = beginGame({
    id: gameId as string,
    game,
    seats,
    ownerId: seats[0].player,
    language,
    guildId,
    channelId,
    token: null,
    now,
    moveMs,
    challengeMs: 0,
  });
  return settled({ ...begun, status: 'active', tournamentId: id }, now);
}

/** Notices for both players, sent with the board of their game. */
function paired({ seats }: GameRecord): Notice[] {
  return seats.map(({ player }) => ({ event: 'paired', to: player }));
}

/** Shows a game in a thread of its own where that is wanted and allowed, or else in the channel. */
async function startGame(parts: RunnerParts, game: GameRecord): Promise<void> {
  const { store, discord, messageSync } = parts;
  if ((await store.servers.of(game.guildId)).threads) {
    const name = threadNameOf(game, game.language);
    const announcement = await discord.send(
      game.channelId as string,
      textMessage(`**${escaped(name)}**`, false),
    );
    await startThread(parts, game, announcement, name);
  }
  await messageSync.show(game.id, { repost: true });
}

/** The unfinished games of the round. */
export async function gamesUnderWay(
  store: Store,
  { round, pairings }: TournamentRecord,
): Promise<GameRecord[]> {
  const ids = pairings.flatMap((pairing) =>
    pairing.round === round && pairing.halves === null && pairing.gameId !== null ? [pairing.gameId] : [],
  );
  const games = await Promise.all(ids.map((id) => store.games.find(id)));
  return games.filter((game) => game !== null);
}

/** Shows the present table: as a new message for a new round or the end, or else in its place. */
export async function showTable(
  { store, discord }: Pick<Parts, 'store' | 'discord'>,
  tournament: TournamentRecord,
): Promise<void> {
  const { id, channelId, messageId, messageRound, status, entrants, version } = tournament;
  const isOver = status === 'finished' || status === 'expired';
  const stage = isOver ? tournament.round + 1 : tournament.round;
  const message = tournamentMessage(tournament, await gamesUnderWay(store, tournament));
  if (messageId !== null && messageRound === stage) {
    const isShown = await discord.edit(channelId, messageId, message).then(() => true, isGone);
    if (isShown) return;
  }
  // The message notifies the players of the end; their games notify them of a new round.
  const people = entrants.map(({ player }) => player).filter((player) => player !== ANONYMOUS);
  const notifies = status === 'finished' ? people : [];
  const sent = await discord.send(channelId, { ...message, notifies }, `${id}-${version}`.slice(-25));
  await store.tournaments.setMessage(id, sent.id, stage);
  if (messageId !== null) await discord.remove(channelId, messageId).catch(isGone);
}

/** @returns false for a message that is gone or cannot be changed. @throws any other error again. */
export function isGone(error: unknown): false {
  if (error instanceof DiscordError && error.problem !== 'failed') return false;
  throw error;
}
