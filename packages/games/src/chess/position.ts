import {
  type AutomaticDraws,
  DRAW,
  LOSS,
  type Move,
  type MoveHints,
  NO_MOVE,
  type NoisyMoves,
  type NullMove,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Threats,
} from '@tahoun/core';
import { type CastlingPlan, type ChessState, castlingPlan } from './castling.js';
import { CHECKERS, CHECK_FACTS, findChecks, givesCheck } from './checks.js';
import { exchangeValue, leastExchange } from './exchange.js';
import { CLOCK, EP_SQUARE, History, KEY_HI, KEY_LO, MADE, REVERSIBLE, RIGHTS, WINNERS } from './history.js';
import { isInsufficient } from './material.js';
import {
  CAPTURED_SHIFT,
  CASTLING,
  DOUBLE_STEP,
  EN_PASSANT,
  PIECE_SHIFT,
  PROMOTION_SHIFT,
  TO_SHIFT,
  hintOf,
  historySlotOf,
  isNoisy,
} from './move.js';
import { generateLegal, hasLegalMove } from './moves.js';
import { canCaptureEnPassant } from './pawn-moves.js';
import { EN_PASSANT_KEYS, KING, PAWN, PIECE_CODES, TURN_HI, TURN_LO } from './pieces.js';
import {
  type Placement,
  addPiece,
  castle,
  movePiece,
  removePiece,
  restorePiece,
  uncastle,
  unmovePiece,
} from './placement.js';
import { NO_SQUARE, fileOf, firstSquare } from './squares.js';

/** Plies without a capture or a pawn's move after which a draw may be claimed, and is automatic. */
const CLAIMABLE_PLIES = 100;
const AUTOMATIC_PLIES = 150;
/** Number of occurrences of a position for the same. */
const CLAIMABLE_TIMES = 3;
const AUTOMATIC_TIMES = 5;
/** A position cannot come back in fewer plies. */
const SHORTEST_RETURN = 4;

/** All that a position is made of, checked beforehand. */
export interface ChessSetup {
  /** A piece or `NO_PIECE` for each of the 64 squares; one king a side, no pawns on ranks 1 and 8. */
  readonly board: Uint8Array;
  readonly turn: Side;
  /** Bits `1 << wing`. */
  readonly castlingRights: number;
  /** The rook of each wing; `NO_SQUARE` where there is no right. */
  readonly castlingRooks: Int8Array;
  /** The square behind a pawn that has just gone two squares, or `NO_SQUARE`. */
  readonly epSquare: number;
  readonly halfmoveClock: number;
  readonly fullmoveNumber: number;
  readonly isChess960: boolean;
}

/** A chess position in play, with the history that repetitions need. Moves: `move.ts`. */
export class ChessPosition implements Position, Placement, ChessState {
  turn: Side;
  hashLo = 0;
  hashHi = 0;
  /**
   * Sets of squares by piece, halves at 2 * piece and 2 * piece + 1 (`pieces.ts`, `squares.ts`); in
   * the places of the pieces 0 and 1 all squares of White and of Black. Read only.
   */
  readonly bits = new Int32Array(2 * PIECE_CODES);
  /** The piece on each square, a1 first. Read only. */
  readonly board = new Uint8Array(64);
  /** Bits `1 << wing`: 1 and 2 for White's towards h and a, 4 and 8 for Black's. */
  castlingRights: number;
  /** The target of a legal en passant capture, else `NO_SQUARE`. */
  epSquare: number = NO_SQUARE;
  /** Plies since the last capture or pawn's move. */
  halfmoveClock: number;
  /** From 1; grows after Black's moves. */
  fullmoveNumber: number;
  readonly castling: CastlingPlan;
  /** True when castling is written as in Chess960: king takes rook. */
  readonly isChess960: boolean;
  drawsInForce = true;
  /** Pawns, rooks and queens of both sides: while there is one, the game can be won. Read only. */
  winners = 0;
  /** Plies that a repetition may reach back over; no more than were made here. */
  #reversible = 0;
  #history = new History();
  /** Checks and pins of the side to move, found when they are first asked for. */
  readonly #checks = new Int32Array(CHECK_FACTS);
  #knowsChecks = false;

  constructor(setup: ChessSetup) {
    this.turn = setup.turn;
    this.castlingRights = setup.castlingRights;
    this.halfmoveClock = setup.halfmoveClock;
    this.fullmoveNumber = setup.fullmoveNumber;
    for (const [square, piece] of setup.board.entries()) if (piece !== 0) addPiece(this, piece, square);
    this.castling = castlingPlan(setup.castlingRooks, [this.kingSquare(0), this.kingSquare(1)]);
    this.isChess960 = setup.isChess960;
    this.#toggleRightsKey();
    if (setup.turn === 1) {
      this.hashLo ^= TURN_LO;
      this.hashHi ^= TURN_HI;
    }
    if (setup.epSquare !== NO_SQUARE) this.#allowEnPassant(setup.epSquare);
  }

  generateMoves(out: Int32Array, at: number): number {
    return this.#isDrawn() ? at : generateLegal(this, this.checks(), out, at, false);
  }

  generateNoisy(out: Int32Array, at: number): number {
    return this.#isDrawn() ? at : generateLegal(this, this.checks(), out, at, true);
  }

  makeMove(move: Move): void {
    this.#remember(move);
    const side = this.turn;
    const from = move & 63;
    const to = (move >> TO_SHIFT) & 63;
    const piece = (move >> PIECE_SHIFT) & 15;
    const captured = (move >> CAPTURED_SHIFT) & 15;
    this.#leaveEnPassant();
    if ((move & CASTLING) !== 0) {
      castle(this, this.castling, piece, from, to);
    } else {
      if (captured !== 0) removePiece(this, captured, (move & EN_PASSANT) !== 0 ? to ^ 8 : to);
      movePiece(this, piece, from, to);
      const promotion = (move >> PROMOTION_SHIFT) & 7;
      if (promotion !== 0) {
        removePiece(this, piece, to);
        addPiece(this, 2 * promotion + side, to);
      }
    }
    if (captured !== 0 || piece >> 1 === PAWN) {
      this.halfmoveClock = 0;
      this.#reversible = 0;
    } else {
      this.halfmoveClock++;
      this.#reversible++;
    }
    const kept = this.castling.kept;
    const rights = this.castlingRights & kept[from]! & kept[to]!;
    if (rights !== this.castlingRights) {
      this.#toggleRightsKey();
      this.castlingRights = rights;
      this.#toggleRightsKey();
    }
    this.#passTurn();
    if ((move & DOUBLE_STEP) !== 0) this.#allowEnPassant((from + to) >> 1);
  }

  undoMove(): void {
    const at = this.#history.pop();
    const { records } = this.#history;
    const move = records[at + MADE]!;
    const side = (1 - this.turn) as Side;
    this.turn = side;
    this.hashLo = records[at + KEY_LO]!;
    this.hashHi = records[at + KEY_HI]!;
    this.castlingRights = records[at + RIGHTS]!;
    this.epSquare = records[at + EP_SQUARE]!;
    this.halfmoveClock = records[at + CLOCK]!;
    this.#reversible = records[at + REVERSIBLE]!;
    this.winners = records[at + WINNERS]!;
    this.fullmoveNumber -= side;
    this.#knowsChecks = false;
    if (move === NO_MOVE) return;
    const from = move & 63;
    const to = (move >> TO_SHIFT) & 63;
    const piece = (move >> PIECE_SHIFT) & 15;
    const captured = (move >> CAPTURED_SHIFT) & 15;
    const promotion = (move >> PROMOTION_SHIFT) & 7;
    if ((move & CASTLING) !== 0) {
      uncastle(this, this.castling, piece, from, to);
      return;
    }
    unmovePiece(this, piece, promotion === 0 ? piece : 2 * promotion + side, from, to);
    if (captured !== 0) restorePiece(this, captured, (move & EN_PASSANT) !== 0 ? to ^ 8 : to);
  }

  outcome(): Outcome {
    if (this.#isAutomaticDraw()) return DRAW;
    const checks = this.checks();
    // Mate takes precedence over the 75-move rule.
    if (!hasLegalMove(this, checks)) return checks[CHECKERS] === 0 ? DRAW : LOSS;
    return this.drawsInForce && this.halfmoveClock >= AUTOMATIC_PLIES ? DRAW : ONGOING;
  }

  /** A draw that the side to move may claim at once in a game that goes on, or null. */
  canClaimDraw(): 'threefold-repetition' | 'fifty-moves' | null {
    if (this.outcome() !== ONGOING) return null;
    if (this.#isRepeatedTimes(CLAIMABLE_TIMES)) return 'threefold-repetition';
    return this.halfmoveClock >= CLAIMABLE_PLIES ? 'fifty-moves' : null;
  }

  /** Draws that can be claimed count as well, unless a check may be mate. */
  isRepeated(plies: number): boolean {
    if (this.drawsInForce && this.halfmoveClock >= CLAIMABLE_PLIES && !this.inCheck()) return true;
    const { hashLo, hashHi } = this;
    const history = this.#history;
    let times = 1;
    for (let back = SHORTEST_RETURN; back <= this.#reversible; back += 2) {
      if (!history.hadKey(back, hashLo, hashHi)) continue;
      times++;
      if (back <= plies || times >= CLAIMABLE_TIMES) return true;
    }
    return false;
  }

  /** Whether the position has occurred `wanted` times, now included. */
  #isRepeatedTimes(wanted: number): boolean {
    if (this.#reversible < SHORTEST_RETURN * (wanted - 1)) return false;
    const { hashLo, hashHi } = this;
    const history = this.#history;
    let times = 1;
    for (let back = SHORTEST_RETURN; back <= this.#reversible; back += 2) {
      if (history.hadKey(back, hashLo, hashHi)) times++;
    }
    return times >= wanted;
  }

  #isDrawnByMaterial(): boolean {
    return this.winners === 0 && isInsufficient(this.bits);
  }

  /** Whether there is nothing to play though there may be legal moves. */
  #isDrawn(): boolean {
    return (this.drawsInForce && this.halfmoveClock >= AUTOMATIC_PLIES) || this.#isAutomaticDraw();
  }

  /** By material or repetition; neither can be on the board together with mate. */
  #isAutomaticDraw(): boolean {
    return this.drawsInForce && (this.#isDrawnByMaterial() || this.#isRepeatedTimes(AUTOMATIC_TIMES));
  }

  /** The rule that ends the game in a draw although there may be legal moves, or null. */
  reasonOfDraw(): 'insufficient-material' | 'fivefold-repetition' | 'seventy-five-moves' | null {
    if (this.#isDrawnByMaterial()) return 'insufficient-material';
    if (this.#isRepeatedTimes(AUTOMATIC_TIMES)) return 'fivefold-repetition';
    return this.halfmoveClock >= AUTOMATIC_PLIES ? 'seventy-five-moves' : null;
  }

  moveHint(move: Move): number {
    return hintOf(move);
  }

  historySlot(move: Move): number {
    return historySlotOf(move);
  }

  isNoisy(move: Move): boolean {
    return isNoisy(move);
  }

  exchangeValue(move: Move, enough: number): number {
    const least = leastExchange(move);
    return least >= enough ? least : exchangeValue(this, move);
  }

  mustRespond(): boolean {
    return this.inCheck();
  }

  givesCheck(move: Move): boolean {
    if ((move & (CASTLING | EN_PASSANT)) === 0) return givesCheck(this.bits, this.turn, move);
    this.makeMove(move);
    const isCheck = this.inCheck();
    this.undoMove();
    return isCheck;
  }

  makePass(): boolean {
    const { bits, turn } = this;
    const officers = bits[2 * turn]! ^ bits[4 * PAWN + 2 * turn]! ^ bits[4 * KING + 2 * turn]!;
    const officersHi = bits[2 * turn + 1]! ^ bits[4 * PAWN + 2 * turn + 1]! ^ bits[4 * KING + 2 * turn + 1]!;
    if ((officers | officersHi) === 0 || this.inCheck()) return false;
    this.#remember(NO_MOVE);
    this.#leaveEnPassant();
    this.halfmoveClock++;
    // Positions before a pass are no repetitions: the same side would have moved twice.
    this.#reversible = 0;
    this.#passTurn();
    return true;
  }

  inCheck(): boolean {
    return this.checks()[CHECKERS] !== 0;
  }

  /** Checks and pins of the side to move, see `checks.ts`. Valid until the next move. */
  checks(): Int32Array {
    if (!this.#knowsChecks) {
      findChecks(this.bits, this.turn, this.#checks);
      this.#knowsChecks = true;
    }
    return this.#checks;
  }

  /** The piece on a square, 0 if it is empty. */
  pieceAt(square: number): number {
    return this.board[square]!;
  }

  kingSquare(side: Side): number {
    return firstSquare(this.bits[4 * KING + 2 * side]!, this.bits[4 * KING + 2 * side + 1]!);
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

  get nullMove(): NullMove {
    return this;
  }

  get automaticDraws(): AutomaticDraws {
    return this;
  }

  clone(): this {
    const copy = new ChessPosition(this.setup());
    copy.drawsInForce = this.drawsInForce;
    copy.#reversible = this.#reversible;
    copy.#history = this.#history.copy(this.#reversible);
    return copy as this;
  }

  /** Data that define the position. The arrays are copies. */
  setup(): ChessSetup {
    return {
      board: this.board.slice(),
      turn: this.turn,
      castlingRights: this.castlingRights,
      castlingRooks: this.castling.rooks.map((rook, wing) =>
        (this.castlingRights & (1 << wing)) === 0 ? NO_SQUARE : rook,
      ),
      epSquare: this.epSquare,
      halfmoveClock: this.halfmoveClock,
      fullmoveNumber: this.fullmoveNumber,
      isChess960: this.isChess960,
    };
  }

  #remember(move: Move): void {
    const at = this.#history.push();
    const { records } = this.#history;
    records[at + KEY_LO] = this.hashLo;
    records[at + KEY_HI] = this.hashHi;
    records[at + MADE] = move;
    records[at + RIGHTS] = this.castlingRights;
    records[at + EP_SQUARE] = this.epSquare;
    records[at + CLOCK] = this.halfmoveClock;
    records[at + REVERSIBLE] = this.#reversible;
    records[at + WINNERS] = this.winners;
  }

  #passTurn(): void {
    this.fullmoveNumber += this.turn;
    this.turn = (1 - this.turn) as Side;
    this.hashLo ^= TURN_LO;
    this.hashHi ^= TURN_HI;
    this.#knowsChecks = false;
  }

  #toggleRightsKey(): void {
    this.hashLo ^= this.castling.keys[2 * this.castlingRights]!;
    this.hashHi ^= this.castling.keys[2 * this.castlingRights + 1]!;
  }

  #leaveEnPassant(): void {
    if (this.epSquare === NO_SQUARE) return;
    this.#toggleEnPassantKey();
    this.epSquare = NO_SQUARE;
  }

  /** Keeps the square only if a pawn can legally capture there: else the position is the same without. */
  #allowEnPassant(square: number): void {
    const { bits, turn } = this;
    if (!canCaptureEnPassant(bits, turn, square)) return;
    this.epSquare = square;
    this.#toggleEnPassantKey();
  }

  #toggleEnPassantKey(): void {
    const at = 2 * fileOf(this.epSquare);
    this.hashLo ^= EN_PASSANT_KEYS[at]!;
    this.hashHi ^= EN_PASSANT_KEYS[at + 1]!;
  }
}
