/** A symmetry of a board: element s is the square on which square s comes to lie. */
export type Symmetry = Int32Array;

/**
 * All symmetries that follow from some of them, the identity first.
 * @param given by each, the square for every square of the board.
 * @throws RangeError when one is no permutation of the squares.
 */
export function symmetriesFrom(given: readonly (readonly number[])[], boardSize: number): Symmetry[] {
  for (const squares of given) {
    if (squares.length !== boardSize || new Set(squares).size !== boardSize) {
      throw new RangeError(`a symmetry lists each of the ${boardSize} squares once`);
    }
    const outside = squares.find((square) => !(square >= 0 && square < boardSize));
    if (outside !== undefined) throw new RangeError(`a symmetry leads to the square ${outside}`);
  }
  const found = [Int32Array.from({ length: boardSize }, (_, square) => square)];
  const seen = new Set(found.map(String));
  // The list grows while it is walked: everything found is combined with everything given.
  for (const symmetry of found) {
    for (const squares of given) {
      const combined = symmetry.map((square) => squares[square]!);
      if (seen.has(String(combined))) continue;
      seen.add(String(combined));
      found.push(combined);
    }
  }
  return found;
}

/** Writes the image of a list of squares to `out`. */
export function applySymmetry(symmetry: Symmetry, squares: Int32Array, out: Int32Array): void {
  for (let i = 0; i < out.length; i++) out[i] = symmetry[squares[i]!]!;
}
