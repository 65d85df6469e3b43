import { CHESS_KING, CHESS_PAWN, type ChessPosition } from '@tahoun/games/chess';
import { scoreKingDistances, scoreShelter } from './king-pawns.js';
import { ENTRY, KINGS, KING_SCORE, PAWN_SCORE } from './layout.js';
import { scorePawns } from './pawns.js';

/**
 * Remembers what depends on pawns and kings alone: the structure, the passed pawns, and for the kings it met
 * last their shelter. The key is the pawns themselves, so no two structures are ever mistaken for each other.
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
    let mixed = Math.imul(whiteLo ^ Math.imul(blackHi, 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15) ^ whiteHi, 0xc2b2ae35);
    mixed = Math.imul(mixed ^ (mixed >>> 13) ^ blackLo, 0x165667b1);
    const at = ENTRY * ((mixed ^ (mixed >>> 16)) & this.#mask);
    const { entries } = this;
    if (
      entries[at] !== whiteLo ||
      entries[at + 1] !== whiteHi ||
      entries[at + 2] !== blackLo ||
      entries[at + 3] !== blackHi
    ) {
      entries[at] = whiteLo;
      entries[at + 1] = whiteHi;
      entries[at + 2] = blackLo;
      entries[at + 3] = blackHi;
      this.#fill(position, at);
    }
    const kings = (whiteKing << 6) | blackKing;
    if (entries[at + KINGS] !== kings) {
      entries[at + KINGS] = kings;
      entries[at + KING_SCORE] =
        this.#scoreKing(position, 0, whiteKing, blackKing, at) -
        this.#scoreKing(position, 1, blackKing, whiteKing, at);
    }
    return at;
  }

  /** An entry all 0, as it is at first, is already that of no pawns; the kings are never both on a1. */
  #fill(position: ChessPosition, at: number): void {
    const { entries } = this;
    entries.fill(0, at + KINGS, at + ENTRY);
    const white = scorePawns(this.#weights, this.#squares, position, 0, entries, at);
    entries[at + PAWN_SCORE] = white - scorePawns(this.#weights, this.#squares, position, 1, entries, at);
  }

  #scoreKing(position: ChessPosition, side: number, own: number, their: number, at: number): number {
    return (
      this.#squares[64 * (2 * CHESS_KING + side) + own]! +
      scoreShelter(this.#weights, position, side, own) +
      scoreKingDistances(this.#weights, position.bits, side, own, their, this.entries, at)
    );
  }
}
