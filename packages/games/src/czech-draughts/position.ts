import {
  type AutomaticDraws,
  DRAW,
  LOSS,
  type Move,
  type MoveHints,
  type NoisyMoves,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Threats,
  zobristKeys,
} from '@tahoun/core';
import { ENDING_LIMIT, OCCURRENCE_LIMIT, QUIET_LIMIT, isShortEnding } from './endings.js';
import { moveCaptured, moveFrom, moveTo } from './move.js';
import {
  type Sight,
  canCapture,
  menSteppingLeft,
  menSteppingRight,
  writeCaptures,
  writeQuietMoves,
} from './moves.js';
import {
  LAST_ROWS,
  SQUARE_COUNT,
  type Squares,
  countSquares,
  downLeft,
  downRight,
  lowest,
  squaresOf,
  upLeft,
  upRight,
} from './squares.js';

/** A key a square for White's men and kings and for Black's; one for Black's turn, one for the option. */
const KEYS = zobristKeys(4 * SQUARE_COUNT + 2, 0xda3a);
const TURN_KEY = 4 * SQUARE_COUNT;
const OPTION_KEY = TURN_KEY + 1;

/** int32 numbers kept for each move made: the pieces, the key and the counters before it. */
const RECORD_SIZE = 7;
/** Moves that fit before the records grow; few games have more. */
const FIRST_RECORDS = 128;

/** Data that define a position, including those that no picture of the board shows. */
export interface DraughtsSetup {
  readonly white: Squares;
  readonly black: Squares;
  readonly kings: Squares;
  readonly turn: Side;
  /** Whether a king has to land where its capture goes on, if it can. */
  readonly mustContinue: boolean;
  /** Plies since the last capture or man's move, 0 by default. */
  readonly quietPlies?: number;
  /** Plies since one of the short endings of article 6 arose, 0 by default. */
  readonly endingPlies?: number;
  /** Number of times that the position has occurred, itself included, 1 by default. */
  readonly occurrences?: number;
}

/** Written to in place, so that no list of moves allocates one. */
type MutableSight = { -readonly [Key in keyof Sight]: Sight[Key] };

/** A game of Czech draughts in play. Moves are laid out in `move.ts`, sets of squares in `squares.ts`. */
export class DraughtsPosition implements Position {
  white: Squares;
  black: Squares;
  /** Kings of both sides. */
  kings: Squares;
  turn: Side;
  hashLo = 0;
  hashHi = 0;
  readonly mustContinue: boolean;
  drawsInForce = true;
  /** Plies since the last capture or man's move. */
  quietPlies: number;
  /** Plies since one of the short endings of article 6 arose; -1 outside them. */
  endingPlies: number;
  /** Occurrences of the first recorded position that are not among the records. */
  #earlier: number;
  #records = new Int32Array(RECORD_SIZE * FIRST_RECORDS);
  #made = 0;
  readonly #sight: MutableSight = { men: 0, kings: 0, enemies: 0, isUp: true, mustContinue: false };

  constructor(setup: DraughtsSetup) {
    this.white = setup.white;
    this.black = setup.black;
    this.kings = setup.kings;
    this.turn = setup.turn;
    this.mustContinue = setup.mustContinue;
    this.quietPlies = setup.quietPlies ?? 0;
    const isShort = isShortEnding(this.white, this.black, this.kings);
    this.endingPlies = isShort ? (setup.endingPlies ?? 0) : -1;
    this.#earlier = (setup.occurrences ?? 1) - 1;
    for (const square of squaresOf(this.white)) this.#toggle(keyIndex(0, this.#isKing(square), square));
    for (const square of squaresOf(this.black)) this.#toggle(keyIndex(1, this.#isKing(square), square));
    if (this.turn === 1) this.#toggle(TURN_KEY);
    if (this.mustContinue) this.#toggle(OPTION_KEY);
  }

  #toggle(key: number): void {
    this.hashLo ^= KEYS[2 * key]!;
    this.hashHi ^= KEYS[2 * key + 1]!;
  }

  #isKing(square: number): boolean {
    return (this.kings & (1 << square)) !== 0;
  }

  /** The board as the side to move sees it: one object, overwritten by every call. */
  look(): Sight {
    const sight = this.#sight;
    const own = this.turn === 0 ? this.white : this.black;
    sight.men = own & ~this.kings;
    sight.kings = own & this.kings;
    sight.enemies = this.turn === 0 ? this.black : this.white;
    sight.isUp = this.turn === 0;
    sight.mustContinue = this.mustContinue;
    return sight;
  }

  generateMoves(out: Int32Array, at: number): number {
    if (this.isDrawn()) return at;
    const sight = this.look();
    const end = writeCaptures(sight, out, at);
    return end > at ? end : writeQuietMoves(sight, out, at);
  }

  generateNoisy(out: Int32Array, at: number): number {
    return this.isDrawn() ? at : writeCaptures(this.look(), out, at);
  }

  isNoisy(move: Move): boolean {
    return moveCaptured(move) !== 0;
  }

  /** True when a capture is compulsory. */
  mustRespond(): boolean {
    return canCapture(this.look(), this.white | this.black);
  }

  makeMove(move: Move): void {
    const side = this.turn;
    const from = moveFrom(move);
    const to = moveTo(move);
    const captured = moveCaptured(move);
    const wasKing = this.#isKing(from);
    const isKing = wasKing || (LAST_ROWS[side] & (1 << to)) !== 0;
    this.#record();

    this.#toggle(keyIndex(side, wasKing, from));
    this.#toggle(keyIndex(side, isKing, to));
    for (let rest = captured; rest !== 0; rest &= rest - 1) {
      const victim = lowest(rest);
      this.#toggle(keyIndex((1 - side) as Side, this.#isKing(victim), victim));
    }
    this.#toggle(TURN_KEY);

    // A closed route ends where it began: then origin and end are one square.
    const moved = from === to ? 0 : (1 << from) | (1 << to);
    if (side === 0) {
      this.white ^= moved;
      this.black ^= captured;
    } else {
      this.black ^= moved;
      this.white ^= captured;
    }
    this.kings &= ~(captured | (1 << from));
    if (isKing) this.kings |= 1 << to;
    this.turn = (1 - side) as Side;
    this.quietPlies = wasKing && captured === 0 ? this.quietPlies + 1 : 0;
    this.endingPlies = this.#nextEndingPlies(captured !== 0 || wasKing !== isKing);
  }

  /** An ending that arises, or becomes another one by a capture or a promotion, is counted from 0. */
  #nextEndingPlies(isNew: boolean): number {
    const { white, black, kings } = this;
    const hasLonePiece = (white & (white - 1)) === 0 || (black & (black - 1)) === 0;
    if (!hasLonePiece || !isShortEnding(white, black, kings)) return -1;
    return isNew || this.endingPlies < 0 ? 0 : this.endingPlies + 1;
  }

  #record(): void {
    const at = RECORD_SIZE * this.#made++;
    if (at === this.#records.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.#records);
      this.#records = larger;
    }
    const records = this.#records;
    records[at] = this.hashLo;
    records[at + 1] = this.hashHi;
    records[at + 2] = this.white;
    records[at + 3] = this.black;
    records[at + 4] = this.kings;
    records[at + 5] = this.quietPlies;
    records[at + 6] = this.endingPlies;
  }

  undoMove(): void {
    const at = RECORD_SIZE * --this.#made;
    const records = this.#records;
    this.hashLo = records[at]!;
    this.hashHi = records[at + 1]!;
    this.white = records[at + 2]!;
    this.black = records[at + 3]!;
    this.kings = records[at + 4]!;
    this.quietPlies = records[at + 5]!;
    this.endingPlies = records[at + 6]!;
    this.turn = (1 - this.turn) as Side;
  }

  outcome(): Outcome {
    if (!this.#canMove()) return LOSS;
    return this.isDrawn() ? DRAW : ONGOING;
  }

  #canMove(): boolean {
    const sight = this.look();
    const { men, kings, isUp } = sight;
    const occupied = this.white | this.black;
    const empty = ~occupied;
    if ((menSteppingLeft(men, empty, isUp) | menSteppingRight(men, empty, isUp)) !== 0) return true;
    const besideKings = upLeft(kings) | upRight(kings) | downLeft(kings) | downRight(kings);
    return (besideKings & empty) !== 0 || canCapture(sight, occupied);
  }

  /** Whether a draw by repetition or by a count of moves has come. */
  isDrawn(): boolean {
    if (!this.drawsInForce) return false;
    if (this.quietPlies >= QUIET_LIMIT || this.endingPlies >= ENDING_LIMIT) return true;
    return this.countOccurrences() >= OCCURRENCE_LIMIT;
  }

  isRepeated(plies: number): boolean {
    return this.#occurrencesBefore(Math.min(plies, this.quietPlies)) > 0 || this.isDrawn();
  }

  /** Number of times that the position has occurred, itself included. */
  countOccurrences(): number {
    return 1 + this.#occurrencesBefore(this.quietPlies) + (this.#made === 0 ? this.#earlier : 0);
  }

  /** Occurrences among the last `plies` plies, all quiet. A way back takes two moves of each side or more. */
  #occurrencesBefore(plies: number): number {
    const records = this.#records;
    const reached = Math.min(plies, this.#made);
    let count = 0;
    for (let back = 4; back <= reached; back += 2) {
      const at = RECORD_SIZE * (this.#made - back);
      if (records[at] !== this.hashLo || records[at + 1] !== this.hashHi) continue;
      count += back === this.#made ? 1 + this.#earlier : 1;
    }
    return count;
  }

  /** Kings and men captured, and promotions; a king's worth is about that of three men. */
  moveHint(move: Move): number {
    const captured = moveCaptured(move);
    const isPromotion = !this.#isKing(moveFrom(move)) && (LAST_ROWS[this.turn] & (1 << moveTo(move))) !== 0;
    const kings = captured === 0 ? 0 : countSquares(captured & this.kings);
    return 8 * (countSquares(captured) + 2 * kings) + (isPromotion ? 16 : 0);
  }

  /** Origin and end make 1,024 slots. */
  historySlot(move: Move): number {
    return move & 1023;
  }

  /** The same position, its history included, with `turn` to move. */
  withTurn(turn: Side): DraughtsPosition {
    const copy = this.clone();
    if (turn !== copy.turn) {
      copy.turn = turn;
      copy.#toggle(TURN_KEY);
    }
    return copy;
  }

  get moveHints(): MoveHints {
    return this;
  }

  get noisyMoves(): NoisyMoves {
    return this;
  }

  get threats(): Threats {
    return this;
  }

  get automaticDraws(): AutomaticDraws {
    return this;
  }

  /** The copy knows the positions that may yet be repeated. */
  clone(): this {
    const copy = new DraughtsPosition(this);
    const kept = Math.min(this.quietPlies, this.#made);
    const records = this.#records.subarray(RECORD_SIZE * (this.#made - kept), RECORD_SIZE * this.#made);
    copy.#records.set(records);
    copy.#made = kept;
    copy.drawsInForce = this.drawsInForce;
    copy.#earlier = kept === this.#made ? this.#earlier : 0;
    return copy as this;
  }
}

function keyIndex(side: Side, isKing: boolean, square: number): number {
  return SQUARE_COUNT * (2 * side + (isKing ? 1 : 0)) + square;
}
