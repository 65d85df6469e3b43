import { type ChessPosition, PAWN, QUEEN, countOf, lowestBit } from '@tahoun/games/chess';

/** White's material minus Black's. @param values by kind. */
export function materialDifference({ bits }: ChessPosition, values: Int32Array): number {
  let difference = 0;
  for (let kind = PAWN; kind <= QUEEN; kind++) {
    difference += values[kind]! * (countOf(bits, kind, 0) - countOf(bits, kind, 1));
  }
  return difference;
}

/** White's value minus Black's, as the side to move sees it; never -0. */
export function forMover({ turn }: ChessPosition, difference: number): number {
  return turn === 0 ? difference : 0 - difference;
}

/** The squares of a side's pieces of a kind, a1 = 0 first. */
export function squaresOf({ bits }: ChessPosition, kind: number, side: number): number[] {
  const squares: number[] = [];
  const at = 4 * kind + 2 * side;
  for (let lo = bits[at]!; lo !== 0; lo &= lo - 1) squares.push(lowestBit(lo));
  for (let hi = bits[at + 1]!; hi !== 0; hi &= hi - 1) squares.push(32 + lowestBit(hi));
  return squares;
}
