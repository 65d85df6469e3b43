import { type Game, LOSS, type Side, type VariantValues } from '@tahoun/core';
import { plainResult } from '../plain-game.js';
import { badVariantValue, checkVariants } from '../variants.js';
import { checkOtherKing, formatFen, parseFen } from './fen.js';
import { cannotMate, countOf } from './material.js';
import { isCastling, moveCaptured, moveFrom, movePromotion, moveTo, movedPiece } from './move.js';
import { parseChessMove } from './move-reading.js';
import { castlingRook, formatSan, formatUci } from './move-text.js';
import { BISHOP, KIND_NAMES, KNIGHT, NO_PIECE, PAWN, QUEEN, ROOK, kindOf } from './pieces.js';
import { ChessPosition } from './position.js';
import { NO_SQUARE, squareName } from './squares.js';
import { ORDINARY_START, START_POSITIONS, startPosition } from './start-positions.js';

export { DIAGONAL, KING_ATTACKS, STRAIGHT, squaresAlong } from './attacks.js';
export { attacks } from './checks.js';
export { countOf } from './material.js';
export { isCastling, moveCaptured, moveFrom, movePromotion, moveTo, movedPiece } from './move.js';
export { formatUci } from './move-text.js';
export * from './pgn.js';
export * from './pgn-reading.js';
export {
  BISHOP,
  KIND_NAMES,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  kindOf,
  pieceLetter,
  sideOf,
} from './pieces.js';
export { ChessPosition } from './position.js';
export { NO_SQUARE, bitCount, lowestBit, squareName, squareOf } from './squares.js';

const VARIANTS = [
  {
    id: 'start',
    default: String(ORDINARY_START),
    accepts: `the number of a Chess960 starting position, 0 to ${START_POSITIONS - 1} (${ORDINARY_START} is the standard one)`,
    suggestions: [String(ORDINARY_START), '0', '87', '342', '692', '959'],
    range: { min: 0, max: START_POSITIONS - 1 },
  },
  {
    id: 'chess960',
    default: 'false',
    accepts: 'true or false',
    suggestions: [],
  },
] as const;

/** Worth of the pieces as players count it, by kind. */
const POINTS = [0, 1, 3, 3, 5, 9] as const;

/** Chess by the Laws of FIDE, Chess960 included. */
export const chess: Game<ChessPosition> = {
  id: 'chess',
  name: 'Chess',
  sides: [
    { id: 'w', name: 'White' },
    { id: 'b', name: 'Black' },
  ],
  unit: 'pawn',
  variants: VARIANTS,

  initial(variants = {}) {
    const { start, isChess960 } = readVariants(variants);
    return startPosition(start, isChess960);
  },
  parsePosition: (text, variants, onDropped) => parseFen(text, readVariants(variants).isChess960, onDropped),
  formatPosition: formatFen,
  parseMove: parseChessMove,
  formatMove: formatSan,
  formatUci,

  moveFacts(_position, move) {
    const [captured, promotion] = [moveCaptured(move), movePromotion(move)];
    return {
      piece: KIND_NAMES[kindOf(movedPiece(move))]!,
      from: squareName(moveFrom(move)),
      to: squareName(moveTo(move)),
      captured: captured === NO_PIECE ? [] : [KIND_NAMES[kindOf(captured)]!],
      promotion: promotion === 0 ? null : KIND_NAMES[promotion]!,
    };
  },

  withTurn(position, turn) {
    if (turn === position.turn) return position.clone();
    // En passant is only possible at once, so the right to it ends.
    const turned = new ChessPosition({ ...position.setup(), turn, epSquare: NO_SQUARE });
    checkOtherKing(turned);
    return turned;
  },

  result: (position) =>
    plainResult(
      position,
      position.outcome() === LOSS ? 'checkmate' : (position.reasonOfDraw() ?? 'stalemate'),
    ),

  claimableDraw: (position) => position.canClaimDraw(),
  cannotWin: (position, side) => cannotMate(position.bits, side),

  figures: (position) => ({
    side0: pointsOf(position, 0),
    side1: pointsOf(position, 1),
    halfmoves: position.halfmoveClock,
  }),

  targets(position, move) {
    const [from, to] = [squareName(moveFrom(move)), squareName(moveTo(move))];
    const promotion = movePromotion(move);
    if (promotion !== 0) return [[from, to, KIND_NAMES[promotion]!]];
    if (!isCastling(move)) return [[from, to]];
    const rook = squareName(castlingRook(position, move));
    // A king that arrives next door could just as well have stepped there.
    const isFar = Math.abs(moveTo(move) - moveFrom(move)) > 1;
    return isFar && rook !== to
      ? [
          [from, to],
          [from, rook],
        ]
      : [[from, rook]];
  },
};

function readVariants(variants: VariantValues = {}): { start: number; isChess960: boolean } {
  checkVariants('chess', VARIANTS, variants);
  const [startOption, chess960Option] = VARIANTS;
  const start = variants.start || startOption.default;
  const chess960 = variants.chess960 || chess960Option.default;
  if (!/^\d{1,3}$/.test(start) || Number(start) >= START_POSITIONS) {
    throw badVariantValue('chess', startOption, start);
  }
  if (chess960 !== 'true' && chess960 !== 'false') {
    throw badVariantValue('chess', chess960Option, chess960);
  }
  return { start: Number(start), isChess960: chess960 === 'true' };
}

/** Value of a side's pieces, in pawns. */
function pointsOf({ bits }: ChessPosition, side: Side): number {
  return [PAWN, KNIGHT, BISHOP, ROOK, QUEEN].reduce((points, kind) => {
    return points + POINTS[kind]! * countOf(bits, kind, side);
  }, 0);
}
