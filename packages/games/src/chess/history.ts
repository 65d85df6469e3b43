/** int32 a ply. */
const RECORD = 8;
const FIRST_PLIES = 128;

/* Content of a record, by index from its beginning. */
export const KEY_LO = 0;
export const KEY_HI = 1;
/** The move made in the position, `NO_MOVE` for a pass. */
export const MADE = 2;
export const RIGHTS = 3;
export const EP_SQUARE = 4;
export const CLOCK = 5;
export const REVERSIBLE = 6;
export const WINNERS = 7;

/** The positions before the present one: data that moves do not hold, for undoing and for repetitions. */
export class History {
  records = new Int32Array(RECORD * FIRST_PLIES);
  #plies = 0;

  /** Makes room for one more ply. @returns the index of its record. */
  push(): number {
    const at = RECORD * this.#plies++;
    if (at >= this.records.length) {
      const larger = new Int32Array(2 * this.records.length);
      larger.set(this.records);
      this.records = larger;
    }
    return at;
  }

  /** Gives up the last ply. @returns the index of its record, to be read at once. */
  pop(): number {
    return RECORD * --this.#plies;
  }

  /** Whether the position `pliesAgo` plies ago had this key. */
  hadKey(pliesAgo: number, lo: number, hi: number): boolean {
    const at = RECORD * (this.#plies - pliesAgo);
    return this.records[at + KEY_LO] === lo && this.records[at + KEY_HI] === hi;
  }

  /** A history of its own of the last plies. */
  copy(plies: number): History {
    const copy = new History();
    const kept = this.records.subarray(RECORD * (this.#plies - plies), RECORD * this.#plies);
    if (kept.length > copy.records.length) copy.records = new Int32Array(2 * kept.length);
    copy.records.set(kept);
    copy.#plies = plies;
    return copy;
  }
}
