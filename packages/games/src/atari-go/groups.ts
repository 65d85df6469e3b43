import { DIRECTIONS, EMPTY, type Goban } from './goban.js';

/** Groups are counted by their liberties, those with more than this together with those of this many. */
export const MOST_COUNTED = 7;
const COUNTS = MOST_COUNTED + 1;

/**
 * The stones on a board and the groups they form, each with the set of its liberties.
 *
 * Every stone placed begins a record of its own, into which the groups it joins are merged; their
 * records stay untouched beneath it. So the last stone is taken back by uncovering them again, and
 * nothing is ever copied. The stones of a group form a ring in `next`: exchanging the successors of two
 * stones joins two rings, and doing so once more parts them.
 */
export class Groups {
  readonly goban: Goban;
  /** Contents of each point. */
  readonly stones: Uint8Array;
  /** The record of the group that each stone belongs to; meaningless on empty points. */
  readonly groupOf: Int16Array;
  /** The next stone of the same group, in a ring. */
  readonly next: Int16Array;
  /** By record: number of liberties, number of stones. */
  readonly liberties: Int16Array;
  readonly sizes: Int16Array;
  /** By record: the set of liberties, `goban.words` words. */
  readonly sets: Int32Array;
  /** Number of groups by colour and number of liberties: see `countGroups`. */
  readonly #census = new Int16Array(3 * COUNTS);
  /** By record and direction: the record that was merged, or -1. */
  readonly #merged: Int16Array;
  /** By record: `groupOf` and `next` of the point before, which a captured stone may have left there. */
  readonly #before: Int16Array;
  #records = 0;

  /** @param most stones that will be on record at one time, captured ones included. */
  constructor(goban: Goban, most: number) {
    this.goban = goban;
    this.stones = new Uint8Array(goban.points);
    this.groupOf = new Int16Array(goban.points);
    this.next = new Int16Array(goban.points);
    this.liberties = new Int16Array(most);
    this.sizes = new Int16Array(most);
    this.sets = new Int32Array(most * goban.words);
    this.#merged = new Int16Array(DIRECTIONS * most);
    this.#before = new Int16Array(2 * most);
  }

  /** Number of groups of a colour by liberties, from 0; the last number includes those with more. */
  countGroups(stone: number, liberties: number): number {
    return this.#census[COUNTS * stone + liberties]!;
  }

  /** Whether `point` is a liberty of the group with this record. */
  isLiberty(record: number, point: number): boolean {
    return (this.sets[record * this.goban.words + (point >> 5)]! & (1 << point)) !== 0;
  }

  /** Puts a stone on an empty point. Groups that it leaves without a liberty stay on the board. */
  place(point: number, stone: number): void {
    const { stones, groupOf, next, sets, liberties, sizes } = this;
    const { neighbours, words } = this.goban;
    const record = this.#records++;
    const base = record * words;
    this.#before[2 * record] = groupOf[point]!;
    this.#before[2 * record + 1] = next[point]!;
    stones[point] = stone;
    groupOf[point] = record;
    next[point] = point;
    sizes[record] = 1;
    for (let word = base; word < base + words; word++) sets[word] = 0;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      this.#merged[DIRECTIONS * record + direction] = -1;
      const neighbour = neighbours[DIRECTIONS * point + direction]!;
      if (neighbour < 0) continue;
      const content = stones[neighbour];
      if (content === EMPTY) {
        const word = base + (neighbour >> 5);
        sets[word] = sets[word]! | (1 << neighbour);
      } else if (content !== stone) {
        this.#removeLiberty(groupOf[neighbour]!, point, 3 - stone);
      } else if (groupOf[neighbour] !== record) {
        this.#merged[DIRECTIONS * record + direction] = groupOf[neighbour]!;
        this.#merge(point, neighbour, stone);
      }
    }
    const word = base + (point >> 5);
    sets[word] = sets[word]! & ~(1 << point);
    let count = 0;
    for (let w = base; w < base + words; w++) count += bitCount(sets[w]!);
    liberties[record] = count;
    this.#count(stone, count, 1);
  }

  /** Takes back the stone placed last, captures having been restored. */
  unplace(point: number): void {
    const { stones, groupOf, next, liberties } = this;
    const { neighbours } = this.goban;
    const record = --this.#records;
    const stone = stones[point]!;
    this.#count(stone, liberties[record]!, -1);
    for (let direction = DIRECTIONS - 1; direction >= 0; direction--) {
      const neighbour = neighbours[DIRECTIONS * point + direction]!;
      if (neighbour < 0) continue;
      const content = stones[neighbour]!;
      const merged = this.#merged[DIRECTIONS * record + direction]!;
      if (merged >= 0) {
        this.#exchange(point, neighbour);
        this.#relabel(neighbour, merged);
        this.#count(stone, liberties[merged]!, 1);
      } else if (content !== EMPTY && content !== stone) {
        this.#addLiberty(groupOf[neighbour]!, point, content);
      }
    }
    stones[point] = EMPTY;
    groupOf[point] = this.#before[2 * record]!;
    next[point] = this.#before[2 * record + 1]!;
  }

  /** Takes a group without liberties from the board. @param start any of its stones. */
  remove(start: number): void {
    const { stones, groupOf, next } = this;
    const { neighbours } = this.goban;
    const stone = stones[start]!;
    this.#count(stone, 0, -1);
    let point = start;
    do {
      stones[point] = EMPTY;
      for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
        const neighbour = neighbours[at]!;
        if (neighbour >= 0 && stones[neighbour] === 3 - stone) {
          this.#addLiberty(groupOf[neighbour]!, point, 3 - stone);
        }
      }
      point = next[point]!;
    } while (point !== start);
  }

  /** Puts back a group that was removed. @param start the stone it was removed by, of colour `stone`. */
  restore(start: number, stone: number): void {
    const { stones, groupOf, next } = this;
    const { neighbours } = this.goban;
    this.#count(stone, 0, 1);
    let point = start;
    do {
      stones[point] = stone;
      for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
        const neighbour = neighbours[at]!;
        if (neighbour >= 0 && stones[neighbour] === 3 - stone) {
          this.#removeLiberty(groupOf[neighbour]!, point, 3 - stone);
        }
      }
      point = next[point]!;
    } while (point !== start);
  }

  /** Merges the group of `neighbour` into the new record of the stone on `point`. */
  #merge(point: number, neighbour: number, stone: number): void {
    const { groupOf, sets, sizes } = this;
    const { words } = this.goban;
    const record = groupOf[point]!;
    const old = groupOf[neighbour]!;
    this.#count(stone, this.liberties[old]!, -1);
    for (let word = 0; word < words; word++) {
      const at = record * words + word;
      sets[at] = sets[at]! | sets[old * words + word]!;
    }
    sizes[record] = sizes[record]! + sizes[old]!;
    this.#relabel(neighbour, record);
    this.#exchange(point, neighbour);
  }

  #relabel(start: number, record: number): void {
    const { groupOf, next } = this;
    let point = start;
    do {
      groupOf[point] = record;
      point = next[point]!;
    } while (point !== start);
  }

  #exchange(one: number, other: number): void {
    const { next } = this;
    const successor = next[one]!;
    next[one] = next[other]!;
    next[other] = successor;
  }

  /** Nothing happens where the point is none, as when a group touches it from two sides. */
  #removeLiberty(record: number, point: number, stone: number): void {
    const word = record * this.goban.words + (point >> 5);
    const set = this.sets[word]!;
    const bit = 1 << point;
    if ((set & bit) === 0) return;
    this.sets[word] = set & ~bit;
    this.#setLiberties(record, stone, this.liberties[record]! - 1);
  }

  #addLiberty(record: number, point: number, stone: number): void {
    const word = record * this.goban.words + (point >> 5);
    const set = this.sets[word]!;
    const bit = 1 << point;
    if ((set & bit) !== 0) return;
    this.sets[word] = set | bit;
    this.#setLiberties(record, stone, this.liberties[record]! + 1);
  }

  #setLiberties(record: number, stone: number, liberties: number): void {
    this.#count(stone, this.liberties[record]!, -1);
    this.liberties[record] = liberties;
    this.#count(stone, liberties, 1);
  }

  #count(stone: number, liberties: number, change: number): void {
    const at = COUNTS * stone + Math.min(liberties, MOST_COUNTED);
    this.#census[at] = this.#census[at]! + change;
  }
}

export function bitCount(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
