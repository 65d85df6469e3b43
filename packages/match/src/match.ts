import { type Game, type GameResult, type Side, type VariantValues, otherSide } from '@tahoun/core';
import { HANDED_OVER, gameOver, handedOver, lastHandOver } from './hand-over.js';
import { type Replay, keepReplay, replay } from './replays.js';
import {
  type Ending,
  type Join,
  type MatchNode,
  NO_MOVES,
  type Work,
  asVariation,
  changeAt,
  inPlace,
  nodesAlong,
} from './tree.js';

/**
 * A game being played: an immutable value, changed by the functions here and in `variations.ts`. The shown moves after
 * `cursor` have been taken back and can be redone; playing another move there keeps them as a variation.
 */
export interface Match {
  /** The game's id. */
  readonly game: string;
  readonly rules: Game;
  /** Text form of the starting position. */
  readonly start: string;
  /** The player of each side, in the notation of `@tahoun/engine`'s `parsePlayer`. */
  readonly players: readonly [string, string];
  /** All moves that were played. */
  readonly tree: MatchNode;
  /** The line that is shown: a path through the tree, in the game's notation. */
  readonly moves: readonly string[];
  /** The number of these moves that are on the board. */
  readonly cursor: number;
  /** The side whose draw offer stands. */
  readonly drawOffer: Side | null;
  /** Seeds the players' randomness, so that a match can be played again alike. */
  readonly seed: number;
  /** Null when the sides may think as long as they like. */
  readonly clock: Clock | null;
  /** The facts of the file that it came from, by the names of its format; `factsOf` reads them. */
  readonly tags?: Readonly<Record<string, string>>;
}

export interface NewMatch {
  readonly game: Game;
  /** Text form; the initial position of the variant when left out. */
  readonly position?: string | undefined;
  readonly variants?: VariantValues | undefined;
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
    tree: NO_MOVES,
    moves: [],
    cursor: 0,
    drawOffer: null,
    seed,
    clock,
  };
}

/** A snapshot of a match: the game, the position, and the moves that led to it since the turn was last handed over. */
export interface Snapshot extends Replay {
  readonly game: Game;
}

/** The match at a ply, though it may have gone on after a draw. @param ply 0 to the number of moves; the cursor by default. */
export function snapshotAt(match: Match, ply = match.cursor): Snapshot {
  return { game: match.rules, ...replay(match, ply) };
}

/**
 * Plays a move at the cursor, where the shown line then ends. The match goes on there, even where it had once been
 * resigned, drawn or lost on time.
 * @throws InputError when the match is over or the move is not legal.
 */
export function playMove(match: Match, text: string): Match {
  return playAt(match, text, inPlace(match.moves));
}

/** The same for somebody who tries what else there was: the move is a variation, and the main line stays. */
export function tryMove(match: Match, text: string): Match {
  return playAt(match, text, asVariation);
}

function playAt(match: Match, text: string, join: Join): Match {
  const { game, position, start, moves } = snapshotAt(match);
  if (endingOf(match) !== null) throw gameOver(text);
  const move = game.parseMove(position, text);
  const played = [...match.moves.slice(0, match.cursor), game.formatMove(position, move)];
  // A move by the other side turns the offer down.
  const drawOffer = match.drawOffer === position.turn ? match.drawOffer : null;
  position.makeMove(move);
  keepReplay({ ...match, moves: played }, { position, start, moves: [...moves, move] });
  // Who plays a move again may have found it otherwise.
  const change = ({ ending: _ending, work: _work, ...node }: MatchNode) => node;
  return { ...withLine(match, played, change, join), drawOffer };
}

/** The same match, in which the last move on the board took the computer so much work. */
export function noteWork(match: Match, work: Work): Match {
  const path = match.moves.slice(0, match.cursor);
  const tree = changeAt(match.tree, path, (node) => ({ ...node, work }), inPlace(match.moves));
  return { ...match, tree };
}

/**
 * The side to move hands the turn over, at the cursor: an entry in the list of moves, which is taken back as moves are.
 * @throws InputError when the game is over or the rules do not have the position with the other side to move
 */
export function handOver(match: Match): Match {
  if (endingOf(match) !== null) throw gameOver(HANDED_OVER);
  const { game, position } = snapshotAt(match);
  handedOver(game, position);
  return { ...showLine(match, [...match.moves.slice(0, match.cursor), HANDED_OVER], null), drawOffer: null };
}

/**
 * The position from which the moves before a ply are played by the rules alone, and these moves: those since the turn
 * was last handed over, all of the match where it never was. So engines are asked.
 */
export function lastStretch(
  played: Pick<Match, 'rules' | 'start' | 'moves'>,
  ply: number,
): { readonly start: string; readonly moves: readonly string[] } {
  const { start, moves } = played;
  const from = lastHandOver(moves.slice(0, ply));
  return { start: from === 0 ? start : replay(played, from).start, moves: moves.slice(from, ply) };
}

/**
 * Shows the line that ends with a path, which becomes part of the tree.
 * @param ending the end of the match there, null to go on; left out, it stays as it is.
 */
export function showLine(match: Match, path: readonly string[], ending?: Ending | null): Match {
  return withLine(match, path, ({ ending: before, ...node }) => {
    const now = ending === undefined ? before : ending;
    return now == null ? node : { ...node, ending: now };
  });
}

function withLine(
  match: Match,
  path: readonly string[],
  change: (node: MatchNode) => MatchNode,
  join = inPlace(match.moves),
): Match {
  const tree = changeAt(match.tree, path, change, join);
  return { ...match, tree, moves: path, cursor: path.length };
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

/** A side gives up, at the cursor, where the shown line then ends. Nothing happens in a finished match. */
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

/** Why the side to move may claim a draw at the cursor, as in a result; null where it may not, or the match is over. */
export function claimableDraw(match: Match): string | null {
  const snapshot = snapshotAt(match);
  if (resultOf(match, snapshot) !== null) return null;
  return snapshot.game.claimableDraw?.(snapshot.position) ?? null;
}

/** The side to move claims a draw (`claimableDraw`), at the cursor. Nothing happens where it may not. */
export function claimDraw(match: Match): Match {
  return claimableDraw(match) === null ? match : endHere(match, { kind: 'claimed-draw' });
}

function endHere(match: Match, ending: Ending): Match {
  if (resultOf(match) !== null) return match;
  return { ...showLine(match, match.moves.slice(0, match.cursor), ending), drawOffer: null };
}

/** The result at the cursor, by the rules, resignation, the clock, agreement or claim; null while play goes on. */
export function resultOf(match: Match, snapshot = snapshotAt(match)): GameResult | null {
  const ending = endingOf(match);
  const { game, position } = snapshot;
  if (ending === null) return game.result(position);
  if (!('by' in ending)) {
    const claim = ending.kind === 'claimed-draw' ? game.claimableDraw?.(position) : null;
    return { winner: null, reason: claim ?? 'agreed-draw' };
  }
  const winner = otherSide(ending.by);
  const isUnwinnable = ending.kind === 'out-of-time' && game.cannotWin?.(position, winner) === true;
  return isUnwinnable ? { winner: null, reason: 'out-of-time-draw' } : { winner, reason: ending.kind };
}

/** The ending at the cursor other than by the rules; null for none. */
export function endingOf({ tree, moves, cursor }: Match): Ending | null {
  return (cursor === moves.length && nodesAlong(tree, moves)[cursor]?.ending) || null;
}

/** A chess clock: each side's time for its moves. All times are in milliseconds. */
export interface Clock {
  /** Time of each side before its first move. */
  readonly base: number;
  /** Time that a side gets with each of its moves. */
  readonly increment: number;
  /** Time that sides 0 and 1 had left when the turn last changed. */
  readonly left: readonly [number, number];
}

/** Bounds on the settings of a clock. */
export const MAX_BASE_MINUTES = 180;
export const MAX_INCREMENT_SECONDS = 60;

/** A clock before the first move. */
export function newClock(minutes: number, incrementSeconds: number): Clock {
  const base = minutes * 60_000;
  return { base, increment: incrementSeconds * 1000, left: [base, base] };
}

/** The clock after a move. @param spent milliseconds that the side thought about it. */
export function afterMove(clock: Clock, side: Side, spent: number): Clock {
  const left: [number, number] = [...clock.left];
  left[side] = Math.max(0, left[side] - spent) + clock.increment;
  return { ...clock, left };
}
