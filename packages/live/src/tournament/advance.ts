import { randomId } from '../game/ids.js';
import type { Entrant, StoredPairing, TournamentRecord } from '../record/tournament-record.js';
import { type Pairing, type Round, isRoundRobin, roundRobin, roundsOf, swissRound } from './pairing.js';
import { standingsOf } from './standings.js';

/** Milliseconds that a tournament waits for somebody to start it. */
const OPEN_MS = 14 * 24 * 3_600_000;

/** The tournament after the work that may be due: its next round, or its end. */
export function advanced(tournament: TournamentRecord, now: number): TournamentRecord {
  if (tournament.status === 'open')
    return now - tournament.createdAt < OPEN_MS ? tournament : { ...tournament, status: 'expired' };
  let next = tournament;
  // A round of which nobody is left to play is over at once.
  while (next.status === 'running' && isRoundOver(next)) next = withNextRound(next);
  return next;
}

/** The time at which a tournament wants something done that no end of a game starts; null for none. */
export function wakeAtOf({ status, createdAt }: TournamentRecord): number | null {
  return status === 'open' ? createdAt + OPEN_MS : null;
}

function isRoundOver({ round, pairings }: TournamentRecord): boolean {
  return pairings.every((pairing) => pairing.round !== round || pairing.halves !== null);
}

function withNextRound(tournament: TournamentRecord): TournamentRecord {
  const { entrants, pairings, id } = tournament;
  const round = tournament.round + 1;
  const goOn = entrants.filter(({ hasLeft }) => !hasLeft);
  if (round > roundsOf(entrants.length) || goOn.length < 2) return { ...tournament, status: 'finished' };
  const paired = nextPairings(tournament).map((pairing, board) =>
    stored(pairing, { tournamentId: id, round, board }, entrants),
  );
  return { ...tournament, round, pairings: [...pairings, ...paired] };
}

function nextPairings(tournament: TournamentRecord): readonly Pairing[] {
  const { entrants, round } = tournament;
  const numbers = entrants.map(({ number }) => number);
  if (isRoundRobin(entrants.length)) return roundRobin(numbers)[round] ?? [];
  const rounds = roundsIn(tournament);
  const standings = standingsOf(numbers, rounds);
  const scores = new Map(standings.map(({ number, halves }) => [number, halves]));
  const ranked = standings.map(({ number }) => number).filter((number) => !entrants[number]?.hasLeft);
  return swissRound(ranked, scores, rounds);
}

/** The rounds so far, as `pairing.ts` reads them. */
export function roundsIn({ pairings, round }: TournamentRecord): Round[] {
  return Array.from({ length: round }, (_, index) =>
    pairings.filter((pairing) => pairing.round === index + 1),
  );
}

type Place = Pick<StoredPairing, 'tournamentId' | 'round' | 'board'>;

/** A pairing with its game, or decided where there is nobody to play: a player who has left loses. */
function stored({ first, second }: Pairing, place: Place, entrants: readonly Entrant[]): StoredPairing {
  const isHere = (number: number) => !entrants[number]?.hasLeft;
  const common = { ...place, first, second };
  if (second !== null && isHere(first) && isHere(second))
    return { ...common, gameId: randomId(8), halves: null };
  // Everybody has the bye of a round robin once, so it is worth nothing.
  const bye = isRoundRobin(entrants.length) ? 0 : 2;
  const halves: [number, number] =
    second === null ? [isHere(first) ? bye : 0, 0] : [isHere(first) ? 2 : 0, isHere(second) ? 2 : 0];
  return { ...common, gameId: null, halves };
}
