import {
  type Game,
  type GameResult,
  InputError,
  type Move,
  type Position,
  type Side,
  type VariantValues,
} from '@tahoun/core';
import type { Clock } from './clock.js';

/** How a match ended other than by the rules of the game; `by` is the side that gave up or had no time left. */
export type Ending =
  | { readonly kind: 'resigned' | 'out-of-time'; readonly by: Side }
  | { readonly kind: 'agreed-draw' };

/** One way that a match went, from its start to the end of the line. */
export interface Line {
  /** All moves, in the game's notation. */
  readonly moves: readonly string[];
  readonly ending: Ending | null;
}

/**
 * A game being played: an immutable value, changed by the functions below. The moves after `cursor`
 * have been taken back and can be redone; playing there drops them, unless `keepLine` keeps them.
 */
export interface Match extends Line {
  /** The game's id. */
  readonly game: string;
  readonly rules: Game;
  /** Text form of the starting position. */
  readonly start: string;
  /** Who plays each side, in the notation of `@tahoun/engine`'s `parsePlayer`. */
  readonly players: readonly [string, string];
  /** How many of the moves are on the board. */
  readonly cursor: number;
  /** The other lines; together with this one the first is the main line. */
  readonly variations: readonly Line[];
  /** How many of the variations come before this line; 0 when it is the main one. */
  readonly rank: number;
  /** The side whose draw offer stands. */
  readonly drawOffer: Side | null;
  /** Seeds the players' randomness, so that a match can be played again alike. */
  readonly seed: number;
  /** Null when the sides may think as long as they like. */
  readonly clock: Clock | null;
}

export interface NewMatch {
  readonly game: Game;
  /** Text form; the initial position of the variant when left out. */
  readonly position?: string;
  readonly variants?: VariantValues;
  readonly players: readonly [string, string];
  readonly seed?: number;
  readonly clock?: Clock | null;
}

/** @throws InputError for an unknown option or position. */
export function newMatch({ game, position, variants, players, seed = 0, clock = null }: NewMatch): Match {
  const start = position === undefined ? game.initial(variants) : game.parsePosition(position, variants);
  return {
    game: game.id,
    rules: game,
    start: game.formatPosition(start),
    players,
    moves: [],
    cursor: 0,
    ending: null,
    variations: [],
    rank: 0,
    drawOffer: null,
    seed,
    clock,
  };
}

/** A moment of a match: the game, the position, and the moves that led to it. */
export interface Moment {
  readonly game: Game;
  readonly position: Position;
  readonly moves: readonly Move[];
}

/** Replays the match up to a ply. @param ply 0 to the number of moves; the cursor by default. */
export function momentAt(match: Match, ply = match.cursor): Moment {
  const { rules: game } = match;
  const position = game.parsePosition(match.start);
  const moves: Move[] = [];
  for (const text of match.moves.slice(0, ply)) {
    const move = game.parseMove(position, text);
    position.makeMove(move);
    moves.push(move);
  }
  return { game, position, moves };
}

/**
 * Plays a move at the cursor and drops what had been taken back.
 * @throws InputError when the match is over or the move is not legal.
 */
export function playMove(match: Match, text: string): Match {
  const { game, position } = momentAt(match);
  if (endingAtCursor(match) !== null) {
    throw new InputError('move-game-over', `${text} cannot be played: the game is over`, { found: text });
  }
  const move = game.formatMove(position, game.parseMove(position, text));
  const moves = [...match.moves.slice(0, match.cursor), move];
  // A move by the other side turns the offer down.
  const drawOffer = match.drawOffer === position.turn ? match.drawOffer : null;
  return { ...match, moves, cursor: moves.length, ending: null, drawOffer };
}

/** Takes back up to `count` plies. */
export function undo(match: Match, count = 1): Match {
  return goTo(match, match.cursor - count);
}

/** Plays again up to `count` plies that were taken back. */
export function redo(match: Match, count = 1): Match {
  return goTo(match, match.cursor + count);
}

/** Moves the cursor. @param ply clamped to the moves there are. */
export function goTo(match: Match, ply: number): Match {
  const cursor = Math.min(Math.max(ply, 0), match.moves.length);
  return { ...match, cursor, drawOffer: null };
}

/** Changes who plays. */
export function withPlayers(match: Match, players: readonly [string, string]): Match {
  return { ...match, players };
}

/** A side gives up, at the cursor; later moves are dropped. Nothing happens in a finished match. */
export function resign(match: Match, by: Side): Match {
  return endHere(match, { kind: 'resigned', by });
}

/**
 * A side's time has run out, at the cursor: it loses, or draws where the other side cannot win (`Game.cannotWin`).
 * Nothing happens in a finished match.
 */
export function loseOnTime(match: Match, by: Side): Match {
  return endHere(match, { kind: 'out-of-time', by });
}

/** A side offers a draw; it stands until the other side answers or moves. */
export function offerDraw(match: Match, by: Side): Match {
  return resultOf(match) === null ? { ...match, drawOffer: by } : match;
}

/** The other side takes a standing offer. Without one nothing happens. */
export function acceptDraw(match: Match, by: Side): Match {
  const isOffered = match.drawOffer !== null && match.drawOffer !== by;
  return isOffered ? endHere(match, { kind: 'agreed-draw' }) : match;
}

export function declineDraw(match: Match): Match {
  return { ...match, drawOffer: null };
}

function endHere(match: Match, ending: Ending): Match {
  if (resultOf(match) !== null) return match;
  return { ...match, moves: match.moves.slice(0, match.cursor), ending, drawOffer: null };
}

/** The result at the cursor, by the rules, resignation, the clock or agreement; null while play goes on. */
export function resultOf(match: Match, moment = momentAt(match)): GameResult | null {
  const ending = endingAtCursor(match);
  const { game, position } = moment;
  if (ending === null) return game.result(position);
  if (ending.kind === 'agreed-draw') return { winner: null, reason: ending.kind };
  const winner = (1 - ending.by) as Side;
  const isUnwinnable = ending.kind === 'out-of-time' && game.cannotWin?.(position, winner) === true;
  return isUnwinnable ? { winner: null, reason: 'out-of-time-draw' } : { winner, reason: ending.kind };
}

/** Endings stand at the end of the moves only. */
function endingAtCursor(match: Match): Ending | null {
  return match.cursor === match.moves.length ? match.ending : null;
}
