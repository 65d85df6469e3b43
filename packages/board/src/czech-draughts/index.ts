import type { Move, Side } from '@tahoun/core';
import {
  type DraughtsPosition,
  draughtsMoveCaptured,
  draughtsPlaceOf,
  draughtsRoutesOf,
  draughtsSquareName,
  draughtsSquaresOf,
  lastDraughtsRoute,
} from '@tahoun/games/czech-draughts';
import { type BoardArtist, type DrawOptions, LOOKS, type Paint } from '../drawing.js';
import { squaresText } from '../squares.js';
import {
  SQUARES,
  callRing,
  coloursOf,
  cross,
  emptyBoard,
  extent,
  isLastRow,
  middle,
  path,
  squareFill,
  targetDot,
} from './layout.js';
import { PIECE_COLOURS, PIECE_RADIUS, king, man } from './pieces.js';
import { type Piece, type Step, areasOf, pieceOn, stepOf } from './targets.js';

export { PIECE_RADIUS, king, man } from './pieces.js';

/** Czech draughts: discs on brown squares; kings are two discs with a crown. */
export const czechDraughtsArtist = {
  cover: 'W:Wa1,a3,c1,d2,d4,e1,g1,g3:Ba7,b8,c5,c7,d8,f8,h6,h8',
  turns: true,
  looks: LOOKS,
  pairsMoves: true,
  pieceColours: [PIECE_COLOURS[0].body, PIECE_COLOURS[1].body],

  pieces: {
    kinds: ['man', 'king'],
    values: [1, 1],
    counts(position, side) {
      const own = SQUARES.map((square) => pieceOn(position, square)).filter((piece) => piece?.side === side);
      const kings = own.filter((piece) => piece?.isKing).length;
      return [own.length - kings, kings];
    },
    draw: (kind, side) => (kind === 'king' ? king : man)({ x: 32, y: 32 }, side),
  },

  draw(position, options) {
    const step = stepOf(position, options);
    const size = extent();
    const pieces = SQUARES.map((square) => drawPiece(pieceOn(position, square), square, options));
    const content = underPieces(position, step, options) + pieces.join('') + overPieces(step, options);
    return { width: size, height: size, content, areas: areasOf(position, step, options) };
  },

  layers(position, options) {
    const step = stepOf(position, options);
    const { lastMove } = options;
    const route = lastMove === undefined ? [] : lastDraughtsRoute(position, lastMove);
    return {
      under: underPieces(position, step, options),
      pieces: SQUARES.flatMap((square) => {
        const piece = pieceOn(position, square);
        if (piece === null) return [];
        const { side, isKing } = piece;
        return [
          {
            kind: `${side}${isKing ? 'king' : 'man'}`,
            side,
            target: draughtsSquareName(square),
            ...middle(square, options),
            content: (isKing ? king : man)({ x: 0, y: 0 }, side),
            ...(square === route.at(-1) ? { route: route.map((each) => middle(each, options)) } : {}),
          },
        ];
      }),
      over: overPieces(step, options),
    };
  },

  /** The way of the move, crosses on what it captures, and the piece where it ends. */
  preview(position, { move }, options) {
    const route = draughtsRoutesOf(position.look(), move).next().value as readonly number[];
    const [from, to] = [route[0] as number, route.at(-1) as number];
    const isKing = pieceOn(position, from)?.isKing === true || isLastRow(to, position.turn);
    const piece = drawPiece({ side: position.turn, isKing }, to, options);
    return `${path(route, options, PIECE_RADIUS)}${crosses(move, options)}<g opacity="0.6">${piece}</g>`;
  },

  text: draughtsText,
} satisfies BoardArtist<DraughtsPosition>;

function underPieces(position: DraughtsPosition, { picked, called }: Step, options: DrawOptions): string {
  const fills = [...picked].map((square) => squareFill(square, coloursOf(options).picked, options));
  const rings = [...called].map((square) => callRing(square, options));
  return emptyBoard(options) + lastMoveMarks(position, options) + fills.join('') + rings.join('');
}

function overPieces({ targets }: Step, options: DrawOptions): string {
  return [...targets].map((square) => targetDot(square, options)).join('');
}

function drawPiece(piece: Piece | null, square: number, options: DrawOptions): string {
  if (piece === null) return '';
  const at = middle(square, options);
  return piece.isKing ? king(at, piece.side) : man(at, piece.side);
}

/** The squares where the last move began and ended, its way, and what it captured. */
function lastMoveMarks(position: DraughtsPosition, options: DrawOptions): string {
  const { lastMove } = options;
  if (lastMove === undefined) return '';
  const route = lastDraughtsRoute(position, lastMove);
  const ends = [route[0] as number, route.at(-1) as number];
  const fills = ends.map((square) => squareFill(square, coloursOf(options).moved, options));
  return fills.join('') + path(route, options, 0) + crosses(lastMove, options);
}

function crosses(move: Move, options: DrawOptions): string {
  return draughtsSquaresOf(draughtsMoveCaptured(move))
    .map((square) => cross(square, options))
    .join('');
}

/** Men are `w` and `b`, kings `W` and `B`; a star marks where the last move ended. */
function draughtsText(position: DraughtsPosition, paint: Paint, lastMove?: Move, bottom?: Side): string {
  const end = lastMove === undefined ? undefined : lastDraughtsRoute(position, lastMove).at(-1);
  const cellAt = (row: number, column: number): string => {
    const square = SQUARES.find((each) => {
      const place = draughtsPlaceOf(each);
      return place.row === row && place.column === column;
    });
    if (square === undefined) return '  ';
    return glyph(position, square, paint) + (square === end ? paint('*', 'mark') : ' ');
  };
  return squaresText(paint, cellAt, bottom);
}

function glyph(position: DraughtsPosition, square: number, paint: Paint): string {
  const piece = pieceOn(position, square);
  if (piece === null) return paint('·', 'dim');
  const letter = piece.side === 0 ? 'w' : 'b';
  return paint(piece.isKing ? letter.toUpperCase() : letter, piece.side === 0 ? 'side0' : 'side1');
}
