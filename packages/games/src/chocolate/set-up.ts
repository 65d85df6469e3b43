import { type SetUp, type SetUpForm, numbersFrom } from '../set-up.js';
import { chocolate } from './index.js';
import { parsePiece } from './notation.js';
import { MAX_SIDE, PIECES, pieceText } from './pieces.js';
import { ChocolatePosition } from './position.js';

const SIDES = numbersFrom(1, MAX_SIDE);
const FIRST_BAR = { height: '4', width: '6' };

/** Chocolate: bars of any size are added to the heap. `pieces` has the number of each. */
export const chocolateSetUp: SetUpForm<ChocolatePosition> = {
  isHeap: true,
  palette: ({ options }) => [{ id: pieceText(parsePiece(`${options.height}x${options.width}`)) }],
  options: () => [
    { id: 'height', values: SIDES },
    { id: 'width', values: SIDES },
  ],

  read: ({ counts, turn }) => ({
    pieces: new Map(
      Array.from(counts.entries())
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => [pieceText(kind), String(count)]),
    ),
    turn,
    options: FIRST_BAR,
  }),

  write: (setUp) => chocolate.formatPosition(sketch(setUp)),
  sketch,
  clear: (setUp) => ({ ...setUp, pieces: new Map() }),
  pieceOn: ({ pieces }, place) => (pieces.has(place) ? place : undefined),

  put(setUp, place, piece) {
    const kind = piece ?? place;
    const count = Number(setUp.pieces.get(kind) ?? 0) + (piece === null ? -1 : 1);
    const pieces = new Map(setUp.pieces);
    if (count > 0) pieces.set(kind, String(count));
    else pieces.delete(kind);
    return { ...setUp, pieces };
  },
};

function sketch({ pieces, turn }: SetUp): ChocolatePosition {
  const counts = new Int16Array(PIECES.length);
  for (const [piece, count] of pieces) counts[parsePiece(piece)] = Number(count);
  return new ChocolatePosition(counts, turn);
}
