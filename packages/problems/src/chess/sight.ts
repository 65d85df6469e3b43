import {
  BISHOP,
  type ChessPosition,
  DIAGONAL,
  QUEEN,
  ROOK,
  STRAIGHT,
  attacks,
  kindOf,
  sideOf,
} from '@tahoun/games/chess';

/** Worth of a piece as players count it, by kind; the king above all. */
export function worthOf(piece: number): number {
  return [0, 1, 3, 3, 5, 9, 100][kindOf(piece)]!;
}

/** The directions in which a piece attacks along lines; none for the others. */
export function linesOf(piece: number): readonly (readonly [number, number])[] {
  switch (kindOf(piece)) {
    case BISHOP:
      return DIAGONAL;
    case ROOK:
      return STRAIGHT;
    case QUEEN:
      return [...STRAIGHT, ...DIAGONAL];
    default:
      return [];
  }
}

/** The squares that the piece on a square attacks. */
export function attacksFrom(position: ChessPosition, square: number): number[] {
  return [...position.board.keys()].filter((to) => attacks(position, square, to));
}

/** The squares of a side's pieces that attack a square. */
export function attackersOf(position: ChessPosition, square: number, side: number): number[] {
  return [...position.board.keys()].filter((from) => {
    const piece = position.board[from]!;
    return piece !== 0 && sideOf(piece) === side && attacks(position, from, square);
  });
}
