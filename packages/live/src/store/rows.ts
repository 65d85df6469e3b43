import { gameById } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { restoreMatch, saveMatch } from '@tahoun/match';
import { type GameRecord, type Token, isOpen } from '../record.js';
import type { Tables } from './schema.js';
import type { Seal } from './seal.js';

/** Leases belong to the store alone. */
type GameRow = Omit<Tables['games']['$inferSelect'], 'leasedBy' | 'leaseUntil'>;

export function recordOf(row: GameRow, seal: Seal): GameRecord {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    match: restoreMatch(row.match, gameById),
    seats: [
      { player: row.player0, name: row.name0 },
      { player: row.player1, name: row.name1 },
    ],
    ownerId: row.ownerId,
    client: row.client,
    drawOffered: [row.drawOffered0, row.drawOffered1],
    language: row.language,
    rated: row.rated,
    undo: row.undoTo === null ? null : { by: row.undoBy as Side, to: row.undoTo },
    guildId: row.guildId,
    channelId: row.channelId,
    messageId: row.messageId,
    thread: row.thread,
    token: row.token === null ? null : opened(row.token, row, seal),
    wakeAt: row.wakeAt,
    moveMs: row.moveMs,
    deadline: row.deadline,
    tournamentId: row.tournamentId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/**
 * A token of another seal is kept as it is: the bot's secret was changed, or this process is not the bot's.
 */
function opened(token: string, { tokenUntil, tokenFollows }: GameRow, seal: Seal): Token {
  return { text: seal.open(token) ?? '', until: tokenUntil ?? 0, follows: tokenFollows, sealed: token };
}

export function rowOf(game: GameRecord, seal: Seal): GameRow {
  const [first, second] = game.seats;
  return {
    id: game.id,
    version: game.version,
    status: game.status,
    game: game.match.game,
    match: saveMatch(game.match),
    player0: first.player,
    player1: second.player,
    name0: first.name,
    name1: second.name,
    ownerId: game.ownerId,
    client: isOpen(game) ? game.client : null,
    drawOffered0: game.drawOffered[0],
    drawOffered1: game.drawOffered[1],
    language: game.language,
    rated: game.rated,
    undoTo: game.undo?.to ?? null,
    undoBy: game.undo?.by ?? null,
    guildId: game.guildId,
    channelId: game.channelId,
    messageId: game.messageId,
    thread: game.thread,
    token: game.token && (game.token.sealed ?? seal.close(game.token.text)),
    tokenUntil: game.token?.until ?? null,
    tokenFollows: game.token?.follows ?? false,
    wakeAt: game.wakeAt,
    moveMs: game.moveMs,
    deadline: game.deadline,
    tournamentId: game.tournamentId,
    createdAt: game.createdAt,
    updatedAt: game.updatedAt,
  };
}
