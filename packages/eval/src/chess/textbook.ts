import type { Evaluation } from '@tahoun/core';
import { type ChessPosition, squareName } from '@tahoun/games/chess';
import type { Parameter, ParameterValues, SquareTable } from '../game-ai.js';
import { forMover, materialDifference, squaresOf } from './material.js';

/*
 * Němec's article (2006) takes "a simple static function" for granted and gives no numbers; these are
 * the usual values of the pieces and a little for standing in the middle.
 */
export const CHESS_VALUES = {
  /* In centipawns. */
  pawn: 100,
  knight: 300,
  bishop: 300,
  rook: 500,
  queen: 900,
  /** For a pawn or knight for each step that it is nearer to the middle than the edge is, 0 to 3. */
  centre: 5,
} as const;

/** Range of each for users. */
export const CHESS_PARAMETERS: readonly Parameter[] = [
  ...(['pawn', 'knight', 'bishop', 'rook', 'queen'] as const).map((id) => ({
    id,
    min: 0,
    max: 2000,
    step: 5,
    default: CHESS_VALUES[id],
  })),
  { id: 'centre', min: -50, max: 50, step: 1, default: CHESS_VALUES.centre },
];

/** By the number of the kind. */
const KINDS = ['', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
/** The kinds that the middle counts for. */
const CENTRAL: readonly string[] = ['pawn', 'knight'];
const NAMES = Array.from({ length: 64 }, (_, square) => squareName(square));
/** Turns a square round for Black: the same file, seen from the other side. */
const TURNED = 56;

/** The tables that people may set. A pawn is on neither end of the board. */
export const CHESS_TABLES: readonly SquareTable[] = KINDS.slice(1).map((id) => ({
  id,
  min: -200,
  max: 200,
  step: 5,
  isShared: false,
  squares: NAMES.filter((name) => id !== 'pawn' || !/[18]$/.test(name)),
  usual: (square, values) => usualOf(values, id, NAMES.indexOf(square)),
}));

function usualOf(values: ParameterValues, kind: string, square: number): number {
  return CENTRAL.includes(kind) ? values.centre! * stepsInwards(square) : 0;
}

/** 0 on the edge, 3 on the four squares in the middle. */
function stepsInwards(square: number): number {
  const [file, rank] = [square & 7, square >> 3];
  return Math.min(file, 7 - file, rank, 7 - rank);
}

/** Numbers of one kind by square, as White sees it. */
interface Table {
  readonly kind: number;
  readonly numbers: Int32Array;
}

/**
 * Material, and pawns and knights towards the middle: the evaluation of the textbook searches. @param values for
 * every parameter, and of squares, which count in place of the middle; parts of centipawns are rounded.
 */
export function simpleEvaluation(values: ParameterValues): Evaluation<ChessPosition> {
  const worth = Int32Array.from(KINDS, (kind) => Math.round(values[kind] ?? 0));
  const ownOf = (kind: string, square: number) => values[`${kind}-${NAMES[square]}`];
  const centre = tablesOf((kind, square) =>
    ownOf(kind, square) === undefined ? usualOf(values, kind, square) : 0,
  );
  const own = tablesOf((kind, square) => ownOf(kind, square) ?? 0);
  const both = tablesOf((kind, square) => ownOf(kind, square) ?? usualOf(values, kind, square));
  const hasOwn = Object.keys(values).some((id) => id.includes('-'));
  const material = (position: ChessPosition) => materialDifference(position, worth);
  return {
    id: 'simple-chess',
    evaluate: (position) => forMover(position, material(position) + squareDifference(position, both)),
    terms: (position) => ({
      material: forMover(position, material(position)),
      centre: forMover(position, squareDifference(position, centre)),
      ...(hasOwn ? { squares: forMover(position, squareDifference(position, own)) } : {}),
    }),
  };
}

/** The tables that are not all zeros. */
function tablesOf(numberOf: (kind: string, square: number) => number): readonly Table[] {
  return KINDS.slice(1)
    .map((name, index) => ({
      kind: index + 1,
      numbers: Int32Array.from(NAMES, (_, square) => Math.round(numberOf(name, square))),
    }))
    .filter(({ numbers }) => numbers.some((number) => number !== 0));
}

/** White's numbers minus Black's. */
function squareDifference(position: ChessPosition, tables: readonly Table[]): number {
  let difference = 0;
  for (const { kind, numbers } of tables) {
    for (const square of squaresOf(position, kind, 0)) difference += numbers[square]!;
    for (const square of squaresOf(position, kind, 1)) difference -= numbers[square ^ TURNED]!;
  }
  return difference;
}

/** The same with the usual values. */
export const simpleChess = simpleEvaluation(CHESS_VALUES);
