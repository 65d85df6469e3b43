import {
  CHESS_KING,
  CHESS_PAWN,
  type ChessPosition,
  chessBitCount,
  chessLowestBit,
} from '@tahoun/games/chess';

/*
 * What the network sees: 768 inputs, one for each kind of piece, own or enemy, on each square. Each side
 * looks from its own end of the board, and from the other wing when its king is on the files a to d: then the board
 * is mirrored, so that kings are always on the right. A *view* is one of the four: 2 * side, plus 1 when mirrored.
 */
export const INPUTS = 768;
/** Positions share an output with those of about as many pieces. */
export const BUCKETS = 8;
const PIECES_A_BUCKET = 4;
/** Positions set up by hand may have a piece on every square. */
export const MOST_PIECES = 64;

/** Where the pieces begin and end among the halves of `ChessPosition.bits`. */
export const FIRST_HALF = 4 * CHESS_PAWN;
export const END_HALF = 4 * CHESS_KING + 4;

/** A *place* is a piece on a square, `piece << 6 | square`. */
export const PLACES = 1024;
/** The input of each place, by view and place: `view << 10 | place`. */
export const INPUT_OF_PLACE = inputsOfPlaces();

/** The view of a side whose king is there. */
export function viewOf(side: 0 | 1, king: number): number {
  return 2 * side + ((king & 7) < 4 ? 1 : 0);
}

/** @param bits as in `ChessPosition`. */
export function bucketOf(bits: Int32Array): number {
  const pieces =
    chessBitCount(bits[0]!) + chessBitCount(bits[1]!) + chessBitCount(bits[2]!) + chessBitCount(bits[3]!);
  return Math.min(Math.trunc((pieces - 1) / PIECES_A_BUCKET), BUCKETS - 1);
}

/** Writes the inputs of the side to move's view, then those of the other's. @returns how many in a view. */
export function activate(position: ChessPosition, out: Uint16Array): number {
  const { turn } = position;
  const other = (1 - turn) as 0 | 1;
  const count = writeInputs(position, viewOf(turn, position.kingSquare(turn)), out, 0);
  return writeInputs(position, viewOf(other, position.kingSquare(other)), out, count) - count;
}

function writeInputs({ bits }: ChessPosition, view: number, out: Uint16Array, at: number): number {
  let end = at;
  for (let half = FIRST_HALF; half < END_HALF; half++) {
    for (let left = bits[half]!; left !== 0; left &= left - 1) {
      out[end++] = INPUT_OF_PLACE[view * PLACES + placeOf(half, left)]!;
    }
  }
  return end;
}

/** The place of the lowest square of half `half` of `ChessPosition.bits`. */
export function placeOf(half: number, left: number): number {
  return (half << 5) | chessLowestBit(left);
}

function inputsOfPlaces(): Uint16Array {
  const inputs = new Uint16Array(4 * PLACES);
  for (let view = 0; view < 4; view++) {
    const turn = (view & 2) === 0 ? 0 : 56;
    const mirror = (view & 1) === 0 ? 0 : 7;
    for (let piece = 2 * CHESS_PAWN; piece <= 2 * CHESS_KING + 1; piece++) {
      const isOwn = (piece & 1) === view >> 1;
      const table = (piece >> 1) - CHESS_PAWN + (isOwn ? 0 : CHESS_KING);
      for (let square = 0; square < 64; square++) {
        inputs[view * PLACES + 64 * piece + square] = 64 * table + (square ^ turn ^ mirror);
      }
    }
  }
  return inputs;
}
