import type { Move, Position } from '../contract/game.js';

/** Blind spots of a weak player: the same player misses the same moves of the same position. */
export interface BlunderOptions {
  /** Share of the quiet moves two plies ahead that are missed, 0 to 1; it grows with the distance. */
  readonly chance: number;
  /** Whole number; another one gives a player other blind spots. */
  readonly seed: number;
}

/** Plies from the root at which exactly `chance` of the moves are missed. */
const TYPICAL_PLY = 2;
/** The largest chance at any ply. */
const MOST = 0.9;
/** Moves that change the balance catch the eye. */
const NOISY_SHARE = 0.6;

/**
 * The blind spots of a weak player. People lose games because they do not see an answer, not because they judge
 * positions by dice: so moves are left out of the tree, the more of them the further ahead they lie.
 */
export class BlunderModel {
  readonly #chance: number;
  readonly #seed: number;

  constructor({ chance, seed }: BlunderOptions) {
    this.#chance = chance;
    this.#seed = seed;
  }

  /** Whether the move is not seen in the position, `ply` plies from the root. */
  misses(position: Position, move: Move, ply: number, isNoisy: boolean): boolean {
    const chance = Math.min(MOST, (this.#chance * (ply + 1)) / (TYPICAL_PLY + 1));
    return this.#dice(position.hashLo, move) < (isNoisy ? NOISY_SHARE * chance : chance);
  }

  /** 0 to 1, evenly spread. */
  #dice(key: number, move: Move): number {
    let mixed = Math.imul(key ^ this.#seed, 0x9e3779b1) ^ Math.imul(move + 1, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }
}
