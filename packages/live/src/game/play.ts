import { type Side, otherSide } from '@tahoun/core';
import { movesBeforeDraw } from '@tahoun/engine';
import {
  type Clock,
  type Match,
  acceptDraw,
  afterMove,
  claimableDraw,
  claimDraw as claimedDraw,
  declineDraw,
  loseOnTime,
  offerDraw,
  playMove,
  removeFrom,
  resign,
  resultOf,
} from '@tahoun/match';
import { type GameRecord, type Seat, isOpenSeat, isPerson } from '../record/record.js';
import { type LagQuota, MOST_LAG_MS } from './lag.js';
import { noticeMs } from './move-time.js';
import type { Outages } from './outages.js';
import { Refusal } from './refusal.js';
import { isBetweenPeople, isWatched, sideOf, turnOf } from './seats.js';

/*
 * Actions of people (and the computer) on a game: each takes a game and returns the changed one, or throws a
 * Refusal. Nothing here writes or waits, and done again it comes to the same, so all of it can run inside one
 * transaction, which may be tried several times.
 */

/** The person who acts, and the position that they saw then. */
export interface Act {
  readonly userId: string;
  /** The number of moves played by then; undefined where people need not look, as with `/move`. */
  readonly ply?: number | undefined;
  /** The last move of those; left out, it may be any. */
  readonly after?: string | undefined;
  readonly now: number;
  /** Milliseconds that they say they thought: without the way of messages to them and back. */
  readonly thoughtMs?: number | undefined;
  /** The lag that may be given back to them in this game. */
  readonly lag?: LagQuota | undefined;
  /** Times when the database did not answer, which no clock counts. */
  readonly outages?: Outages | undefined;
}

/** A person's move. @throws InputError when it is not legal. */
export function playTurn(game: GameRecord, act: Act, text: string): GameRecord {
  const side = actingSide(game, act);
  if (turnOf(game) !== side) throw new Refusal('not-your-turn');
  const spent = spentOf(game, act);
  const { clock } = game.match;
  if (clock === null || spent === null) return moved(game, text, act.now);
  if (spent > clock.left[side]) return timedOut(game, act.now);
  const played = moved(game, text, act.now);
  return settled({ ...played, match: { ...played.match, clock: afterMove(clock, side, spent) } }, act.now);
}

/** Milliseconds for the first move of each side in a game with a clock, which does not run yet. */
const FIRST_MOVE_MS = 60_000;
/**
 * A clock that nobody has looked at for this long means that the service was down; the side to move gets as
 * much.
 */
const OUTAGE_MS = 15_000;

/** Milliseconds that the move now made took by the clock of its side; null where none runs. */
function spentOf(game: GameRecord, { now, thoughtMs, lag, outages }: Act): number | null {
  if (!isClockRunning(game) || game.deadline === null) return null;
  const { left } = game.match.clock as Clock;
  const elapsed = Math.max(0, now - (game.deadline - left[turnOf(game)]) - outageOf(game, now, outages));
  return elapsed - (lag?.take(elapsed - (thoughtMs ?? elapsed), game.match.moves.length) ?? 0);
}

/** Milliseconds of the present turn in which the database did not answer; nothing in games without a clock. */
export function outageOf(game: GameRecord, now: number, outages: Outages | undefined): number {
  const { clock } = game.match;
  if (clock === null || game.deadline === null || game.status !== 'active') return 0;
  const given = isClockRunning(game) ? clock.left[turnOf(game)] : FIRST_MOVE_MS;
  return outages?.since(game.deadline - given, now) ?? 0;
}

/** The match with its clock as it stands now, for an end that is no move. */
function stopped(game: GameRecord, { now, outages }: Act): Match {
  const { match, deadline } = game;
  if (match.clock === null || deadline === null || !isClockRunning(game)) return match;
  const left: [number, number] = [...match.clock.left];
  left[turnOf(game)] = Math.max(0, deadline + outageOf(game, now, outages) - now);
  return { ...match, clock: { ...match.clock, left } };
}

/** Clocks run from the second move of the first side on: until then people may still be sitting down. */
export function isClockRunning({ match, status }: GameRecord): boolean {
  return match.clock !== null && match.moves.length >= 2 && status === 'active';
}

/** The computer's move. @param thought the game as it thought about it; it may have been taken back and played on. */
export function playComputer(game: GameRecord, thought: GameRecord, text: string, now: number): GameRecord {
  return isAsThought(game, thought) ? moved(game, text, now) : game;
}

/** Whether a game goes on, and is still what the computer thinks about. */
export function isAsThought(game: GameRecord, thought: GameRecord): boolean {
  return game.status === 'active' && game.match.moves.join() === thought.match.moves.join();
}

function moved(game: GameRecord, text: string, now: number): GameRecord {
  return settled({ ...game, match: playMove(game.match, text), undo: null }, now);
}

/**
 * After any change of the position: a finished game sleeps, the computer is woken at once when it is to move, and
 * the time of a person begins.
 */
export function settled(game: GameRecord, now: number): GameRecord {
  const outcome = resultOf(game.match);
  if (outcome !== null) return { ...over(game), status: 'finished', outcome };
  if (!isPerson(game.seats[turnOf(game)])) return { ...game, wakeAt: now, deadline: null };
  const { moveMs } = game;
  const { clock } = game.match;
  if (clock !== null) {
    const deadline = now + (isClockRunning(game) ? clock.left[turnOf(game)] : FIRST_MOVE_MS);
    return { ...game, deadline, wakeAt: deadline + MOST_LAG_MS };
  }
  if (moveMs === null) return { ...game, wakeAt: null, deadline: null };
  const deadline = now + moveMs;
  return { ...game, deadline, wakeAt: deadline - noticeMs(moveMs) };
}

function over(game: GameRecord): GameRecord {
  return { ...game, wakeAt: null, deadline: null, undo: null };
}

/**
 * The game after the time that has passed, where a person is to move. In games without a clock nobody loses on time
 * without a reminder: after a late one, there is as much time as after one in time.
 */
export function passTime(game: GameRecord, now: number, outages?: Outages): GameRecord {
  const { deadline, moveMs, wakeAt } = game;
  if (game.status !== 'active' || deadline === null) return game;
  if (wakeAt === null || wakeAt > now) return game;
  const outage = outageOf(game, now, outages);
  const dueAt = deadline + MOST_LAG_MS + outage;
  if (outage > 0 && dueAt > now) return { ...game, wakeAt: dueAt };
  if (game.match.clock !== null && now - wakeAt > OUTAGE_MS) {
    const extended = now + OUTAGE_MS;
    return { ...game, deadline: extended, wakeAt: extended };
  }
  if (moveMs !== null && wakeAt < deadline) {
    const extended = Math.max(deadline, now + noticeMs(moveMs));
    return { ...game, deadline: extended, wakeAt: extended };
  }
  // In a tournament, somebody who does not begin loses: the others wait for the result.
  if (isBarelyBegun(game) && game.tournamentId === null) return { ...over(game), status: 'aborted' };
  return timedOut(game, now);
}

/** The side to move has no time left. */
function timedOut(game: GameRecord, now: number): GameRecord {
  const side = turnOf(game);
  const match = loseOnTime(game.match, side);
  const { clock } = match;
  if (clock === null) return settled({ ...game, match }, now);
  const left: [number, number] = [...clock.left];
  left[side] = 0;
  return settled({ ...game, match: { ...match, clock: { ...clock, left } } }, now);
}

/** Whether a side has not moved yet: such a game can be aborted, which costs neither player anything. */
export function isBarelyBegun({ match }: GameRecord): boolean {
  return match.moves.length < 2;
}

/** Ends a game before both sides have moved. */
export function abortGame(game: GameRecord, act: Act): GameRecord {
  actingSide(game, act);
  if (game.tournamentId !== null) throw new Refusal('tournament-game');
  if (!isBarelyBegun(game)) throw new Refusal('too-late-to-abort');
  return { ...over(game), status: 'aborted' };
}

export function resignGame(game: GameRecord, act: Act): GameRecord {
  if (isWatched(game)) return stopWatching(game, act);
  return settled({ ...game, match: resign(stopped(game, act), actingSide(game, act)) }, act.now);
}

function stopWatching(game: GameRecord, act: Act): GameRecord {
  checkGoingOn(game);
  if (game.ownerId !== act.userId) throw new Refusal('not-player');
  return { ...game, status: 'stopped', wakeAt: null };
}

/** Why the side to move may claim a draw, as in a result; null where it may not. */
export function claimOf({ match, status }: GameRecord): string | null {
  return status === 'active' ? claimableDraw(match) : null;
}

/** The side to move claims a draw that the rules give it. */
export function claimDraw(game: GameRecord, act: Act): GameRecord {
  if (turnOf(game) !== actingSide(game, act)) throw new Refusal('not-your-turn');
  if (claimOf(game) === null) throw new Refusal('no-claim');
  return settled({ ...game, match: claimedDraw(stopped(game, act)) }, act.now);
}

/** What one wish for a draw comes to: a draw by claim or by agreement, or an offer. */
export function askForDraw(game: GameRecord, act: Act): GameRecord {
  const isClaim = claimOf(game) !== null && turnOf(game) === actingSide(game, act);
  return isClaim ? claimDraw(game, act) : proposeDraw(game, act);
}

/** Moves of both sides together between two offers of a draw by one of them. */
const DRAW_PAUSE = 10;

/**
 * Offers a draw, or takes the one that the other side offers.
 * @throws Refusal also for an offer that comes too early to a computer, or too soon after the last one.
 */
export function proposeDraw(game: GameRecord, act: Act): GameRecord {
  const side = actingSide(game, act);
  const { drawOffer } = game.match;
  if (drawOffer === side && game.seats[0].player !== game.seats[1].player) throw new Refusal('draw-offered');
  if (drawOffer !== null) return agreeDraw(game, act);
  const plies = game.match.moves.length;
  const moves = isBetweenPeople(game) ? null : movesBeforeDraw({ plies, rated: game.rated });
  if (moves !== null) throw new Refusal('draw-early', { moves });
  const last = game.drawOffered[side];
  if (last !== null && plies < last + DRAW_PAUSE) throw new Refusal('draw-again', { moves: DRAW_PAUSE / 2 });
  const drawOffered: [number | null, number | null] = [...game.drawOffered];
  drawOffered[side] = plies;
  return { ...game, match: offerDraw(game.match, side), drawOffered };
}

/** The other side agrees to the draw that was offered. */
export function agreeDraw(game: GameRecord, act: Act): GameRecord {
  const { drawOffer } = game.match;
  if (drawOffer === null) throw new Refusal('nothing-asked');
  const side = answeringSide(game, act, drawOffer);
  return settled({ ...game, match: acceptDraw(stopped(game, act), side) }, act.now);
}

export function refuseDraw(game: GameRecord, act: Act): GameRecord {
  const { drawOffer } = game.match;
  if (drawOffer === null) throw new Refusal('nothing-asked');
  answeringSide(game, act, drawOffer);
  return { ...game, match: declineDraw(game.match) };
}

/**
 * Against the computer, takes back to the person's last turn, at once. Between people, asks the other side to
 * go back to before the asker's last move.
 */
export function proposeUndo(game: GameRecord, act: Act): GameRecord {
  const side = actingSide(game, act);
  const to = lastTurnOf(game, side);
  if (to === null) throw new Refusal('nothing-to-undo');
  if (!isBetweenPeople(game) || game.seats[0].player === game.seats[1].player)
    return takenBack(game, to, act.now);
  if (game.undo !== null && game.undo.by !== side) return agreeUndo(game, act);
  if (game.undo !== null) throw new Refusal('undo-asked');
  return { ...game, undo: { by: side, to } };
}

export function agreeUndo(game: GameRecord, act: Act): GameRecord {
  if (game.undo === null) throw new Refusal('nothing-asked');
  answeringSide(game, act, game.undo.by);
  return takenBack(game, game.undo.to, act.now);
}

export function refuseUndo(game: GameRecord, act: Act): GameRecord {
  if (game.undo === null) throw new Refusal('nothing-asked');
  answeringSide(game, act, game.undo.by);
  return { ...game, undo: null };
}

/** Drops the moves that are taken back: older buttons find another number of moves or another turn. */
function takenBack(game: GameRecord, to: number, now: number): GameRecord {
  const match = removeFrom(game.match, game.match.moves.slice(0, to + 1));
  return settled({ ...game, match, undo: null, rated: game.rated && isBetweenPeople(game) }, now);
}

/** The ply at which a side last chose a move; null before its first one. */
function lastTurnOf(game: GameRecord, side: Side): number | null {
  const played = game.match.moves.length;
  const isOnTurn = turnOf(game) === side;
  const ply = isOnTurn ? played - 2 : played - 1;
  return ply < 0 ? null : ply;
}

/** @param seat takes the open seat, where there is one. */
export function acceptChallenge(game: GameRecord, { userId, now }: Act, seat?: Seat): GameRecord {
  checkChallenged(game, userId);
  const [first, second] = game.seats.map((each) => (isOpenSeat(each) && seat !== undefined ? seat : each));
  return settled({ ...game, seats: [first as Seat, second as Seat], status: 'active' }, now);
}

/** The challenged person declines a challenge, its owner withdraws it. */
export function declineChallenge(game: GameRecord, { userId }: Act): GameRecord {
  if (game.status === 'challenge' && userId === game.ownerId)
    return { ...game, status: 'stopped', wakeAt: null };
  checkChallenged(game, userId);
  if (game.seats.some(isOpenSeat)) throw new Refusal('not-withdrawable');
  return { ...game, status: 'declined', wakeAt: null };
}

/** Nobody answered in time. */
export function expireChallenge(game: GameRecord): GameRecord {
  return game.status === 'challenge' ? { ...game, status: 'expired', wakeAt: null } : game;
}

function checkChallenged(game: GameRecord, userId: string): void {
  if (game.status !== 'challenge') throw new Refusal('challenge-over');
  const isFor = (seat: Seat) => isOpenSeat(seat) || seat.player === userId;
  const isMeant = userId !== game.ownerId && game.seats.some(isFor);
  if (!isMeant) throw new Refusal('not-challenged');
}

/** @throws Refusal unless the user plays in this game, it is unfinished, and the position is the one they saw. */
export function actingSide(game: GameRecord, { userId, ply, after }: Act): Side {
  const side = sideOf(game, userId);
  if (side === null) throw new Refusal('not-player');
  checkGoingOn(game);
  const { moves } = game.match;
  const isAnother = after !== undefined && after !== moves.at(-1);
  if ((ply !== undefined && ply !== moves.length) || isAnother) throw new Refusal('stale');
  return side;
}

/** The side that answers the one that asked. A user who plays both sides answers themselves. */
function answeringSide(game: GameRecord, act: Act, asked: Side): Side {
  actingSide(game, act);
  const other = otherSide(asked);
  if (game.seats[other].player !== act.userId) throw new Refusal('not-asked');
  return other;
}

function checkGoingOn(game: GameRecord): void {
  if (game.status === 'challenge') throw new Refusal('not-begun');
  if (game.status !== 'active') throw new Refusal('game-over');
}
