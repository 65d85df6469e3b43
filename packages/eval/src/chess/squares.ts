import { type ChessPosition, chessLowestBit } from '@tahoun/games/chess';

/** The squares of a side's pieces of a kind, a1 = 0 first. */
export function squaresOf({ bits }: ChessPosition, kind: number, side: number): number[] {
  const squares: number[] = [];
  const at = 4 * kind + 2 * side;
  for (let lo = bits[at] as number; lo !== 0; lo &= lo - 1) squares.push(chessLowestBit(lo));
  for (let hi = bits[at + 1] as number; hi !== 0; hi &= hi - 1) squares.push(32 + chessLowestBit(hi));
  return squares;
}
