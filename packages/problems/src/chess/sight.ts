import {
  CHESS_BISHOP as BISHOP,
  type ChessPosition,
  CHESS_KING as KING,
  CHESS_KNIGHT as KNIGHT,
  CHESS_PAWN as PAWN,
  CHESS_QUEEN as QUEEN,
  CHESS_ROOK as ROOK,
  chessKindOf as kindOf,
  chessSideOf as sideOf,
} from '@tahoun/games/chess';

/** Worth of a piece as players count it, by kind; the king above all. */
export function worthOf(piece: number): number {
  return [0, 1, 3, 3, 5, 9, 100][kindOf(piece)]!;
}

const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const JUMPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

/** The squares in a direction, up to the edge. */
export function rayFrom(square: number, [files, ranks]: readonly [number, number]): number[] {
  const squares: number[] = [];
  let [file, rank] = [(square & 7) + files, (square >> 3) + ranks];
  for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks) {
    squares.push(8 * rank + file);
  }
  return squares;
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

function stepsOf(piece: number): readonly (readonly [number, number])[] {
  switch (kindOf(piece)) {
    case PAWN:
      return sideOf(piece) === 0
        ? [
            [1, 1],
            [-1, 1],
          ]
        : [
            [1, -1],
            [-1, -1],
          ];
    case KNIGHT:
      return JUMPS;
    case KING:
      return [...STRAIGHT, ...DIAGONAL];
    default:
      return [];
  }
}

/** The squares that the piece on a square attacks. */
export function attacksFrom({ board }: ChessPosition, square: number): number[] {
  const piece = board[square]!;
  const near = stepsOf(piece).flatMap((step) => rayFrom(square, step).slice(0, 1));
  const far = linesOf(piece).flatMap((line) => {
    const ray = rayFrom(square, line);
    const end = ray.findIndex((each) => board[each] !== 0);
    return end < 0 ? ray : ray.slice(0, end + 1);
  });
  return [...near, ...far];
}

/** The squares of a side's pieces that attack a square. */
export function attackersOf(position: ChessPosition, square: number, side: number): number[] {
  return [...position.board.keys()].filter((from) => {
    const piece = position.board[from]!;
    return piece !== 0 && sideOf(piece) === side && attacksFrom(position, from).includes(square);
  });
}
