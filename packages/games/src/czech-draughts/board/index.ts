import {
  type BoardArtist,
  type DrawOptions,
  LOOKS,
  type Paint,
  type Point,
  type Scene,
  contentOf,
  layersOf,
  squaresText,
} from '@tahoun/board';
import type { Move, Side } from '@tahoun/core';
import {
  type DraughtsPosition,
  countSquares,
  lastRoute,
  moveCaptured,
  placeOf,
  routesOf,
  squareName,
  squaresOf,
} from '../index.js';
import {
  SQUARES,
  callRing,
  captureCross,
  coloursOf,
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
    counts({ white, black, kings }, side) {
      const own = side === 0 ? white : black;
      return [countSquares(own & ~kings), countSquares(own & kings)];
    },
    draw: (kind, side) => (kind === 'king' ? king : man)({ x: 32, y: 32 }, side),
  },

  draw(position, options) {
    const step = stepOf(position, options);
    const content = contentOf(sceneOf(position, step, options));
    return { width: extent(), height: extent(), content, areas: areasOf(position, step, options) };
  },

  layers: (position, options) => layersOf(sceneOf(position, stepOf(position, options), options)),

  /** The way of the move, crosses on the captured pieces, and the piece where it ends. */
  preview(position, { move }, options) {
    const route = routesOf(position.look(), move).next().value as readonly number[];
    const [from, to] = [route[0] as number, route.at(-1) as number];
    const isKing = pieceOn(position, from)?.isKing === true || isLastRow(to, position.turn);
    const piece = drawPiece({ side: position.turn, isKing }, middle(to, options));
    return `${path(route, options, PIECE_RADIUS)}${crosses(move, options)}<g opacity="0.6">${piece}</g>`;
  },

  text: draughtsText,
} satisfies BoardArtist<DraughtsPosition>;

function sceneOf(position: DraughtsPosition, step: Step, options: DrawOptions): Scene {
  const { lastMove } = options;
  const route = lastMove === undefined ? [] : lastRoute(position, lastMove);
  const fills = [...step.picked].map((square) => squareFill(square, coloursOf(options).picked, options));
  const rings = [...step.called].map((square) => callRing(square, options));
  return {
    under: emptyBoard(options) + lastMoveMarks(route, options) + fills.join('') + rings.join(''),
    pieces: SQUARES.flatMap((square) => {
      const piece = pieceOn(position, square);
      if (piece === null) return [];
      return [
        {
          kind: `${piece.side}${piece.isKing ? 'king' : 'man'}`,
          side: piece.side,
          target: squareName(square),
          ...middle(square, options),
          draw: (at) => drawPiece(piece, at),
          ...(square === route.at(-1) ? { route: route.map((each) => middle(each, options)) } : {}),
        },
      ];
    }),
    over: [...step.targets].map((square) => targetDot(square, options)).join(''),
  };
}

function drawPiece({ side, isKing }: Piece, at: Point): string {
  return (isKing ? king : man)(at, side);
}

/** The squares where the last move began and ended, its way, and crosses on the captured pieces. */
function lastMoveMarks(route: readonly number[], options: DrawOptions): string {
  const { lastMove } = options;
  if (lastMove === undefined) return '';
  const ends = [route[0] as number, route.at(-1) as number];
  const fills = ends.map((square) => squareFill(square, coloursOf(options).moved, options));
  return fills.join('') + path(route, options, 0) + crosses(lastMove, options);
}

function crosses(move: Move, options: DrawOptions): string {
  return squaresOf(moveCaptured(move))
    .map((square) => captureCross(square, options))
    .join('');
}

/** Men are `w` and `b`, kings `W` and `B`; a star marks where the last move ended. */
function draughtsText(position: DraughtsPosition, paint: Paint, lastMove?: Move, bottom?: Side): string {
  const end = lastMove === undefined ? undefined : lastRoute(position, lastMove).at(-1);
  const cellAt = (row: number, column: number): string => {
    const square = SQUARES.find((each) => {
      const place = placeOf(each);
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
