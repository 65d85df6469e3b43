import type { Game, GameResult, Side } from '@tahoun/core';
import type { Language } from '@tahoun/i18n';
import type { Said } from '../phrases/index.js';
import {
  type GameRecord,
  type Seat,
  type Status,
  isAccount,
  isOnDiscord,
  isPerson,
} from '../record/record.js';
import { claimOf, isClockRunning } from './play.js';
import { invitedSide, sideOf, turnOf } from './seats.js';

/** The player of a side, as everybody may see it. */
export interface LiveSeat {
  /** The letter of the side. */
  readonly side: string;
  readonly kind: 'person' | 'computer';
  /** Empty until the player is known. */
  readonly name: string;
  /** Whether a person has sat down. */
  readonly seated: boolean;
  /** Whether they look at the game now, as far as is known: of people on Discord it never is. */
  readonly present: boolean;
  /** The set phrase that they said a moment ago. */
  readonly said: Said | null;
}

/** The clocks at the moment `now`. All times are in milliseconds. */
export interface LiveClock {
  readonly base: number;
  readonly increment: number;
  /** Time that each side has left; that of the running one goes on. */
  readonly left: readonly [number, number];
  /** The letter of the side whose clock runs; null before it does, on the computer's turn, and after the end. */
  readonly running: string | null;
}

/** A game by link, of people at different clients or with the computer, as one of those who look at it sees it. */
export interface LiveState {
  readonly id: string;
  /** Counts the changes. */
  readonly version: number;
  /** `waiting`: somebody has not sat down yet. */
  readonly status: 'waiting' | 'active' | 'finished' | 'aborted';
  readonly game: string;
  /** The language of the person who began it. */
  readonly language: Language;
  /** Text form of the starting position. */
  readonly start: string;
  readonly moves: readonly string[];
  /** The letter of the side to move. */
  readonly turn: string;
  readonly seats: readonly [LiveSeat, LiveSeat];
  /** The letter of the side of the one who asks; null for those who watch. */
  readonly you: string | null;
  readonly clock: LiveClock | null;
  /** Milliseconds for one move, in games without a clock; null without a limit. */
  readonly moveMs: number | null;
  /**
   * The time at which the side to move runs out of time, in milliseconds since 1970; null without a limit, and for
   * the computer.
   */
  readonly deadline: number | null;
  /** The side that offers a draw, and the one that asks to take back moves. */
  readonly drawOffer: string | null;
  /** Why the side to move may claim a draw, as in a result; null where it may not. */
  readonly claimableDraw: string | null;
  readonly undoAsked: string | null;
  readonly result: {
    readonly winner: string | null;
    readonly reason: string;
    readonly margin?: number;
  } | null;
  /** The address at which a player on Discord signs in to sit down at the page; null where nobody is to. */
  readonly signIn: string | null;
  /** The next game of the same two, and the side that asks for it, or null once it has begun. */
  readonly rematch: { readonly id: string; readonly asked: string | null } | null;
  /** The time of this state, by the clock of the service. */
  readonly now: number;
}

/** Everything in a state besides the record itself. */
export interface Around {
  /** The player who asks; null for those who watch. */
  readonly player: string | null;
  readonly present: ReadonlySet<string>;
  readonly said: ReadonlyMap<string, Said>;
  readonly rematch: GameRecord | null;
  /** The address at which players on Discord sign in; undefined where they cannot. */
  readonly signInAt: string | undefined;
  readonly now: number;
  /** Milliseconds of the present turn that its clock does not count. */
  readonly outage: number;
}

/** A game in a list of those in which somebody sits. */
export interface OwnGame extends Pick<LiveState, 'id' | 'game' | 'status' | 'turn' | 'you' | 'result'> {
  readonly players: readonly [string, string];
  /** Moves played so far. */
  readonly plies: number;
  /** The time of its last change, in milliseconds since 1970. */
  readonly changedAt: number;
}

export function liveStateOf(game: GameRecord, around: Around): LiveState {
  const { player, present, said, rematch, signInAt, now, outage } = around;
  const { match, seats } = game;
  const letter = (side: Side) => match.rules.sides[side].id;
  const invited = player === null ? null : invitedSide(game, player);
  const ownSide = player === null ? null : (sideOf(game, player) ?? invited);
  const liveSeat = (side: Side): LiveSeat => {
    const seat = seats[side];
    const name = side === invited ? '' : seat.name;
    return {
      side: letter(side),
      kind: isPerson(seat) ? 'person' : 'computer',
      name,
      seated: name !== '' && !isChallenged(game, seat),
      present: present.has(seat.player),
      said: said.get(seat.player) ?? null,
    };
  };
  return {
    id: game.id,
    version: game.version,
    status: STATUS[game.status],
    game: match.game,
    language: game.language,
    start: match.start,
    moves: match.moves,
    turn: letter(turnOf(game)),
    seats: [liveSeat(0), liveSeat(1)],
    you: ownSide === null ? null : letter(ownSide),
    clock: clockOf(game, now - outage),
    moveMs: game.moveMs,
    deadline: game.deadline === null ? null : game.deadline + outage,
    drawOffer: match.drawOffer === null ? null : letter(match.drawOffer),
    claimableDraw: claimOf(game),
    undoAsked: game.undo === null ? null : letter(game.undo.by),
    result: game.outcome === null ? null : resultIn(match.rules.sides, game.outcome),
    signIn: player === null && seats.some(isOnDiscord) ? (signInAt ?? null) : null,
    rematch: rematch === null || STATUS[rematch.status] === 'aborted' ? null : rematchOf(game, rematch),
    now,
  };
}

/** Somebody on Discord who has not answered yet. */
function isChallenged({ status, ownerId }: GameRecord, seat: Seat): boolean {
  return status === 'challenge' && isAccount(seat) && seat.player !== ownerId;
}

export const STATUS: Readonly<Record<Status, LiveState['status']>> = {
  challenge: 'waiting',
  active: 'active',
  finished: 'finished',
  declined: 'aborted',
  expired: 'aborted',
  stopped: 'aborted',
  aborted: 'aborted',
};

function clockOf(game: GameRecord, now: number): LiveClock | null {
  const { clock, rules } = game.match;
  if (clock === null) return null;
  const { base, increment } = clock;
  const left: [number, number] = [...clock.left];
  const turn = turnOf(game);
  const isRunning = isClockRunning(game) && game.deadline !== null;
  if (isRunning) left[turn] = Math.max(0, (game.deadline as number) - now);
  return { base, increment, left, running: isRunning ? rules.sides[turn].id : null };
}

/** A result with the letters of the sides. */
export function resultIn(sides: Game['sides'], { winner, reason, margin }: GameResult): LiveState['result'] {
  return {
    winner: winner === null ? null : sides[winner].id,
    reason,
    ...(margin === undefined ? {} : { margin }),
  };
}

/** The seats of a rematch are those of the game the other way round. */
function rematchOf({ match, seats }: GameRecord, rematch: GameRecord): LiveState['rematch'] {
  const side = seats.findIndex(({ player }) => player === rematch.ownerId);
  const isAsked = rematch.status === 'challenge' && side >= 0;
  return { id: rematch.id, asked: isAsked ? match.rules.sides[side as Side].id : null };
}
