import { gameById } from '@tahoun/catalogue';
import { InputError, type Side } from '@tahoun/core';
import { type PositionRequest, parsePlayer } from '@tahoun/engine';
import {
  type Clock,
  type Match,
  type Work,
  afterMove,
  factsOf,
  handOver,
  lastStretch,
  loadMatch,
  noteWork,
  playMove,
  rejoin,
} from '@tahoun/match';

/** Reads a saved match. @throws InputError as `loadMatch` and `parsePlayer` do. */
export function readMatch(text: string): Match {
  const loaded = loadMatch(text, gameById);
  for (const player of loaded.players) parsePlayer(player);
  return loaded;
}

/** The match of that game that was saved; undefined where none was, or by another version. */
export function rememberedMatch(game: string, saved: string): Match | undefined {
  try {
    const remembered = readMatch(saved);
    if (remembered.game === game) return remembered;
  } catch {
    // Start afresh.
  }
  return undefined;
}

/** @throws the error itself when it is not about input. */
export function asInputError(error: unknown): InputError {
  if (error instanceof InputError) return error;
  throw error;
}

/** The error in the user's input that is read; null where there is none. */
export function problemIn(read: () => unknown): InputError | null {
  try {
    read();
    return null;
  } catch (error) {
    return asInputError(error);
  }
}

/** The effect of moves and steps back on a match, depending on its players. */

/** The side to move before the move of that number, from 0. */
export function turnAt({ game, start }: Match, ply: number): Side {
  return ((gameById(game).parsePosition(start).turn + ply) % 2) as Side;
}

export function isPerson(player: string): boolean {
  return parsePlayer(player).kind === 'human';
}

/** The player that the file of the match names; undefined where it leaves the name open. */
export function filedName(match: Match, side: Side): string | undefined {
  const name = factsOf(match).players[side] ?? '';
  return name === '' || name === '?' ? undefined : name;
}

/** The side that is shown at the bottom: that of the only person, else the first. @param owns a person plays it */
export function bottomOf(owns: (side: Side) => boolean): Side {
  return owns(1) && !owns(0) ? 1 : 0;
}

export function hasPerson({ players }: Pick<Match, 'players'>): boolean {
  return players.some(isPerson);
}

function isPersonsTurn(match: Match): boolean {
  return isPerson(match.players[turnAt(match, match.cursor)]);
}

/**
 * The match after a move at the cursor; moves played there before are kept.
 * @param spent thinking time of the side to move, in milliseconds
 * @param work what the move took, where the computer found it
 * @throws InputError when it is not legal
 */
export function afterPlaying(
  before: Match,
  text: string,
  spent: number,
  work?: Work,
  play: typeof playMove = playMove,
): Match {
  const played = play(before, text);
  return withTime(before, work === undefined ? played : noteWork(played, work), spent);
}

/** The same where the side to move hands the turn over. @throws InputError as `handOver` does */
export function afterHandingOver(before: Match, spent: number): Match {
  return withTime(before, handOver(before), spent);
}

function withTime(before: Match, next: Match, spent: number): Match {
  const { clock, cursor } = before;
  const timed = { ...next, clock: clock && afterMove(clock, turnAt(before, cursor), spent) };
  // A person sees the moves played from here before; a computer thinks for itself.
  return isPersonsTurn(timed) ? rejoin(timed) : timed;
}

/** The clock before the first move. */
export function freshClock(clock: Clock | null): Clock | null {
  return clock && { ...clock, left: [clock.base, clock.base] };
}

/** Steps on to a position where a person is to move, if one plays, unless there is none further on. */
export function afterStep(match: Match, move: (match: Match) => Match): Match {
  let next = move(match);
  while (hasPerson(next) && !isPersonsTurn(next) && next.cursor > 0 && next.cursor < next.moves.length)
    next = move(next);
  return next;
}

/**
 * The players after one was chosen. A person whose side a computer takes plays the other one, unless both were chosen.
 */
export function withPlayer(
  players: Match['players'],
  side: Side,
  spec: string,
  areBothChosen: boolean,
): [string, string] {
  const isTaken = isPerson(players[side]) && !isPerson(spec) && !areBothChosen;
  const other = isTaken ? 'human' : players[(1 - side) as Side];
  return side === 0 ? [spec, other] : [other, spec];
}

/** The same players in another game: constants belong to the game that they were set in. */
export function inAnotherGame([first, second]: readonly [string, string]): [string, string] {
  return [withoutParameters(first), withoutParameters(second)];
}

function withoutParameters(player: string): string {
  const spec = parsePlayer(player);
  const hasParameters = spec.kind === 'computer' && spec.ask.parameters !== undefined;
  return hasParameters ? (player.split('?', 1)[0] as string) : player;
}

/** A match up to the position on the board. */
export type Place = Pick<Match, 'game' | 'start' | 'moves' | 'cursor'>;

/**
 * The position on the board, and the moves before it since the turn was last handed over: repetitions count in some
 * games.
 */
export function askedAbout({ game, cursor, ...played }: Place): PositionRequest {
  const { start, moves } = lastStretch({ ...played, rules: gameById(game) }, cursor);
  return { game, position: start, played: moves };
}
