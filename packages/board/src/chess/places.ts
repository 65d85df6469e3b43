import { type ChessPosition, chessSquareName } from '@tahoun/games/chess';
import type { DrawOptions, Hit, Label } from '../drawing.js';
import { pieceOn } from './rules.js';
import { CELL, SIZE, corner, spot } from './squares.js';
import type { Step } from './step.js';

/**
 * Every square is a place that stands for its name. While a pawn is being promoted, the pieces on offer take
 * the places of the squares that they cover.
 */
export function placesOf(position: ChessPosition, step: Step, options: DrawOptions): Hit[] {
  const hits: Hit[] = [];
  for (let square = 0; square < SIZE * SIZE; square++) {
    const offered = step.choices.find((choice) => choice.square === square);
    hits.push({
      targets: [offered?.kind ?? chessSquareName(square)],
      ...corner(square, options),
      width: CELL,
      height: CELL,
      ...spot(square, options),
      label:
        offered === undefined
          ? squareLabel(position, square, step)
          : { key: 'promotion', params: { piece: pieceName(offered.kind, position.turn) } },
      occupied: offered === undefined && pieceOn(position, square) !== null,
    });
  }
  return hits;
}

/** `piece` and `mark` only where there is one; `mark` tells what the picture shows by a ground or a dot. */
function squareLabel(position: ChessPosition, square: number, { picked, next }: Step): Label {
  const name = chessSquareName(square);
  const piece = pieceOn(position, square);
  const mark = picked.includes(square) ? 'picked' : next.has(name) ? 'target' : undefined;
  return {
    key: 'square',
    params: {
      square: name,
      ...(piece === null ? {} : { piece: pieceName(piece.kind, piece.side) }),
      ...(mark === undefined ? {} : { mark }),
    },
  };
}

function pieceName(kind: string, side: number): string {
  return `${side === 0 ? 'white' : 'black'}-${kind}`;
}
