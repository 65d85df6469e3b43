import type { Evaluation, Side } from '@tahoun/core';
import {
  type DraughtsPosition,
  type DraughtsSquares,
  DRAUGHTS_LAST_ROWS as LAST_ROWS,
  DRAUGHTS_MAIN_DIAGONAL as MAIN_DIAGONAL,
  countDraughtsSquares as count,
} from '@tahoun/games/czech-draughts';

/** What the parts of the evaluation weigh, in hundredths of a man. */
export interface StructureWeights {
  readonly man: number;
  readonly king: number;
  /** For a man, once for every row that it has advanced. */
  readonly advance: number;
  /** For a man that still guards its first row while the other side has men to promote. */
  readonly backRow: number;
  /** For a piece on one of the eight squares in the middle. */
  readonly centre: number;
  /** For a lone king on the diagonal a1-h8, where three kings cannot trap it. */
  readonly mainDiagonal: number;
}

export const STRUCTURE_WEIGHTS: StructureWeights = {
  man: 100,
  king: 280,
  advance: 3,
  backRow: 8,
  centre: 4,
  mainDiagonal: 120,
};

/** c3 to f6: c5, e5, d4, f4, and d6, f6, c3, e3. */
const CENTRE = 0x00666600;
/** Rows from the top by the bits of their number: 1, 3, 5, 7; then 2, 3, 6, 7; then 4 to 7. */
const ROW_BITS = [0xf0f0f0f0 | 0, 0xff00ff00 | 0, 0xffff0000 | 0] as const;

/** Material and where it stands. */
export function structure(weights: StructureWeights): Evaluation<DraughtsPosition> {
  const terms = ({ white, black, kings, turn }: DraughtsPosition) => {
    const [own, other] = turn === 0 ? [white, black] : [black, white];
    const [ownMen, otherMen] = [own & ~kings, other & ~kings];
    const side = turn;
    const opponent = (1 - turn) as Side;
    const kingBalance = count(own & kings) - count(other & kings);
    const advanced = rowsAdvanced(ownMen, side) - rowsAdvanced(otherMen, opponent);
    const guards = guardsOf(ownMen, otherMen, side) - guardsOf(otherMen, ownMen, opponent);
    const holds = holdsDiagonal(own, kings) - holdsDiagonal(other, kings);
    return {
      material: weights.man * (count(ownMen) - count(otherMen)) + weights.king * kingBalance,
      advance: weights.advance * advanced,
      backRow: weights.backRow * guards,
      centre: weights.centre * (count(own & CENTRE) - count(other & CENTRE)),
      mainDiagonal: weights.mainDiagonal * holds,
    };
  };
  return {
    id: 'structure',
    futilityMargin: 40,
    evaluate(position) {
      const { material, advance, backRow, centre, mainDiagonal } = terms(position);
      return material + advance + backRow + centre + mainDiagonal;
    },
    terms,
  };
}

/** Rows that the men have left behind them, all together. */
function rowsAdvanced(men: DraughtsSquares, side: Side): number {
  const [ones, twos, fours] = ROW_BITS;
  const fromTop = count(men & ones) + 2 * count(men & twos) + 4 * count(men & fours);
  return side === 1 ? fromTop : 7 * count(men) - fromTop;
}

/** Men on their own first row, which is the other side's last. */
function guardsOf(men: DraughtsSquares, otherMen: DraughtsSquares, side: Side): number {
  return otherMen === 0 ? 0 : count(men & LAST_ROWS[(1 - side) as Side]);
}

/** 1 for a side whose only piece is a king on the main diagonal. */
function holdsDiagonal(pieces: DraughtsSquares, kings: DraughtsSquares): number {
  const isLone = pieces !== 0 && (pieces & (pieces - 1)) === 0;
  return isLone && (pieces & kings & MAIN_DIAGONAL) !== 0 ? 1 : 0;
}
