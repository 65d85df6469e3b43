import {
  type Game,
  type Move,
  ONGOING,
  type Position,
  Random,
  legalMoves,
  playRandomMove,
} from '@tahoun/core';
import { connectFour } from '../connect-four/index.js';
import type { Fault } from './faults.js';

/** Calls in a batch, which is measured as a whole: so many that the measuring itself makes no difference. */
const CALLS = 1000;
/** V8 needs some batches until it has compiled a method well, and with it those allocations vanish that only seem so. */
const BATCHES = 400;
/** The smallest object of V8 has 16 bytes: what allocates less than half of it a call does not allocate in each. */
const FEWEST_BYTES = 8;
/** Bytes from which on nothing is measured, because the garbage collector runs in every batch. */
const MOST_BYTES = 1_000_000;
/** Batches in a row that have to agree: memory that is freed meanwhile can hide what some of them allocate. */
const AGREEING = 8;
/** Bytes a call by which batches that allocate nothing differ, at most: what is freed meanwhile differs much more. */
const SPREAD = 2;
/** Batches times bytes at which measuring ends: allocations this large are no longer compiled away. */
const HOPELESS = 2 * AGREEING * MOST_BYTES;
/** Plies of a random game, at most. */
const PLIES = 200;
const ROUNDS = 7;

/** A random game, to be made and taken back again and again with nothing of the cold half. */
function randomLine(game: Game): { readonly start: Position; readonly moves: readonly Move[] } {
  const random = new Random(1);
  const start = game.initial();
  const position = start.clone();
  const moves: Move[] = [];
  while (position.outcome() === ONGOING && moves.length < PLIES) moves.push(playRandomMove(position, random));
  return { start, moves };
}

/**
 * Finds the first method of the hot half that allocates at every call, with its bytes; null where none does. It takes
 * the fewest bytes of many batches, so that neither the garbage collector nor the compiler shows. Null outside Node.
 */
export function allocationFault(game: Game): Fault | null {
  const heapUsed = globalThis.process?.memoryUsage;
  if (heapUsed === undefined) return null;
  const { start, moves } = randomLine(game);
  const middle = start.clone();
  for (const move of moves.slice(0, moves.length / 2)) middle.makeMove(move);
  const out = new Int32Array(2 + 2 * Math.max(legalMoves(start).length, legalMoves(middle).length));
  // The others may call it.
  const methods: readonly (readonly [string, number, () => unknown])[] = [
    ['outcome', 2, () => start.outcome() + middle.outcome()],
    ['makeMove + undoMove', moves.length, () => replay(start, moves)],
    ['generateMoves', 2, () => start.generateMoves(out, 0) + middle.generateMoves(out, 0)],
  ];
  for (const [part, calls, call] of methods) {
    const bytes = bytesPerCall(call, calls, () => heapUsed().heapUsed);
    if (bytes >= FEWEST_BYTES) {
      const params = { part, bytes: Math.round(bytes) };
      return { code: 'allocates', where: game.formatPosition(middle), params };
    }
  }
  return null;
}

function replay(position: Position, moves: readonly Move[]): void {
  for (let at = 0; at < moves.length; at++) position.makeMove(moves[at] as Move);
  for (let at = 0; at < moves.length; at++) position.undoMove();
}

function bytesPerCall(act: () => unknown, calls: number, heapUsed: () => number): number {
  const most = Math.ceil(CALLS / calls);
  let times = most;
  let fewest = MOST_BYTES;
  // Of batches that need not agree: a method that allocates much is given up soon.
  let lowest = MOST_BYTES;
  const latest: number[] = [];
  for (
    let done = 0;
    done < BATCHES && fewest >= FEWEST_BYTES && done * lowest < HOPELESS;
    done += times / most
  ) {
    const before = heapUsed();
    for (let time = 0; time < times; time++) act();
    const bytes = (heapUsed() - before) / (times * calls);
    // Where the garbage collector ran, less is used than before.
    if (bytes < 0) {
      latest.length = 0;
      if (lowest === MOST_BYTES) times = Math.max(Math.ceil(most / 16), times >> 1);
      continue;
    }
    latest.push(bytes);
    if (latest.length < AGREEING) continue;
    if (latest.length > AGREEING) latest.shift();
    const highest = Math.max(...latest);
    lowest = Math.min(lowest, highest);
    if (highest >= FEWEST_BYTES || highest - Math.min(...latest) < SPREAD) fewest = Math.min(fewest, highest);
  }
  return fewest;
}

/** The speed of a game on this machine. */
export interface Speed {
  /** Moves made and taken back a second, each with the moves generated before it and the outcome after it. */
  readonly movesPerSecond: number;
  /** Beside Connect Four's, measured in turn with it: 1 is as fast. */
  readonly ratio: number;
}

/** Measures the hot half in a random game. The speed varies from run to run by some percent. */
export function speedOf(game: Game): Speed {
  const lines = [randomLine(game), randomLine(connectFour as Game)];
  const best = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [which, line] of lines.entries())
      best[which] = Math.max(best[which] as number, movesPerSecond(line));
  }
  const [own = 0, reference = 1] = best;
  return { movesPerSecond: Math.round(own), ratio: own / reference };
}

function movesPerSecond({ start, moves }: ReturnType<typeof randomLine>): number {
  const out = new Int32Array(8192);
  const times = Math.ceil((10 * CALLS) / moves.length);
  const before = performance.now();
  for (let time = 0; time < times; time++) {
    for (let at = 0; at < moves.length; at++) {
      start.generateMoves(out, 0);
      start.makeMove(moves[at] as Move);
      start.outcome();
    }
    for (let at = 0; at < moves.length; at++) start.undoMove();
  }
  return (times * moves.length * 1000) / (performance.now() - before);
}
