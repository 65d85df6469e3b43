import { ONE_PIECE_A_PLACE, type SetUp, type SetUpForm } from '../set-up.js';
import { czechDraughts } from './index.js';
import { DraughtsPosition } from './position.js';
import { SQUARE_COUNT, squareName } from './squares.js';

const PIECES = ['white-man', 'white-king', 'black-man', 'black-king'] as const;
const LANDINGS = ['free', 'must-continue'] as const;
const SQUARES = Array.from({ length: SQUARE_COUNT }, (_, square) => square);

/** A board for display only: there are no moves, and captures are not compulsory. */
class DraughtsSketch extends DraughtsPosition {
  override generateMoves(_out: Int32Array, at: number): number {
    return at;
  }

  override mustRespond(): boolean {
    return false;
  }
}

/** Czech draughts: men and kings on the dark squares. */
export const czechDraughtsSetUp: SetUpForm<DraughtsPosition> = {
  ...ONE_PIECE_A_PLACE,
  palette: () => PIECES.map((id) => ({ id })),
  options: () => [{ id: 'landing', values: LANDINGS }],

  read(position) {
    const pieces = SQUARES.flatMap((square) => {
      const id = pieceIn(position, 1 << square);
      return id === undefined ? [] : [[squareName(square), id] as const];
    });
    const landing = LANDINGS[position.mustContinue ? 1 : 0];
    return { pieces: new Map(pieces), turn: position.turn, options: { landing } };
  },

  write: (setUp) => czechDraughts.formatPosition(sketch(setUp)),
  sketch,
};

function pieceIn(
  { white, black, kings }: DraughtsPosition,
  bit: number,
): (typeof PIECES)[number] | undefined {
  if (((white | black) & bit) === 0) return undefined;
  const kind = (kings & bit) !== 0 ? 'king' : 'man';
  return (white & bit) !== 0 ? `white-${kind}` : `black-${kind}`;
}

function sketch({ pieces, turn, options }: SetUp): DraughtsPosition {
  const holding = (end: string) =>
    SQUARES.reduce(
      (set, square) => (pieces.get(squareName(square))?.match(end) ? set | (1 << square) : set),
      0,
    );
  return new DraughtsSketch({
    white: holding('^white'),
    black: holding('^black'),
    kings: holding('king$'),
    turn,
    mustContinue: options.landing === 'must-continue',
  });
}
