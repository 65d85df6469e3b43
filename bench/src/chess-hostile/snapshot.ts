import type { ChessPosition } from '@tahoun/games/chess';

/** Everything of a position that a move changes and taking it back has to restore, without the history. */
export class Snapshot {
  readonly #board = new Uint8Array(64);
  readonly #bits: Int32Array;
  readonly #numbers = new Int32Array(NUMBERS.length);

  constructor(position: ChessPosition) {
    this.#bits = new Int32Array(position.bits.length);
    this.take(position);
  }

  take(position: ChessPosition): void {
    this.#board.set(position.board);
    this.#bits.set(position.bits);
    for (let i = 0; i < NUMBERS.length; i++) this.#numbers[i] = position[NUMBERS[i] as Numeric];
  }

  /** Names the first part that a position has differently; null when it has them all the same. */
  differenceTo(position: ChessPosition): string | null {
    for (let i = 0; i < NUMBERS.length; i++) {
      const name = NUMBERS[i] as Numeric;
      if (this.#numbers[i] !== position[name]) return name;
    }
    for (let i = 0; i < 64; i++) if (this.#board[i] !== position.board[i]) return 'board';
    // The sets of the colours are kept beside those of the pieces.
    for (let i = 0; i < this.#bits.length; i++) if (this.#bits[i] !== position.bits[i]) return 'bits';
    return null;
  }
}

const NUMBERS = [
  'turn',
  'hashLo',
  'hashHi',
  'castlingRights',
  'epSquare',
  'halfmoveClock',
  'fullmoveNumber',
  'winners',
] as const;
type Numeric = (typeof NUMBERS)[number];
