import { CHESS_KING, CHESS_PAWN, type ChessPosition } from '@tahoun/games';
import { ENTRY, KINGS, PAWN_SCORE } from './pawn-entry.js';
import { scorePawns } from './pawns.js';
import { scoreShelter } from './shelter.js';

/**
 * Remembers what depends on pawns and kings alone: the structure, the passed pawns, the shelter. The key
 * is the position of those pieces in full, so no two are ever mistaken for each other.
 */
export class PawnTable {
  readonly entries: Int32Array;
  readonly #mask: number;
  readonly #weights: Int32Array;
  readonly #squares: Int32Array;

  constructor(weights: Int32Array, squares: Int32Array, size: number) {
    this.entries = new Int32Array(ENTRY * size);
    this.#mask = size - 1;
    this.#weights = weights;
    this.#squares = squares;
  }

  /** @returns where the position's entry begins in `entries`. Valid until the next call. */
  find(position: ChessPosition, whiteKing: number, blackKing: number): number {
    const { bits } = position;
    const whiteLo = bits[4 * CHESS_PAWN]!;
    const whiteHi = bits[4 * CHESS_PAWN + 1]!;
    const blackLo = bits[4 * CHESS_PAWN + 2]!;
    const blackHi = bits[4 * CHESS_PAWN + 3]!;
    // Both kings stand somewhere, so no key is that of an empty entry, all 0.
    const kings = (whiteKing << 6) | blackKing;
    let mixed = Math.imul(whiteLo ^ Math.imul(blackHi, 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ whiteHi, 0xc2b2ae35);
    mixed = Math.imul(mixed ^ (mixed >>> 13) ^ blackLo ^ Math.imul(kings, 0x27d4eb2f), 0x165667b1);
    const at = ENTRY * ((mixed ^ (mixed >>> 16)) & this.#mask);
    const { entries } = this;
    if (
      entries[at] === whiteLo &&
      entries[at + 1] === whiteHi &&
      entries[at + 2] === blackLo &&
      entries[at + 3] === blackHi &&
      entries[at + KINGS] === kings
    ) {
      return at;
    }
    entries[at] = whiteLo;
    entries[at + 1] = whiteHi;
    entries[at + 2] = blackLo;
    entries[at + 3] = blackHi;
    entries[at + KINGS] = kings;
    this.#fill(position, whiteKing, blackKing, at);
    return at;
  }

  #fill(position: ChessPosition, whiteKing: number, blackKing: number, at: number): void {
    const { entries } = this;
    const weights = this.#weights;
    const squares = this.#squares;
    entries.fill(0, at + PAWN_SCORE, at + ENTRY);
    const white =
      scorePawns(weights, squares, position, 0, whiteKing, blackKing, entries, at) +
      scoreShelter(weights, position, 0, whiteKing) +
      squares[64 * 2 * CHESS_KING + whiteKing]!;
    const black =
      scorePawns(weights, squares, position, 1, blackKing, whiteKing, entries, at) +
      scoreShelter(weights, position, 1, blackKing) +
      squares[64 * (2 * CHESS_KING + 1) + blackKing]!;
    entries[at + PAWN_SCORE] = white - black;
  }
}
