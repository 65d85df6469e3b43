import { gameById } from '@tahoun/catalogue';
import { type OwnGame, STATUS, resultIn } from '../game/live-state.js';
import { type GameRecord, isGuest } from '../record/record.js';
import type { ListedGame } from '../store/game-lists.js';
import { shownOf } from '../store/rows.js';

/** A game as the list of a player shows it. */
export function ownGameOf(game: GameRecord, player: string): OwnGame {
  const [first, second] = game.seats;
  const seats = { player0: first.player, player1: second.player, name0: first.name, name1: second.name };
  return listedGameOf({ ...game, ...seats, ...shownOf(game), game: game.match.game }, player);
}

/** The same from its row alone. */
export function listedGameOf(row: ListedGame, player: string): OwnGame {
  const { id, game, status, outcome, updatedAt, player0, player1, name0, name1 } = row;
  const { sides } = gameById(game);
  const [turn, plies] = [row.turn ?? 0, row.plies ?? 0];
  const seated = player0 === player && player1 === player ? turn : [player0, player1].indexOf(player);
  const isInvited = seated < 0 && status === 'challenge' && isGuest({ player });
  const invited = isInvited ? Number(player0 === row.ownerId) : -1;
  const side = isInvited ? invited : seated;
  return {
    id,
    game,
    status: STATUS[status],
    turn: sides[turn].id,
    you: sides[side]?.id ?? null,
    result: status === 'finished' && outcome !== null ? resultIn(sides, JSON.parse(outcome)) : null,
    players: [invited === 0 ? '' : name0, invited === 1 ? '' : name1],
    plies,
    changedAt: updatedAt,
  };
}
