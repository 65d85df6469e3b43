import { type Squares, countSquares } from './squares.js';

/** Numbers of men and kings of one side. */
interface Force {
  readonly men: number;
  readonly kings: number;
}

/** The pieces of both sides, the greater force first. */
export interface Material {
  readonly strong: Force;
  readonly weak: Force;
}

export function piecesOf({ men, kings }: Force): number {
  return men + kings;
}

/** Above 0 when `a` is the greater force: more pieces, or as many and more kings. */
export function compareForces(a: Force, b: Force): number {
  return piecesOf(a) - piecesOf(b) || a.kings - b.kings;
}

/** `KKm-K`: kings, then men; the greater force, then the other. */
export function materialLabel({ strong, weak }: Material): string {
  const letters = ({ men, kings }: Force) => 'K'.repeat(kings) + 'm'.repeat(men);
  return `${letters(strong)}-${letters(weak)}`;
}

/**
 * The classes of material with this number of pieces in all, at least one per side. Those with fewer men come
 * first: promotions lead to them.
 */
export function materialsOf(pieces: number): Material[] {
  const found: Material[] = [];
  for (let weaker = 1; 2 * weaker <= pieces; weaker++) {
    for (const strong of forcesOf(pieces - weaker)) {
      for (const weak of forcesOf(weaker)) {
        if (compareForces(strong, weak) >= 0) found.push({ strong, weak });
      }
    }
  }
  const men = ({ strong, weak }: Material) => strong.men + weak.men;
  return found.sort((a, b) => men(a) - men(b));
}

function forcesOf(pieces: number): Force[] {
  return Array.from({ length: pieces + 1 }, (_, men) => ({ men, kings: pieces - men }));
}

/** Two forces in one small number, four bits a count. */
export function forcesKey(white: Force, black: Force): number {
  return (((((white.men << 4) | white.kings) << 4) | black.men) << 4) | black.kings;
}

/** The same of a board. */
export function keyOfBoard(white: Squares, black: Squares, kings: Squares): number {
  return forcesKey(forceOf(white, kings), forceOf(black, kings));
}

/** The class of material of a board. */
export function materialOf(white: Squares, black: Squares, kings: Squares): Material {
  const [a, b] = [forceOf(white, kings), forceOf(black, kings)];
  return compareForces(a, b) >= 0 ? { strong: a, weak: b } : { strong: b, weak: a };
}

function forceOf(pieces: Squares, kings: Squares): Force {
  return { men: countSquares(pieces & ~kings), kings: countSquares(pieces & kings) };
}
