import { gameById } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { type Match, restoreMatch, restoreMatchInPieces, resultOf, saveMatch } from '@tahoun/match';
import { turnOf } from '../game/seats.js';
import { type GameRecord, isOpen } from '../record/record.js';
import type { Tables } from '../record/schema.js';
import type { Seal } from './seal.js';

type GameRow = Tables['games']['$inferSelect'];

/** The game of a row with pauses, so that nobody waits for a match with very many moves. */
export async function recordInPieces(row: GameRow, seal: Seal): Promise<GameRecord> {
  return recordOf(row, seal, await restoreMatchInPieces(row.match, gameById));
}

export function recordOf(row: GameRow, seal: Seal, match = restoreMatch(row.match, gameById)): GameRecord {
  const { game: _game, match: _match, player0, player1, name0, name1, ...others } = row;
  const { drawOffered0, drawOffered1, plies: _plies, turn: _turn, outcome, ...more } = others;
  const { undoTo, undoBy, token, tokenUntil, tokenFollows, ...leased } = more;
  const { leasedBy: _leasedBy, leaseUntil: _leaseUntil, ...same } = leased;
  return {
    ...same,
    match,
    outcome: outcomeOf(row, match),
    seats: [
      { player: player0, name: name0 },
      { player: player1, name: name1 },
    ],
    drawOffered: [drawOffered0, drawOffered1],
    undo: undoTo === null ? null : { by: undoBy as Side, to: undoTo },
    // A token of another seal is kept as it is: the bot's secret was changed, or this process is not the bot's.
    token:
      token === null
        ? null
        : { text: seal.open(token) ?? '', until: tokenUntil ?? 0, follows: tokenFollows, sealed: token },
  };
}

/** The result that a row has; that of one from before the column takes a replay. */
function outcomeOf({ status, plies, outcome }: GameRow, match: Match): GameRecord['outcome'] {
  if (plies === null && status === 'finished') return resultOf(match);
  return outcome === null ? null : JSON.parse(outcome);
}

/** What lists show of a match. */
export function shownOf(game: GameRecord): Pick<GameRow, 'plies' | 'turn' | 'outcome'> {
  const { match, outcome } = game;
  const plies = match.moves.length;
  return { plies, turn: turnOf(game), outcome: outcome === null ? null : JSON.stringify(outcome) };
}

/** The row of a game. Leases belong to the store alone. */
export function rowOf(game: GameRecord, seal: Seal): Omit<GameRow, 'leasedBy' | 'leaseUntil'> {
  const { match, outcome: _outcome, seats, drawOffered, undo, token, ...same } = game;
  const [first, second] = seats;
  return {
    ...same,
    game: match.game,
    match: saveMatch(match),
    ...shownOf(game),
    player0: first.player,
    player1: second.player,
    name0: first.name,
    name1: second.name,
    client: isOpen(game) ? game.client : null,
    drawOffered0: drawOffered[0],
    drawOffered1: drawOffered[1],
    undoTo: undo?.to ?? null,
    undoBy: undo?.by ?? null,
    token: token && (token.sealed ?? seal.close(token.text)),
    tokenUntil: token?.until ?? null,
    tokenFollows: token?.follows ?? false,
  };
}
