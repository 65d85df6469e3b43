import {
  type BoardArtist,
  type DrawOptions,
  LOOKS,
  type Paint,
  SQUARES_A_SIDE,
  squaresText,
} from '@tahoun/board';
import type { Move, Side } from '@tahoun/core';
import {
  type ChessPosition,
  countOf,
  moveFrom,
  moveTo,
  pieceLetter,
  sideOf,
  squareName,
  squareOf,
} from '../index.js';
import {
  checkGlow,
  hintArrow,
  landing,
  movedFill,
  pickedFill,
  promotionFrame,
  promotionStrip,
  targetMark,
} from './marks.js';
import {
  PIECE_BOX,
  PIECE_COLOURS,
  PIECE_KINDS,
  type PieceKind,
  type PlacedPiece,
  drawPieces,
  pieceAfter,
  pieceOn,
} from './pieces.js';
import { SQUARES, corner, emptyBoard, extent, middle } from './squares.js';
import { type Step, areasOf, stepOf } from './targets.js';

export { PIECE_BOX, PIECE_KINDS, type PieceKind, type PlacedPiece, drawPieces } from './pieces.js';

/** Chess: the squares, marks on those moved, picked and attacked, and the pieces over it. */
export const chessArtist = {
  // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858: White is about to give the queen away.
  cover: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16',
  turns: true,
  looks: LOOKS,
  hasPieceStyles: true,
  pairsMoves: true,
  pieceColours: [PIECE_COLOURS[0].body, PIECE_COLOURS[1].body],

  pieces: {
    kinds: PIECE_KINDS,
    values: [1, 3, 3, 5, 9, 0],
    // Kinds are numbered from 1.
    counts: ({ bits }, side) => PIECE_KINDS.map((_, kind) => countOf(bits, kind + 1, side)),
    draw: (kind, side, style) => drawPieces(side, [{ kind: kind as PieceKind, x: 0, y: 0 }], style),
  },

  draw(position, options) {
    const step = stepOf(position, options);
    const content =
      emptyBoard(options) +
      marks(position, step, options) +
      allPieces(position, options) +
      promotionStrip(step.choices, position.turn, options);
    const size = extent();
    return { width: size, height: size, content, areas: areasOf(position, step, options) };
  },

  layers(position, options) {
    const step = stepOf(position, options);
    return {
      under: emptyBoard(options) + marks(position, step, options),
      pieces: SQUARES.flatMap((square) => {
        const piece = pieceOn(position, square);
        if (piece === null) return [];
        const { kind, side } = piece;
        const content = drawPieces(side, [{ kind, x: -PIECE_BOX / 2, y: -PIECE_BOX / 2 }], options);
        const target = squareName(square);
        return [{ kind: `${side}${kind}`, side, target, ...middle(square, options), content }];
      }),
      over: promotionStrip(step.choices, position.turn, options),
    };
  },

  /** A move that is pointed at shows its piece on its target; a suggested one is an arrow. */
  preview(_position, { move, area }, options) {
    if (area === undefined) return hintArrow(moveFrom(move), moveTo(move), options);
    if (squareOf(area.targets[0] ?? '') < 0) return promotionFrame(area, options);
    return landing(moveTo(move), pieceAfter(move), options);
  },

  text: chessText,
} satisfies BoardArtist<ChessPosition>;

/** The layer between the squares and the pieces. */
function marks(position: ChessPosition, step: Step, options: DrawOptions): string {
  const parts: string[] = [];
  if (options.lastMove !== undefined) {
    for (const square of [moveFrom(options.lastMove), moveTo(options.lastMove)])
      parts.push(movedFill(square, options));
  }
  for (const square of step.picked) parts.push(pickedFill(square, options));
  if (position.inCheck()) parts.push(checkGlow(position.kingSquare(position.turn), options));
  for (const name of step.next) {
    const square = squareOf(name);
    if (square >= 0) parts.push(targetMark(square, pieceOn(position, square) !== null, options));
  }
  return parts.join('');
}

function allPieces(position: ChessPosition, options: DrawOptions): string {
  const sides: [PlacedPiece[], PlacedPiece[]] = [[], []];
  for (const square of SQUARES) {
    const piece = pieceOn(position, square);
    if (piece !== null) sides[piece.side].push({ kind: piece.kind, ...corner(square, options) });
  }
  return drawPieces(0, sides[0], options) + drawPieces(1, sides[1], options);
}

/** The board in letters, upper case for White. `*` follows the squares of the last move. */
function chessText(position: ChessPosition, paint: Paint, lastMove?: Move, bottom?: Side): string {
  const moved = lastMove === undefined ? [] : [moveFrom(lastMove), moveTo(lastMove)];
  const cellAt = (row: number, column: number): string => {
    const square = (SQUARES_A_SIDE - 1 - row) * SQUARES_A_SIDE + column;
    return squareText(position, square, paint) + (moved.includes(square) ? paint('*', 'mark') : ' ');
  };
  return squaresText(paint, cellAt, bottom);
}

function squareText(position: ChessPosition, square: number, paint: Paint): string {
  const piece = position.pieceAt(square);
  if (piece === 0) return paint('·', 'dim');
  return paint(pieceLetter(piece), sideOf(piece) === 0 ? 'side0' : 'side1');
}
