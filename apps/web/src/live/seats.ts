import { recall, remember, storageKey } from '../kit/preferences.js';

/**
 * The keys of seats that this browser holds. Anyone with a key can play, so it leaves the address as soon as
 * it is read.
 */

const seatOf = (id: string) => `live.${id}`;
const INVITATION = '.invitation';
const invitationOf = (id: string) => seatOf(id) + INVITATION;

export function keepSeat(id: string, key: string, invitation?: string): void {
  remember(seatOf(id), key);
  if (invitation !== undefined) remember(invitationOf(id), invitation);
}

/** The key of this browser's seat in a game; undefined for spectators. */
export function seatKey(id: string): string | undefined {
  return recall(seatOf(id)) ?? undefined;
}

/** The key for the person who is invited, where this browser began the game. */
export function invitationKey(id: string): string | undefined {
  return recall(invitationOf(id)) ?? undefined;
}

/**
 * The keys of all seats of this browser, each once: that of a rematch is that of the game before.
 * @throws where the browser allows no storage
 */
export function seatKeys(): readonly string[] {
  const seats = storageKey(seatOf(''));
  const held = Object.keys(localStorage).filter(
    (name) => name.startsWith(seats) && !name.endsWith(INVITATION),
  );
  return [...new Set(held.map((name) => localStorage.getItem(name) as string))];
}

export function linkTo(id: string, key?: string): string {
  return `${location.origin}/live/${id}${key === undefined ? '' : `#${key}`}`;
}

const KEY = /^#([\w-]{22})$/;

/** Takes the key out of the address of a game that is being opened; a seat already held in it stays. */
export function takeKey(id: string): void {
  const key = KEY.exec(location.hash)?.[1];
  if (key === undefined) return;
  if (seatKey(id) === undefined) keepSeat(id, key);
  history.replaceState(history.state, '', location.pathname);
}

const OUTCOME = /^#sign-in=([a-z-]+)$/;
/** Outcomes of signing in, by the id of the game: the server puts them behind the `#`. */
const outcomes = new Map<string, string>();

/** Keeps the reason why signing in to a game seated nobody. */
export function noteOutcome(id: string, outcome: string): void {
  outcomes.set(id, outcome);
}

/** Takes out of the address why nobody was seated by signing in. */
export function takeOutcome(id: string): void {
  const outcome = OUTCOME.exec(location.hash)?.[1];
  if (outcome === undefined) return;
  noteOutcome(id, outcome);
  history.replaceState(history.state, '', location.pathname);
}

/** The reason why the last try to sign in seated nobody; undefined without one. */
export function signInOutcome(id: string): string | undefined {
  return outcomes.get(id);
}
