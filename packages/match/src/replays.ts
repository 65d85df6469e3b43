import { type Game, type Move, type Position, beyondDraws } from '@tahoun/core';
import { HANDED_OVER, type Played, handedOver } from './hand-over.js';
import { nextTurn } from './next-turn.js';

/** A position, and the moves that led to it since the turn was last handed over. */
export interface Replay {
  readonly position: Position;
  /** Text form of the position before the first of the moves. */
  readonly start: string;
  readonly moves: readonly Move[];
}

/** One that goes on. */
interface OpenReplay {
  position: Position;
  start: string;
  moves: Move[];
}

/** A replay of fewer moves is done again each time, in a quarter of a millisecond. */
const SHORT = 64;
/** Replays kept of each game: those that were used last. */
const MOST_KEPT = 64;
/** Moves that are replayed in one piece, at most: about a millisecond. */
const PIECE = 256;

const kept = new WeakMap<Game, Map<string, Replay>>();

function keyOf({ start, moves }: Played, ply: number): string {
  return [start, ...moves.slice(0, ply)].join(' ');
}

function find(played: Played, ply: number): Replay | undefined {
  return ply < SHORT ? undefined : kept.get(played.rules)?.get(keyOf(played, ply));
}

/** Keeps a position that a match has come to, so that it is not replayed. Nobody else may change it. */
export function keepReplay(played: Played, replay: Replay): void {
  const { rules, moves } = played;
  if (moves.length < SHORT) return;
  const replays = kept.get(rules) ?? new Map<string, Replay>();
  kept.set(rules, replays);
  const key = keyOf(played, moves.length);
  replays.delete(key);
  replays.set(key, replay);
  const [oldest = ''] = replays.keys();
  if (replays.size > MOST_KEPT) replays.delete(oldest);
}

/** The position after so many moves, which belongs to the caller, though play may have gone on after a draw. */
export function replay(played: Played, ply: number): OpenReplay {
  const found = find(played, ply);
  if (found !== undefined) return copyOf(found);
  const replayed = begun(played);
  playOn(played, replayed, 0, ply);
  keepReplay({ ...played, moves: played.moves.slice(0, ply) }, copyOf(replayed));
  return replayed;
}

function copyOf({ position, start, moves }: Replay): OpenReplay {
  return { position: position.clone(), start, moves: [...moves] };
}

function begun({ rules, start }: Played): OpenReplay {
  return { position: rules.parsePosition(start), start, moves: [] };
}

function playOn({ rules, moves }: Played, replayed: OpenReplay, from: number, to: number): void {
  for (const text of moves.slice(from, to)) {
    const { position } = replayed;
    if (text === HANDED_OVER) {
      Object.assign(replayed, handedOver(rules, position), { moves: [] });
      continue;
    }
    const move = beyondDraws(position, () => rules.parseMove(position, text));
    position.makeMove(move);
    replayed.moves.push(move);
  }
}

/** Replays a long match with pauses, so that nobody waits for it, and keeps what it comes to. */
export async function replayInPieces(played: Played): Promise<void> {
  const { length } = played.moves;
  if (length <= PIECE || find(played, length) !== undefined) return;
  const replayed = begun(played);
  for (let ply = 0; ply < length; ply += PIECE) {
    playOn(played, replayed, ply, ply + PIECE);
    await nextTurn();
  }
  keepReplay(played, replayed);
}
