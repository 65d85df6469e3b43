import { ChessPosition } from '@tahoun/games/chess';

/** Ranks and files of a square turned over. */
const OTHER_SIDE = 56;
const MIRROR = 7;
const NO_SQUARE = -1;

/** The position seen from the other side; without castling rights, also in a mirror. */
export function chessImages(position: ChessPosition): ChessPosition[] {
  if (position.castlingRights !== 0) return [];
  return [image(position, OTHER_SIDE), image(position, MIRROR), image(position, OTHER_SIDE | MIRROR)];
}

/** @param flip bits of the squares' numbers that change; with the ranks the colours do, too */
function image(position: ChessPosition, flip: number): ChessPosition {
  const setup = position.setup();
  const isTurned = (flip & OTHER_SIDE) !== 0;
  const board = new Uint8Array(64);
  for (const [square, piece] of setup.board.entries()) {
    board[square ^ flip] = piece !== 0 && isTurned ? piece ^ 1 : piece;
  }
  const epSquare = setup.epSquare === NO_SQUARE ? NO_SQUARE : setup.epSquare ^ flip;
  const turn = isTurned ? ((1 - setup.turn) as 0 | 1) : setup.turn;
  return new ChessPosition({ ...setup, board, turn, epSquare });
}
