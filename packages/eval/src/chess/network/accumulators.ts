import type { ChessPosition } from '@tahoun/games';
import { END_HALF, FIRST_HALF, INPUT_OF_PLACE, MOST_PIECES, PLACES, placeOf, viewOf } from './inputs.js';
import type { NetworkWeights } from './weights.js';

/** Plies of the game that have a slot of their own: more than a search is deep, mostly. A power of two. */
const SLOTS = 64;

/**
 * The hidden layer of the positions evaluated last, one slot a ply. A slot knows which pieces it was reckoned for, so
 * the next is reckoned from it by the pieces that differ, whatever lies between the two: after a move two to four.
 * A slot that was never used is the empty board's. (Y. Nasu, "Efficiently updatable neural-network-based evaluation
 * functions for computer shogi", 2018.)
 */
export class Accumulators {
  /** `hidden / 2` words for each slot and side: White's view at `(2 * slot) * words`, then Black's. */
  readonly words: Int32Array;
  /** int32 a side in a slot. */
  readonly width: number;
  readonly #inputWords: Int32Array;
  readonly #biasWords: Int32Array;
  /** The pieces of each slot, laid out as `ChessPosition.bits`, and the view of each side in it. */
  readonly #bits = new Int32Array(SLOTS * END_HALF);
  readonly #views = new Uint8Array(SLOTS * 2);
  /** Places that have been filled and left. */
  readonly #added = new Uint16Array(2 * MOST_PIECES);
  readonly #removed = new Uint16Array(2 * MOST_PIECES);
  #addedCount = 0;
  #removedCount = 0;

  constructor({ hidden, inputWords, biasWords }: NetworkWeights) {
    this.width = hidden / 2;
    this.words = new Int32Array(SLOTS * hidden);
    this.#inputWords = inputWords;
    this.#biasWords = biasWords;
    for (let at = 0; at < this.words.length; at += this.width) this.words.set(biasWords, at);
    for (let slot = 0; slot < SLOTS; slot++) this.#views.set([viewOf(0, 7), viewOf(1, 7)], 2 * slot);
  }

  /** Reckons the hidden layer of a position. @returns where White's view is in `words`; Black's is `width` further. */
  update(position: ChessPosition): number {
    const ply = 2 * position.fullmoveNumber + position.turn;
    const slot = ply & (SLOTS - 1);
    const base = (ply - 1) & (SLOTS - 1);
    this.#compare(position.bits, base, slot);
    const at = 2 * slot * this.width;
    this.#reckon(position, 0, base, slot, at);
    this.#reckon(position, 1, base, slot, at + this.width);
    return at;
  }

  /** Notes the places that differ between a slot and the pieces given, which become those of another slot. */
  #compare(bits: Int32Array, base: number, slot: number): void {
    const known = this.#bits;
    const from = base * END_HALF;
    const to = slot * END_HALF;
    let added = 0;
    let removed = 0;
    for (let half = FIRST_HALF; half < END_HALF; half++) {
      const now = bits[half]!;
      const before = known[from + half]!;
      known[to + half] = now;
      if (now === before) continue;
      for (let left = now & ~before; left !== 0; left &= left - 1) this.#added[added++] = placeOf(half, left);
      for (let left = before & ~now; left !== 0; left &= left - 1) {
        this.#removed[removed++] = placeOf(half, left);
      }
    }
    this.#addedCount = added;
    this.#removedCount = removed;
  }

  #reckon(position: ChessPosition, side: 0 | 1, base: number, slot: number, to: number): void {
    const view = viewOf(side, position.kingSquare(side));
    const isSameView = this.#views[2 * base + side] === view;
    this.#views[2 * slot + side] = view;
    if (isSameView) this.#change(view, (2 * base + side) * this.width, to);
    else this.#rebuild(position.bits, view, to);
  }

  /** Writes at `to` what is at `from` with the places added and removed. */
  #change(view: number, from: number, to: number): void {
    const { words, width } = this;
    const inputWords = this.#inputWords;
    const added = this.#addedCount;
    const removed = this.#removedCount;
    const paired = Math.min(added, removed);
    let source = from;
    for (let i = 0; i < paired; i++) {
      const plus = this.#rowOf(view, this.#added[i]!);
      const minus = this.#rowOf(view, this.#removed[i]!);
      for (let k = 0; k < width; k++) {
        words[to + k] = words[source + k]! + inputWords[plus + k]! - inputWords[minus + k]!;
      }
      source = to;
    }
    if (source !== to) words.copyWithin(to, from, from + width);
    for (let i = paired; i < added; i++) this.#add(this.#rowOf(view, this.#added[i]!), to);
    for (let i = paired; i < removed; i++) {
      const minus = this.#rowOf(view, this.#removed[i]!);
      for (let k = 0; k < width; k++) words[to + k] = words[to + k]! - inputWords[minus + k]!;
    }
  }

  /** Writes a view from nothing: its king has gone to the other wing. */
  #rebuild(bits: Int32Array, view: number, to: number): void {
    this.words.set(this.#biasWords, to);
    for (let half = FIRST_HALF; half < END_HALF; half++) {
      for (let left = bits[half]!; left !== 0; left &= left - 1) {
        this.#add(this.#rowOf(view, placeOf(half, left)), to);
      }
    }
  }

  #add(row: number, to: number): void {
    const { words, width } = this;
    const inputWords = this.#inputWords;
    for (let k = 0; k < width; k++) words[to + k] = words[to + k]! + inputWords[row + k]!;
  }

  /** Where the weights of a place begin. */
  #rowOf(view: number, place: number): number {
    return this.width * INPUT_OF_PLACE[view * PLACES + place]!;
  }
}
