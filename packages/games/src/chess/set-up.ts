import { ONE_PIECE_A_PLACE, type SetUp, type SetUpForm, type SetUpOption } from '../set-up.js';
import { WINGS, type Wing } from './castling.js';
import { rooksOf } from './fen-castling.js';
import { chess } from './index.js';
import {
  BISHOP,
  KIND_NAMES,
  KING,
  KNIGHT,
  NO_PIECE,
  PAWN,
  QUEEN,
  ROOK,
  kindOf,
  makePiece,
  sideOf,
} from './pieces.js';
import { ChessPosition } from './position.js';
import { NO_SQUARE, rankOf, squareAt, squareName, squareOf } from './squares.js';

const NONE = '-';
const EN_PASSANT = 'en-passant';
const CODES = ([0, 1] as const).flatMap((side) =>
  [KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN].map((kind) => makePiece(kind, side)),
);
const CODE_OF = new Map(CODES.map((piece) => [nameOf(piece), piece]));

/** A board for display only: it may lack kings, so there are no moves and no checks. */
class ChessSketch extends ChessPosition {
  override generateMoves(_out: Int32Array, at: number): number {
    return at;
  }

  override inCheck(): boolean {
    return false;
  }
}

/** Chess: the pieces of both colours, castling with the rooks that could, and en passant. */
export const chessSetUp: SetUpForm<ChessPosition> = {
  ...ONE_PIECE_A_PLACE,
  palette: () => CODES.map((piece) => ({ id: nameOf(piece) })),

  options(setUp) {
    const board = boardOf(setUp);
    const castling = WINGS.map((wing) => ({ id: castlingId(wing), values: rooksOf(board, wing) }));
    const offered = [...castling, { id: EN_PASSANT, values: passedSquares(board, setUp) }];
    return offered
      .filter(({ values }) => values.length > 0)
      .map(({ id, values }): SetUpOption => ({ id, values: [NONE, ...values.map(squareName)] }));
  },

  read(position) {
    const squares = Array.from(position.board.keys()).filter((square) => position.board[square] !== NO_PIECE);
    const options: Record<string, string> = { [EN_PASSANT]: nameOrNone(position.epSquare) };
    for (const wing of WINGS) {
      const isAllowed = (position.castlingRights & (1 << wing)) !== 0;
      options[castlingId(wing)] = nameOrNone(isAllowed ? position.castling.rooks[wing]! : NO_SQUARE);
    }
    return {
      pieces: new Map(squares.map((square) => [squareName(square), nameOf(position.board[square]!)])),
      turn: position.turn,
      options,
    };
  },

  /** The rights go with the pieces: rooks that are added have none. */
  clear: (setUp) => ({ ...setUp, pieces: new Map(), options: {} }),
  write: (setUp) => chess.formatPosition(sketch(setUp)),
  sketch,
};

function sketch(setUp: SetUp): ChessPosition {
  const board = boardOf(setUp);
  const castlingRooks = Int8Array.from(WINGS, (wing) =>
    chosen(setUp, castlingId(wing), rooksOf(board, wing)),
  );
  return new ChessSketch({
    board,
    turn: setUp.turn,
    castlingRights: WINGS.reduce<number>(
      (rights, wing) => rights | (castlingRooks[wing] === NO_SQUARE ? 0 : 1 << wing),
      0,
    ),
    castlingRooks,
    epSquare: chosen(setUp, EN_PASSANT, passedSquares(board, setUp)),
    halfmoveClock: 0,
    fullmoveNumber: 1,
    isChess960: false,
  });
}

function boardOf({ pieces }: SetUp): Uint8Array {
  const board = new Uint8Array(64);
  for (const [place, id] of pieces) board[squareOf(place)] = CODE_OF.get(id) ?? NO_PIECE;
  return board;
}

/** The squares that a pawn can just have passed beside a pawn that could capture it there. */
function passedSquares(board: Uint8Array, { turn }: SetUp): number[] {
  const [rank, forward] = turn === 0 ? [5, 8] : [2, -8];
  const [own, other] = turn === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((file) => squareAt(file, rank))
    .filter((square) => {
      const pawn = square - forward;
      const beside = [pawn - 1, pawn + 1].filter((each) => rankOf(each) === rankOf(pawn));
      return (
        board[square] === NO_PIECE &&
        board[square + forward] === NO_PIECE &&
        board[pawn] === makePiece(PAWN, other) &&
        beside.some((each) => board[each] === makePiece(PAWN, own))
      );
    });
}

/** The square that an option names, if it is still among those on offer. */
function chosen({ options }: SetUp, id: string, offered: readonly number[]): number {
  return offered.find((square) => squareName(square) === options[id]) ?? NO_SQUARE;
}

function castlingId(wing: Wing): string {
  return `castling-${'KQkq'.charAt(wing)}`;
}

function nameOrNone(square: number): string {
  return square === NO_SQUARE ? NONE : squareName(square);
}

/** The board's name of a piece: `white-king`. */
function nameOf(piece: number): string {
  return `${sideOf(piece) === 0 ? 'white' : 'black'}-${KIND_NAMES[kindOf(piece)]}`;
}
