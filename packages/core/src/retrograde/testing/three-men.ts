import { NO_POSITION, type RetrogradeSlice } from '../endgames.js';
import { PlacementIndex } from '../placement.js';
import { NO_VALUE, TABLE_DRAW, afterMove, lostIn } from '../values.js';

/** White's piece beside the king. */
export type Man = 'queen' | 'rook' | 'pawn';

const WHITE = 0;
const BLACK = 1;
/** Squares are a1 = 0, b1 = 1 ... h8 = 63. Steps are pairs of files and ranks. */
const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const ALL = [...STRAIGHT, ...DIAGONAL];

const squares = Array.from({ length: 64 }, (_, square) => square);

/** The square a step away, or -1. */
function stepped(square: number, [files, ranks]: readonly [number, number]): number {
  const file = (square % 8) + files;
  const rank = (square >> 3) + ranks;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}

const besides: readonly (readonly number[])[] = squares.map((square) =>
  ALL.map((step) => stepped(square, step)).filter((to) => to >= 0),
);
const areBeside = (a: number, b: number) => (besides[a] as readonly number[]).includes(b);

/**
 * King and one man against the king by the rules of chess, for tests. Pieces are listed as man, white
 * king, black king. Pawns promote to a queen or a rook, whose tables are `promoted`; a bishop or a
 * knight only draws.
 */
export class ThreeMen implements RetrogradeSlice {
  readonly placement: PlacementIndex;
  exit = NO_VALUE;
  readonly #pieces = new Int32Array(3);
  readonly #changed = new Int32Array(3);
  readonly #symmetries: readonly ((square: number) => number)[];
  #count = 0;
  #out: Int32Array = new Int32Array(0);

  constructor(
    readonly man: Man,
    readonly promoted: readonly { readonly slice: ThreeMen; readonly values: Int16Array }[] = [],
  ) {
    const flips = man === 'pawn' ? [0, 7] : [0, 7, 56, 63];
    const transposed = (square: number) => (square % 8) * 8 + (square >> 3);
    this.#symmetries = flips.flatMap((flip) => {
      const flipped = (square: number) => square ^ flip;
      return man === 'pawn' ? [flipped] : [flipped, (square: number) => transposed(square) ^ flip];
    });
    const inside = squares.filter((square) => man !== 'pawn' || (square > 7 && square < 56));
    this.placement = new PlacementIndex({
      boardSize: 64,
      groups: [inside, squares, squares].map((where) => ({ count: 1, squares: where })),
    });
  }

  get size(): number {
    return this.placement.size;
  }

  successors(index: number, out: Int32Array): number {
    const [man, white, black] = this.#read(index);
    const turn = this.placement.turnOf(index);
    if (!this.#isLegal(index, man, white, black)) return NO_POSITION;
    this.#begin(out);
    if (turn === WHITE) this.#moveWhite(man, white, black);
    else this.#moveBlack(man, white, black);
    return this.#count;
  }

  #moveWhite(man: number, white: number, black: number): void {
    for (const to of besides[white] as readonly number[]) {
      if (to !== man && !areBeside(to, black)) this.#add(man, to, black, BLACK);
    }
    for (const to of this.#reach(man, white, black)) {
      if (to < 56 || this.man !== 'pawn') this.#add(to, white, black, BLACK);
      else for (const table of this.promoted) this.#promote(table, to, white, black);
    }
    if (this.#count === 0) this.#leave(TABLE_DRAW);
  }

  #moveBlack(man: number, white: number, black: number): void {
    for (const to of besides[black] as readonly number[]) {
      if (areBeside(to, white)) continue;
      if (to === man) this.#leave(TABLE_DRAW);
      else if (!this.#attacks(man, to, white)) this.#add(man, white, to, WHITE);
    }
    if (this.#count > 0 || this.exit !== NO_VALUE) return;
    this.#leave(this.#attacks(man, black, white) ? lostIn(0) : TABLE_DRAW);
  }

  /** Whether no image of an index's placement under the symmetries of the board comes before it. */
  isFirstImage(index: number): boolean {
    const pieces = this.#read(index);
    const turn = this.placement.turnOf(index);
    return this.#symmetries.every((symmetry) => {
      this.#changed.set(pieces.map(symmetry));
      return this.placement.rank(this.#changed, turn) >= index;
    });
  }

  predecessors(index: number, out: Int32Array): number {
    const [man, white, black] = this.#read(index);
    this.#begin(out);
    if (this.placement.turnOf(index) === WHITE) {
      for (const from of besides[black] as readonly number[]) {
        if (from !== man && !areBeside(from, white)) this.#add(man, white, from, BLACK);
      }
      return this.#count;
    }
    // White has moved: before it, too, Black was not in check.
    for (const from of besides[white] as readonly number[]) {
      if (from === man || areBeside(from, black) || this.#attacks(man, black, from)) continue;
      this.#add(man, from, black, WHITE);
    }
    for (const from of this.#cameFrom(man, white, black)) {
      if (!this.#attacks(from, black, white)) this.#add(from, white, black, WHITE);
    }
    return this.#count;
  }

  #isLegal(index: number, man: number, white: number, black: number): boolean {
    if (man < 0 || areBeside(white, black)) return false;
    return this.placement.turnOf(index) === BLACK || !this.#attacks(man, black, white);
  }

  /** The pieces of an index; -1 for each where there is no such placement. */
  #read(index: number): readonly [number, number, number] {
    const pieces = this.#pieces;
    if (!this.placement.unrank(index, pieces)) pieces.fill(-1);
    return [pieces[0]!, pieces[1]!, pieces[2]!];
  }

  #begin(out: Int32Array): void {
    this.#out = out;
    this.#count = 0;
    this.exit = NO_VALUE;
  }

  #add(man: number, white: number, black: number, turn: 0 | 1): void {
    this.#changed.set([man, white, black]);
    this.#out[this.#count++] = this.placement.rank(this.#changed, turn);
  }

  #leave(value: number): void {
    this.exit = Math.max(this.exit, value);
  }

  #promote({ slice, values }: ThreeMen['promoted'][number], to: number, white: number, black: number): void {
    this.#changed.set([to, white, black]);
    this.#leave(afterMove(values[slice.placement.rank(this.#changed, BLACK)]!));
  }

  /** Whether the man attacks a square, when the white king stands where it may be in the way. */
  #attacks(man: number, target: number, white: number): boolean {
    if (this.man === 'pawn') return stepped(man, [-1, 1]) === target || stepped(man, [1, 1]) === target;
    return this.#rays().some((ray) => {
      let at = stepped(man, ray);
      while (at >= 0 && at !== target && at !== white) at = stepped(at, ray);
      return at === target && at !== white;
    });
  }

  /** Squares that the man can move to. */
  #reach(man: number, white: number, black: number): number[] {
    const isFree = (square: number) => square >= 0 && square !== white && square !== black;
    if (this.man === 'pawn') {
      if (!isFree(man + 8)) return [];
      return man < 16 && isFree(man + 16) ? [man + 8, man + 16] : [man + 8];
    }
    return this.#rays().flatMap((ray) => {
      const found: number[] = [];
      for (let at = stepped(man, ray); isFree(at); at = stepped(at, ray)) found.push(at);
      return found;
    });
  }

  /** Squares that the man can have come from. */
  #cameFrom(man: number, white: number, black: number): number[] {
    if (this.man !== 'pawn') return this.#reach(man, white, black);
    return [man - 8, man - 16].filter(
      (from) => from > 7 && from !== white && from !== black && this.#reach(from, white, black).includes(man),
    );
  }

  #rays(): readonly (readonly [number, number])[] {
    return this.man === 'queen' ? ALL : STRAIGHT;
  }
}
