import { type Game, type Move, type Position, beyondDraws } from '@tahoun/core';
import { nextTurn } from './next-turn.js';

/** The part of a match that its positions follow from. */
interface Played {
  readonly rules: Game;
  readonly start: string;
  readonly moves: readonly string[];
}

/** A position, and the moves that led to it. */
export interface Replay {
  readonly position: Position;
  readonly moves: readonly Move[];
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
export function replay(played: Played, ply: number): { position: Position; moves: Move[] } {
  const found = find(played, ply);
  if (found !== undefined) return { position: found.position.clone(), moves: [...found.moves] };
  const position = played.rules.parsePosition(played.start);
  const moves: Move[] = [];
  playOn(played, position, moves, ply);
  keepReplay(
    { ...played, moves: played.moves.slice(0, ply) },
    { position: position.clone(), moves: [...moves] },
  );
  return { position, moves };
}

function playOn(played: Played, position: Position, moves: Move[], ply: number): void {
  for (const text of played.moves.slice(moves.length, ply)) {
    const move = beyondDraws(position, () => played.rules.parseMove(position, text));
    position.makeMove(move);
    moves.push(move);
  }
}

/** Replays a long match with pauses, so that nobody waits for it, and keeps what it comes to. */
export async function replayInPieces(played: Played): Promise<void> {
  const { rules, start, moves: texts } = played;
  if (texts.length <= PIECE || find(played, texts.length) !== undefined) return;
  const position = rules.parsePosition(start);
  const moves: Move[] = [];
  for (let ply = PIECE; moves.length < texts.length; ply += PIECE) {
    playOn(played, position, moves, ply);
    await nextTurn();
  }
  keepReplay(played, { position, moves });
}
