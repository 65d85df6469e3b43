import { GroupIndex, type PieceGroup } from './group-index.js';
import { type Symmetry, applySymmetry, symmetriesFrom } from './symmetry.js';

/** The pieces of a material class. */
export interface PlacementOptions {
  /** Squares are numbered 0 to `boardSize - 1`. */
  readonly boardSize: number;
  /** Folding is by the first group, so begin with the one that has most to fold; wide groups go last. */
  readonly groups: readonly PieceGroup[];
  /** 1 where only one side is ever to move (the other's positions are mirrored into them); 2 by default. */
  readonly sides?: 1 | 2;
  /** Permutations of the squares under which values stay the same; what follows from them is added. */
  readonly symmetries?: readonly (readonly number[])[];
}

/**
 * Numbers the positions of a material class: the side to move, then a mixed radix number with one
 * digit a group of like pieces. Images under a symmetry share one index.
 *
 * Of the first group's placements only one of each set of images has a digit. Where some symmetries
 * leave that one unchanged, the smallest number for the other groups counts and the rest are gaps.
 * `rank` and `unrank` are inverses; indexes are exact up to 2^53. Neither allocates, and both use
 * scratch memory of the object.
 */
export class PlacementIndex {
  /** How many indexes there are: the side to move times the placements of one side. */
  readonly size: number;
  /** Indexes of one side to move; those of side 1 follow those of side 0. */
  readonly sizeOfSide: number;
  /** Pieces in all, the length of a list of squares. */
  readonly pieces: number;
  readonly #groups: readonly GroupIndex[];
  readonly #restSize: number;
  readonly #symmetries: readonly Symmetry[];
  /** By rank of the first group: its digit, and the symmetry that leads to the placement it stands for. */
  readonly #digits: Int32Array;
  readonly #folds: Uint8Array;
  /** By digit: the first group's rank, and the symmetries other than the identity that keep it. */
  readonly #leads: Int32Array;
  readonly #keepers: readonly (readonly Symmetry[])[];
  readonly #occupied: Uint8Array;
  readonly #image: Int32Array;
  readonly #folded: Int32Array;

  /** @throws RangeError for squares off the board, symmetries that leave a group's squares, 2^53 indexes. */
  constructor({ boardSize, groups, sides = 2, symmetries = [] }: PlacementOptions) {
    this.#symmetries = symmetriesFrom(symmetries, boardSize);
    for (const { squares } of groups) checkSquares(squares, boardSize, this.#symmetries);
    const earlier: (PieceGroup & { at: number })[] = [];
    this.#groups = groups.map((group) => {
      const at = earlier.reduce((sum, { count }) => sum + count, 0);
      const index = new GroupIndex(group, at, earlier, boardSize);
      earlier.push({ ...group, at });
      return index;
    });
    this.pieces = groups.reduce((sum, { count }) => sum + count, 0);
    this.#occupied = new Uint8Array(boardSize);
    this.#image = new Int32Array(this.pieces);
    this.#folded = new Int32Array(this.pieces);

    const [first] = this.#groups;
    if (first === undefined) throw new RangeError('a material class has at least one group of pieces');
    this.#digits = new Int32Array(first.size).fill(-1);
    this.#folds = new Uint8Array(first.size);
    const leads: number[] = [];
    this.#keepers = this.#foldFirst(first, leads);
    this.#leads = Int32Array.from(leads);
    this.#restSize = this.#groups.slice(1).reduce((product, { size }) => product * size, 1);
    this.sizeOfSide = leads.length * this.#restSize;
    this.size = sides * this.sizeOfSide;
    if (!Number.isSafeInteger(this.size))
      throw new RangeError('the material class has 2^53 positions or more');
  }

  /** The index of a placement. @param squares of the pieces, group after group, none twice. */
  rank(squares: Int32Array, turn: 0 | 1): number {
    const [first] = this.#groups as [GroupIndex];
    const lead = first.rank(squares);
    const digit = this.#digits[lead]!;
    const folded = this.#folded;
    applySymmetry(this.#symmetries[this.#folds[lead]!] as Symmetry, squares, folded);
    return turn * this.sizeOfSide + digit * this.#restSize + this.#leastRest(digit, folded);
  }

  /** Writes the squares of an index to `out`. @returns false, and writes anything, where it is a gap. */
  unrank(index: number, out: Int32Array): boolean {
    const placement = index % this.sizeOfSide;
    const digit = Math.floor(placement / this.#restSize);
    const rest = placement % this.#restSize;
    const groups = this.#groups;
    (groups[0] as GroupIndex).unrank(this.#leads[digit]!, out);
    let below = this.#restSize;
    let left = rest;
    for (let i = 1; i < groups.length; i++) {
      const group = groups[i] as GroupIndex;
      below /= group.size;
      group.unrank(Math.floor(left / below), out);
      left %= below;
    }
    if (!this.#areDistinct(out)) return false;
    return this.#keepers[digit]!.length === 0 || this.#leastRest(digit, out) === rest;
  }

  /** The side to move of an index. */
  turnOf(index: number): 0 | 1 {
    return index < this.sizeOfSide ? 0 : 1;
  }

  /** The smallest number of the groups after the first, among the images that keep the first. */
  #leastRest(digit: number, squares: Int32Array): number {
    let least = this.#rest(squares);
    const keepers = this.#keepers[digit]!;
    for (let i = 0; i < keepers.length; i++) {
      applySymmetry(keepers[i] as Symmetry, squares, this.#image);
      least = Math.min(least, this.#rest(this.#image));
    }
    return least;
  }

  #rest(squares: Int32Array): number {
    let rest = 0;
    for (let i = 1; i < this.#groups.length; i++) {
      const group = this.#groups[i] as GroupIndex;
      rest = rest * group.size + group.rank(squares);
    }
    return rest;
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

  /** Gives each set of images of the first group a digit. @returns the keepers by digit. */
  #foldFirst(first: GroupIndex, leads: number[]): Symmetry[][] {
    const squares = new Int32Array(first.count);
    const image = new Int32Array(first.count);
    const keepers: Symmetry[][] = [];
    for (let lead = 0; lead < first.size; lead++) {
      if (this.#digits[lead] !== -1) continue;
      first.unrank(lead, squares);
      const keeping: Symmetry[] = [];
      for (const [i, symmetry] of this.#symmetries.entries()) {
        applySymmetry(symmetry, squares, image);
        const rank = first.rank(image);
        if (rank === lead && i > 0) keeping.push(symmetry);
        this.#digits[rank] = leads.length;
        this.#folds[rank] = this.#inverseOf(symmetry);
      }
      this.#folds[lead] = 0;
      leads.push(lead);
      keepers.push(keeping);
    }
    return keepers;
  }

  #inverseOf(symmetry: Symmetry): number {
    return this.#symmetries.findIndex((other) => symmetry.every((to, from) => other[to] === from));
  }
}

function checkSquares(squares: readonly number[], boardSize: number, symmetries: readonly Symmetry[]): void {
  const set = new Set(squares);
  const outside = squares.find((square) => !(Number.isInteger(square) && square >= 0 && square < boardSize));
  if (outside !== undefined) throw new RangeError(`${outside} is no square of a board of ${boardSize}`);
  if (set.size !== squares.length) throw new RangeError('a group names a square twice');
  for (const symmetry of symmetries) {
    if (squares.every((square) => set.has(symmetry[square]!))) continue;
    throw new RangeError('a symmetry moves a group off its squares');
  }
}
