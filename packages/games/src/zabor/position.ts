import {
  DRAW,
  LOSS,
  type MarginScore,
  type Move,
  type MoveHints,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Symmetry,
  WON,
  gridSymmetries,
  zobristKeys,
} from '@tahoun/core';
import { MAX_VALUE } from './values.js';

/** Contents of a cell. Blue and red are `OWNED_BY + side`. */
export const FREE = 0;
export const BLUE = 1;
export const RED = 2;
export const BLOCKED = 3;
export type Cell = typeof FREE | typeof BLUE | typeof RED | typeof BLOCKED;

export const MAX_SIZE = 10;
const MAX_CELLS = MAX_SIZE * MAX_SIZE;
/** A move changes at most five cells: the named one and its four neighbours. */
const REACH = 5;
/** Numbers kept for taking one move back. */
const UNDO_SIZE = 7;

/** One key a cell and owner, and one for Red's turn. */
const KEYS = zobristKeys(2 * MAX_CELLS + 1, 0x7ab0);
const TURN_KEY = 2 * MAX_CELLS;
/** One key a free cell, for `reducedKey`. */
const FREE_KEYS = zobristKeys(MAX_CELLS, 0xf4ee);
/** Change of the key when a cell changes owner: `changeIndex(cell, old, mine)` and the index after it. */
const CHANGE_KEYS = changeKeys();
/** Keeps boards of different shapes apart: blocked cells and sizes are part of the key. */
const SHAPE_KEYS = zobristKeys(MAX_CELLS + 2 * (MAX_SIZE + 1), 0x5a9e);
/** One key a cell and value above 1. */
const VALUE_KEYS = zobristKeys(MAX_CELLS * MAX_VALUE, 0x7a1e);

/** The unchanging part of a position, shared by its copies. */
export interface ZaborMap {
  readonly width: number;
  readonly height: number;
  /**
   * `reach[REACH * c]` and on: the cells that a move on c takes, c first, padded with -1. Cells are
   * numbered row by row from the top left, which is also the textbook order of moves.
   */
  readonly reach: Int16Array;
  /** 1 where the cell is blocked. */
  readonly blocked: Uint8Array;
  /** How many cells a cell counts for, 1 to `MAX_VALUE`; 1 where it is blocked. */
  readonly values: Uint8Array;
  /** Whether all cells count alike. */
  readonly isEqual: boolean;
  readonly hashLo: number;
  readonly hashHi: number;
  /** The image of each cell under the symmetries of the map, the identity first. */
  readonly symmetries: readonly Int16Array[];
}

/**
 * @param blocked one entry a cell, row by row from the top; non-zero is blocked.
 * @param worth the values of the cells; all 1 by default.
 */
export function makeMap(
  width: number,
  height: number,
  blocked: ArrayLike<number>,
  worth?: ArrayLike<number>,
): ZaborMap {
  const cells = width * height;
  const values = Uint8Array.from({ length: cells }, (_, c) => (blocked[c] ? 1 : (worth?.[c] ?? 1)));
  const reach = new Int16Array(REACH * cells).fill(-1);
  const blockedCells = Uint8Array.from({ length: cells }, (_, c) => (blocked[c] ? 1 : 0));
  let hashLo = 0;
  let hashHi = 0;
  const mix = (key: number, keys = SHAPE_KEYS) => {
    hashLo ^= keys[2 * key]!;
    hashHi ^= keys[2 * key + 1]!;
  };
  mix(MAX_CELLS + width);
  mix(MAX_CELLS + MAX_SIZE + 1 + height);
  for (let c = 0; c < cells; c++) {
    if (blockedCells[c]) {
      mix(c);
      continue;
    }
    if (values[c] !== 1) mix(MAX_VALUE * c + values[c]! - 1, VALUE_KEYS);
    const column = c % width;
    const candidates = [
      c,
      c >= width ? c - width : -1,
      column > 0 ? c - 1 : -1,
      column < width - 1 ? c + 1 : -1,
      c + width < cells ? c + width : -1,
    ];
    let n = REACH * c;
    for (const cell of candidates) {
      if (cell >= 0 && !blockedCells[cell]) reach[n++] = cell;
    }
  }
  const symmetries = gridSymmetries(width, height).filter((image) =>
    image.every((to, from) => blockedCells[to] === blockedCells[from] && values[to] === values[from]),
  );
  const isEqual = values.every((value) => value === 1);
  return { width, height, reach, blocked: blockedCells, values, isEqual, hashLo, hashHi, symmetries };
}

/** A Zabor board in play. A move is the index of the free cell it names. */
export class ZaborPosition implements Position {
  readonly map: ZaborMap;
  readonly cells: Uint8Array;
  turn: Side;
  hashLo: number;
  hashHi: number;
  /** Number of free, blue and red cells. */
  readonly counts = new Int32Array(3);
  /** UNDO_SIZE numbers a move made: the cell, its reach before (two bits a cell), key and counts. */
  readonly #undo = new Int32Array(UNDO_SIZE * MAX_CELLS);
  #made = 0;

  /** @param cells contents in map order; blocked cells have to be those of the map. */
  constructor(map: ZaborMap, cells: ArrayLike<number>, turn: Side) {
    this.map = map;
    this.cells = Uint8Array.from(cells);
    this.turn = turn;
    this.hashLo = map.hashLo;
    this.hashHi = map.hashHi;
    for (let c = 0; c < this.cells.length; c++) {
      const cell = this.cells[c] as Cell;
      if (cell === BLOCKED) continue;
      this.counts[cell] = this.counts[cell]! + 1;
      if (cell !== FREE) this.#toggle(keyOf(c, cell));
    }
    if (turn === 1) this.#toggle(TURN_KEY);
  }

  #toggle(key: number): void {
    this.hashLo ^= KEYS[2 * key]!;
    this.hashHi ^= KEYS[2 * key + 1]!;
  }

  generateMoves(out: Int32Array, at: number): number {
    const cells = this.cells;
    let end = at;
    for (let c = 0; c < cells.length; c++) {
      if (cells[c] === FREE) out[end++] = c;
    }
    return end;
  }

  makeMove(move: Move): void {
    const { cells, counts } = this;
    const { reach } = this.map;
    const mine = BLUE + this.turn;
    const theirs = RED - this.turn;
    const undo = this.#undo;
    const record = UNDO_SIZE * this.#made++;
    let lo = this.hashLo;
    let hi = this.hashHi;
    undo[record] = move;
    undo[record + 2] = lo;
    undo[record + 3] = hi;
    undo[record + 4] = counts[FREE]!;
    undo[record + 5] = counts[mine]!;
    undo[record + 6] = counts[theirs]!;

    let before = 0;
    let settled = 0;
    let retaken = 0;
    const end = REACH * (move + 1);
    for (let i = REACH * move, shift = 0; i < end; i++, shift += 2) {
      const c = reach[i]!;
      if (c < 0) break;
      const old = cells[c]!;
      before |= old << shift;
      if (old === mine) continue;
      if (old === FREE) settled++;
      else retaken++;
      cells[c] = mine;
      const key = changeIndex(c, old, mine);
      lo ^= CHANGE_KEYS[key]!;
      hi ^= CHANGE_KEYS[key + 1]!;
    }
    undo[record + 1] = before;
    counts[FREE] = counts[FREE]! - settled;
    counts[theirs] = counts[theirs]! - retaken;
    counts[mine] = counts[mine]! + settled + retaken;
    this.hashLo = lo ^ KEYS[2 * TURN_KEY]!;
    this.hashHi = hi ^ KEYS[2 * TURN_KEY + 1]!;
    this.turn = (1 - this.turn) as Side;
  }

  undoMove(): void {
    const { cells, counts } = this;
    const { reach } = this.map;
    const undo = this.#undo;
    const record = UNDO_SIZE * --this.#made;
    const move = undo[record]!;
    let before = undo[record + 1]!;
    this.turn = (1 - this.turn) as Side;
    const end = REACH * (move + 1);
    for (let i = REACH * move; i < end; i++) {
      const c = reach[i]!;
      if (c < 0) break;
      cells[c] = before & 3;
      before >>= 2;
    }
    this.hashLo = undo[record + 2]!;
    this.hashHi = undo[record + 3]!;
    counts[FREE] = undo[record + 4]!;
    counts[BLUE + this.turn] = undo[record + 5]!;
    counts[RED - this.turn] = undo[record + 6]!;
  }

  outcome(): Outcome {
    if (this.counts[FREE] !== 0) return ONGOING;
    const margin = this.margin();
    if (margin > 0) return WON;
    return margin < 0 ? LOSS : DRAW;
  }

  /** Cells of the side to move minus cells of the other, each counted by its value. */
  margin(): number {
    const { counts, map, turn } = this;
    if (!map.isEqual) return this.worth(BLUE + turn) - this.worth(RED - turn);
    return counts[BLUE + turn]! - counts[RED - turn]!;
  }

  /** What the cells of a content count for. */
  worth(content: number): number {
    const { cells, map } = this;
    if (map.isEqual) return this.counts[content]!;
    let worth = 0;
    for (let c = 0; c < cells.length; c++) if (cells[c] === content) worth += map.values[c]!;
    return worth;
  }

  finalScore(): number {
    return 100 * this.margin();
  }

  /** Cells gained by value: a free one counts once, an opponent's twice (one more here, one less there). */
  moveHint(move: Move): number {
    const { cells } = this;
    const { reach, values } = this.map;
    const theirs = RED - this.turn;
    let gain = 0;
    for (let i = 0; i < REACH; i++) {
      const c = reach[REACH * move + i]!;
      if (c < 0) break;
      const cell = cells[c];
      if (cell === FREE) gain += values[c]!;
      else if (cell === theirs) gain += 2 * values[c]!;
    }
    return gain;
  }

  symmetricKey(out: Int32Array): void {
    const { cells, map } = this;
    let leastLo = this.hashLo;
    let leastHi = this.hashHi;
    for (let i = 1; i < map.symmetries.length; i++) {
      const image = map.symmetries[i]!;
      let lo = map.hashLo;
      let hi = map.hashHi;
      if (this.turn === 1) {
        lo ^= KEYS[2 * TURN_KEY]!;
        hi ^= KEYS[2 * TURN_KEY + 1]!;
      }
      for (let c = 0; c < cells.length; c++) {
        const owner = cells[c]!;
        if (owner === FREE || owner === BLOCKED) continue;
        const key = 2 * keyOf(image[c]!, owner);
        lo ^= KEYS[key]!;
        hi ^= KEYS[key + 1]!;
      }
      if (lo < leastLo || (lo === leastLo && hi < leastHi)) {
        leastLo = lo;
        leastHi = hi;
      }
    }
    out[0] = leastLo;
    out[1] = leastHi;
  }

  /**
   * A cell is taken only by a move on itself or beside it, so one without a free neighbour is settled:
   * open are the free cells and the owners of the cells next to them.
   */
  reducedKey(out: Int32Array): number {
    const { cells, map } = this;
    const { reach, values } = map;
    let lo = map.hashLo;
    let hi = map.hashHi;
    if (this.turn === 1) {
      lo ^= KEYS[2 * TURN_KEY]!;
      hi ^= KEYS[2 * TURN_KEY + 1]!;
    }
    let settled = 0;
    for (let c = 0; c < cells.length; c++) {
      const owner = cells[c]!;
      if (owner === BLOCKED) continue;
      if (owner === FREE) {
        lo ^= FREE_KEYS[2 * c]!;
        hi ^= FREE_KEYS[2 * c + 1]!;
        continue;
      }
      const first = REACH * c + 1;
      const end = first + REACH - 1;
      let i = first;
      while (i < end && reach[i]! >= 0 && cells[reach[i]!] !== FREE) i++;
      if (i < end && reach[i]! >= 0) {
        const key = 2 * keyOf(c, owner);
        lo ^= KEYS[key]!;
        hi ^= KEYS[key + 1]!;
      } else {
        settled += (owner === BLUE ? 100 : -100) * values[c]!;
      }
    }
    out[0] = lo;
    out[1] = hi;
    return this.turn === 0 ? settled : 0 - settled;
  }

  /** The cells that a move on `cell` takes over, the cell itself first. */
  reachOf(cell: number): number[] {
    return Array.from(this.map.reach.subarray(REACH * cell, REACH * (cell + 1))).filter((c) => c >= 0);
  }

  get symmetry(): Symmetry {
    return this;
  }

  get moveHints(): MoveHints {
    return this;
  }

  get marginScore(): MarginScore {
    return this;
  }

  clone(): this {
    return new ZaborPosition(this.map, this.cells, this.turn) as this;
  }
}

function keyOf(cell: number, owner: number): number {
  return 2 * cell + owner - BLUE;
}

/** Index of the key of a change of `cell` from `old` (free or owned) to `mine` (owned). */
function changeIndex(cell: number, old: number, mine: number): number {
  return 2 * ((3 * (mine - BLUE) + old) * MAX_CELLS + cell);
}

function changeKeys(): Int32Array {
  const changes = new Int32Array(2 * 6 * MAX_CELLS);
  for (let cell = 0; cell < MAX_CELLS; cell++) {
    for (const mine of [BLUE, RED]) {
      for (const old of [FREE, BLUE, RED]) {
        for (const half of [0, 1]) {
          const before = old === FREE ? 0 : KEYS[2 * keyOf(cell, old) + half]!;
          const after = KEYS[2 * keyOf(cell, mine) + half]!;
          changes[changeIndex(cell, old, mine) + half] = before ^ after;
        }
      }
    }
  }
  return changes;
}
