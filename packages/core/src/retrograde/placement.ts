import { GroupIndex, type PieceGroup } from './group-index.js';

/** The pieces of a material class. */
export interface PlacementOptions {
  /** Squares are numbered 0 to `boardSize - 1`. */
  readonly boardSize: number;
  /** Groups whose squares lie within those of a later one leave no gaps, so wide groups go last. */
  readonly groups: readonly PieceGroup[];
  /** 1 where only one side is ever to move (the other's positions are mirrored into them); 2 by default. */
  readonly sides?: 1 | 2;
}

/**
 * Numbers the positions of a material class: the side to move, then a mixed radix number with one
 * digit a group of like pieces. `rank` and `unrank` are inverses; indexes are exact up to 2^53.
 * Neither allocates, and both use scratch memory of the object.
 */
export class PlacementIndex {
  /** Number of indexes: the sides to move times the placements of one side. */
  readonly size: number;
  /** Indexes of one side to move; those of side 1 follow those of side 0. */
  readonly sizeOfSide: number;
  /** Pieces in all, the length of a list of squares. */
  readonly pieces: number;
  readonly #groups: readonly GroupIndex[];
  readonly #occupied: Uint8Array;

  /** @throws RangeError for squares off the board, or 2^53 indexes. */
  constructor({ boardSize, groups, sides = 2 }: PlacementOptions) {
    for (const { squares } of groups) checkSquares(squares, boardSize);
    const earlier: (PieceGroup & { at: number })[] = [];
    let at = 0;
    this.#groups = groups.map((group) => {
      const index = new GroupIndex(group, at, earlier, boardSize);
      earlier.push({ ...group, at });
      at += group.count;
      return index;
    });
    this.pieces = at;
    this.#occupied = new Uint8Array(boardSize);
    this.sizeOfSide = this.#groups.reduce((product, { size }) => product * size, 1);
    this.size = sides * this.sizeOfSide;
    if (!Number.isSafeInteger(this.size))
      throw new RangeError('the material class has 2^53 positions or more');
  }

  /** The index of a placement. @param squares of the pieces, group after group, none twice. */
  rank(squares: Int32Array, turn: 0 | 1): number {
    let placement = 0;
    for (let i = 0; i < this.#groups.length; i++) {
      const group = this.#groups[i] as GroupIndex;
      placement = placement * group.size + group.rank(squares);
    }
    return turn * this.sizeOfSide + placement;
  }

  /** Writes the squares of an index to `out`. @returns false, and writes anything, where it is a gap. */
  unrank(index: number, out: Int32Array): boolean {
    let below = this.sizeOfSide;
    let left = index % below;
    for (let i = 0; i < this.#groups.length; i++) {
      const group = this.#groups[i] as GroupIndex;
      below /= group.size;
      group.unrank(Math.floor(left / below), out);
      left %= below;
    }
    return this.#areDistinct(out);
  }

  /** The side to move of an index. */
  turnOf(index: number): 0 | 1 {
    return index < this.sizeOfSide ? 0 : 1;
  }

  #areDistinct(squares: Int32Array): boolean {
    const occupied = this.#occupied;
    let areDistinct = true;
    for (let i = 0; i < this.pieces; i++) {
      const square = squares[i]!;
      if (occupied[square] === 1) areDistinct = false;
      occupied[square] = 1;
    }
    for (let i = 0; i < this.pieces; i++) occupied[squares[i]!] = 0;
    return areDistinct;
  }
}

function checkSquares(squares: readonly number[], boardSize: number): void {
  const outside = squares.find((square) => !(Number.isInteger(square) && square >= 0 && square < boardSize));
  if (outside !== undefined) throw new RangeError(`${outside} is no square of a board of ${boardSize}`);
  if (new Set(squares).size !== squares.length) throw new RangeError('a group names a square twice');
}
