import { CHESS_BISHOP, CHESS_KING, CHESS_KNIGHT, CHESS_PAWN, CHESS_QUEEN, CHESS_ROOK } from '@tahoun/games';

/** A kind's worth by square for one stage of the game, in centipawns, from a simple description. */
interface Shape {
  /** For each step from the edge to the middle, files and ranks together, 0 to 6. */
  readonly middle: number;
  /** For each rank forwards. */
  readonly forwards: number;
  /** By rank, the side's own first. */
  readonly ranks?: readonly number[];
  /** By file. */
  readonly files?: readonly number[];
}

/**
 * Two shapes a kind: for the middlegame, and for the endgame. Pawns are worth more the further they
 * are, officers in the middle, rooks on the seventh rank, the king at home first and central later.
 */
const SHAPES: Readonly<Record<number, readonly [Shape, Shape]>> = {
  [CHESS_PAWN]: [
    { middle: 0, forwards: 0, ranks: [0, 0, 0, 6, 14, 28, 60, 0], files: [-8, -2, 0, 8, 8, 0, -2, -8] },
    { middle: 0, forwards: 0, ranks: [0, 0, 4, 12, 28, 56, 100, 0], files: [4, 2, 0, -2, -2, 0, 2, 4] },
  ],
  [CHESS_KNIGHT]: [
    { middle: 9, forwards: 2, ranks: [-10, 0, 0, 0, 4, 6, 0, -10] },
    { middle: 8, forwards: 0 },
  ],
  [CHESS_BISHOP]: [
    { middle: 5, forwards: 0, ranks: [-10, 4, 0, 0, 0, 0, 0, -4] },
    { middle: 3, forwards: 0 },
  ],
  [CHESS_ROOK]: [
    { middle: 0, forwards: 0, ranks: [0, -4, -4, -4, -2, 2, 14, 6], files: [-6, -2, 2, 6, 6, 2, -2, -6] },
    { middle: 0, forwards: 1, ranks: [0, 0, 0, 0, 2, 4, 8, 4] },
  ],
  [CHESS_QUEEN]: [
    { middle: 2, forwards: -1 },
    { middle: 6, forwards: 2 },
  ],
  [CHESS_KING]: [
    {
      middle: 0,
      forwards: 0,
      ranks: [0, -12, -40, -60, -70, -70, -70, -70],
      files: [18, 24, 6, -12, -12, 2, 26, 18],
    },
    { middle: 10, forwards: 2 },
  ],
};

/** Middlegame and endgame worth of a piece on a square. */
export interface PieceSquareTables {
  /** Index 64 * piece + square, for both sides: Black's are White's seen in a mirror. */
  readonly middlegame: Int16Array;
  readonly endgame: Int16Array;
}

/** The tables with the values of the pieces added. @param values middlegame and endgame, by kind. */
export function pieceSquareTables(values: readonly [Int32Array, Int32Array]): PieceSquareTables {
  const tables = [new Int16Array(64 * 14), new Int16Array(64 * 14)] as const;
  for (let piece = 2; piece < 14; piece++) {
    const kind = piece >> 1;
    for (const stage of [0, 1] as const) {
      const shape = (SHAPES[kind] as readonly [Shape, Shape])[stage];
      for (let square = 0; square < 64; square++) {
        const seen = piece % 2 === 0 ? square : square ^ 56;
        tables[stage][64 * piece + square] = (values[stage][kind] as number) + worthOf(shape, seen);
      }
    }
  }
  return { middlegame: tables[0], endgame: tables[1] };
}

function worthOf({ middle, forwards, ranks = [], files = [] }: Shape, square: number): number {
  const [file, rank] = [square & 7, square >> 3];
  // Half of the steps are taken off, so that a piece somewhere is worth its plain value.
  const steps = Math.min(file, 7 - file) + Math.min(rank, 7 - rank) - 3;
  return middle * steps + forwards * (rank - 3) + (ranks[rank] ?? 0) + (files[file] ?? 0);
}
