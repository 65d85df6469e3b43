import { type Move, ONGOING, type Position, Random, playRandomMove, seedOf } from '@tahoun/core';

/** Plies of a random opening, where nothing else is asked for: at most this share of a game, and at most so many. */
const MAX_SHARE = 1 / 6;
const MAX_RANDOM_PLIES = 6;
/** Sample games for the mean length of a game, and the mean at which counting stops. */
const SAMPLES = 8;
const LONG_GAME = 100;
/** Attempts at one length before a shorter opening is taken. */
const ATTEMPTS = 20;

/** The beginning of the games of a pair. */
export interface Opening {
  readonly start: Position;
  /** Played from `start` on, before the players are asked. The game goes on after them. */
  readonly moves: readonly Move[];
}

/** Gives the opening of a pair of games. @param pair counted from 0. */
export type OpeningBook = (pair: number) => Opening;

/**
 * Openings of a few random plies from `initial`, in which the game goes on; the same for the same seed.
 * @param plies by default more in longer games, so that most of each game is left to the players
 */
export function randomOpenings(
  initial: Position,
  seed: number,
  plies = usualPlies(initial, seed),
): OpeningBook {
  return (pair) => randomOpening(initial, plies, new Random(seedOf(seed, pair)));
}

function usualPlies(initial: Position, seed: number): number {
  return Math.ceil(Math.min(MAX_SHARE * meanLength(initial, new Random(seed)), MAX_RANDOM_PLIES));
}

/** Plies that a random game from here takes on average, by a few samples. */
function meanLength(initial: Position, random: Random): number {
  let plies = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const position = initial.clone();
    for (; position.outcome() === ONGOING && plies < SAMPLES * LONG_GAME; plies++)
      playRandomMove(position, random);
  }
  return plies / SAMPLES;
}

/** Random plies after which the game still goes on; fewer where that hardly ever happens. */
function randomOpening(start: Position, mostPlies: number, random: Random): Opening {
  for (let plies = mostPlies; plies > 0; plies--) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const position = start.clone();
      const moves: Move[] = [];
      while (moves.length < plies && position.outcome() === ONGOING)
        moves.push(playRandomMove(position, random));
      if (position.outcome() === ONGOING) return { start, moves };
    }
  }
  return { start, moves: [] };
}
