import { isBetweenPeople, turnOf } from '../game/seats.js';
import { type GameRecord, type Seat, isAccount, isGuest, isOpenSeat } from '../record/record.js';
import type { Event, Notice } from '../store/notices.js';

/**
 * The notices of a change for the people who have not made it: those who have see it at once.
 * @param before null where the game is new. @param by the person who has changed it; null: time has.
 */
export function noticesOf(before: GameRecord | null, after: GameRecord, by: string | null): Notice[] {
  const event = before === after ? null : eventOf(before, after);
  if (event === null || (by !== null && !isBetweenPeople(after))) return [];
  return [...new Set(recipientsOf(event, after, by))].map((to) => ({ event, to }));
}

function recipientsOf(event: Event, game: GameRecord, by: string | null): string[] {
  if (event === 'expired') return isGuest({ player: game.ownerId }) ? [] : [game.ownerId];
  if (event === 'reminder')
    return game.seats
      .filter((seat, side) => side === turnOf(game) && isAccount(seat))
      .map(({ player }) => player);
  // Guests see the game for themselves as long as they are there.
  const waits = (seat: Seat) => isAccount(seat) && !isOpenSeat(seat) && seat.player !== by;
  return game.seats.filter(waits).map(({ player }) => player);
}

function eventOf(before: GameRecord | null, after: GameRecord): Event | null {
  const { status, match, undo } = after;
  if (before === null) return status === 'challenge' ? 'challenge' : null;
  if (status === 'declined' || status === 'expired' || status === 'aborted') return status;
  if (status === 'finished') return before.status === 'finished' ? null : 'result';
  if (status !== 'active') return null;
  if (before.status === 'challenge') return 'accepted';
  if (match.moves.length > before.match.moves.length) return 'turn';
  if (match.moves.length < before.match.moves.length) return 'undo-agreed';
  if (isReminded(after) && !isReminded(before)) return 'reminder';
  if (match.drawOffer !== before.match.drawOffer)
    return match.drawOffer === null ? 'draw-refused' : 'draw-offered';
  if ((undo === null) !== (before.undo === null)) return undo === null ? 'undo-refused' : 'undo-asked';
  return null;
}

/** From the reminder on, a game sleeps until the time has run out. */
function isReminded({ deadline, wakeAt }: GameRecord): boolean {
  return deadline !== null && wakeAt === deadline;
}

/** Whether a notice still matters: a turn is over once it is played, a question once it is answered. */
export function isOfUse({ event, to }: Notice, game: GameRecord): boolean {
  switch (event) {
    case 'challenge':
      return game.status === 'challenge';
    case 'turn':
    case 'reminder':
      return game.status === 'active' && game.seats[turnOf(game)].player === to;
    case 'draw-offered':
      return game.status === 'active' && game.match.drawOffer !== null;
    case 'undo-asked':
      return game.status === 'active' && game.undo !== null;
    default:
      return true;
  }
}
