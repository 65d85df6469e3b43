import type { ChessPosition } from '@tahoun/games/chess';
import { END_HALF, FIRST_HALF, INPUT_OF_PLACE, MOST_PIECES, PLACES, placeOf, viewOf } from './inputs.js';
import type { NetworkWeights } from './weights.js';

/**
 * The hidden layer of the position evaluated last. The next is reckoned from it by the pieces that differ, whatever
 * lies between the two: in a search about four. (Y. Nasu, "Efficiently updatable neural-network-based evaluation
 * functions for computer shogi", 2018. A stack by ply comes to five, for parents are not always evaluated.)
 */
export class Accumulator {
  /** `width` words of White's view, then of Black's. */
  readonly words: Int32Array;
  /** int32 a side: two neurons each, as `weights.ts` packs them. */
  readonly width: number;
  readonly #inputWords: Int32Array;
  readonly #biasWords: Int32Array;
  /** The pieces the words were reckoned for, laid out as `ChessPosition.bits`; at first none. */
  readonly #bits = new Int32Array(END_HALF);
  /** The view of each side then. */
  readonly #views = Uint8Array.of(viewOf(0, 7), viewOf(1, 7));
  /** Places that have been filled and left since. */
  readonly #added = new Uint16Array(MOST_PIECES);
  readonly #removed = new Uint16Array(MOST_PIECES);
  #addedCount = 0;
  #removedCount = 0;

  constructor({ hidden, inputWords, biasWords }: NetworkWeights) {
    this.width = hidden / 2;
    this.words = new Int32Array(hidden);
    this.words.set(biasWords, 0);
    this.words.set(biasWords, this.width);
    this.#inputWords = inputWords;
    this.#biasWords = biasWords;
  }

  /** Reckons the hidden layer of a position. */
  update(position: ChessPosition): void {
    this.#compare(position.bits);
    this.#reckon(position, 0);
    this.#reckon(position, 1);
  }

  /** Notes the places that differ. */
  #compare(bits: Int32Array): void {
    const known = this.#bits;
    let added = 0;
    let removed = 0;
    for (let half = FIRST_HALF; half < END_HALF; half++) {
      const now = bits[half]!;
      const before = known[half]!;
      if (now === before) continue;
      known[half] = now;
      for (let left = now & ~before; left !== 0; left &= left - 1) this.#added[added++] = placeOf(half, left);
      for (let left = before & ~now; left !== 0; left &= left - 1) {
        this.#removed[removed++] = placeOf(half, left);
      }
    }
    this.#addedCount = added;
    this.#removedCount = removed;
  }

  #reckon(position: ChessPosition, side: 0 | 1): void {
    const view = viewOf(side, position.kingSquare(side));
    if (view === this.#views[side]) {
      this.#change(view, side * this.width);
    } else {
      this.#views[side] = view;
      this.#rebuild(position.bits, view, side * this.width);
    }
  }

  /** Brings a view up to date. */
  #change(view: number, at: number): void {
    const { words, width } = this;
    const inputWords = this.#inputWords;
    const added = this.#addedCount;
    const removed = this.#removedCount;
    const paired = Math.min(added, removed);
    for (let i = 0; i < paired; i++) {
      const plus = this.#rowOf(view, this.#added[i]!);
      const minus = this.#rowOf(view, this.#removed[i]!);
      for (let k = 0; k < width; k++) {
        words[at + k] = words[at + k]! + inputWords[plus + k]! - inputWords[minus + k]!;
      }
    }
    for (let i = paired; i < added; i++) this.#add(this.#rowOf(view, this.#added[i]!), at);
    for (let i = paired; i < removed; i++) {
      const minus = this.#rowOf(view, this.#removed[i]!);
      for (let k = 0; k < width; k++) words[at + k] = words[at + k]! - inputWords[minus + k]!;
    }
  }

  /** Reckons a view from nothing: its king has gone to the other wing. */
  #rebuild(bits: Int32Array, view: number, at: number): void {
    this.words.set(this.#biasWords, at);
    for (let half = FIRST_HALF; half < END_HALF; half++) {
      for (let left = bits[half]!; left !== 0; left &= left - 1) {
        this.#add(this.#rowOf(view, placeOf(half, left)), at);
      }
    }
  }

  #add(row: number, at: number): void {
    const { words, width } = this;
    const inputWords = this.#inputWords;
    for (let k = 0; k < width; k++) words[at + k] = words[at + k]! + inputWords[row + k]!;
  }

  /** Where the weights of a place begin. */
  #rowOf(view: number, place: number): number {
    return this.width * INPUT_OF_PLACE[view * PLACES + place]!;
  }
}
