import type { Evaluation, Position, Side } from '../contract/game.js';
import type { NetworkFeatures } from './features.js';
import { HIDDEN_ONE, type Network, OUTPUT_WEIGHT_ONE, decodeNetwork } from './file.js';
import type { Kernel } from './js-kernel.js';
import { createKernel } from './kernel.js';

/**
 * The evaluation by a network that `tahoun learn` has made. Its kernel is made with the first evaluation, so that a
 * game is loaded quickly. @throws InputError when these are no bytes of a network for the features.
 */
export function networkEvaluation<P extends Position>(
  features: NetworkFeatures<P>,
  bytes: Uint8Array,
): Evaluation<P> {
  const network = decodeNetwork(bytes, features);
  let evaluator: NetworkEvaluator<P> | undefined;
  const evaluate = (position: P) => {
    evaluator ??= new NetworkEvaluator(features, network);
    return evaluator.evaluate(position);
  };
  return {
    id: 'network',
    evaluate,
    isOriented: true,
    futilityMargin: Math.round(FUTILITY_MARGIN * network.scale),
    terms: (position) => ({ network: evaluate(position) }),
  };
}

/** In log-odds, because their value in centi-units differs from game to game. */
const FUTILITY_MARGIN = 0.6;

/**
 * Judges positions with a network. The hidden layer of the position evaluated last is kept, and the next
 * one's is computed from it by the places that differ, however the two are related: in a search about four.
 * (After Y. Nasu, "Efficiently updatable neural-network-based evaluation functions for computer shogi",
 * 2018.)
 */
export class NetworkEvaluator<P extends Position> {
  readonly #features: NetworkFeatures<P>;
  readonly #kernel: Kernel;
  /** The addresses in the kernel's memory, in bytes. */
  readonly #layout: Layout;
  /** Bytes of a row: of an accumulator, or of a feature's weights. */
  readonly #row: number;
  readonly #outputBiases: Int32Array;
  /** Centi-units for one unit of the output. */
  readonly #unit: number;
  /** The address of a feature's row by view, place and content. */
  readonly #rows: Uint32Array;
  /** The contents of the places of the position evaluated last, as `NetworkFeatures.board` has them. */
  readonly #board: Int32Array;
  /** Words in use in `#board`. */
  #length = 0;
  readonly #views = Int32Array.of(-1, -1);
  /** Differences to the last board, each place and content in one number: those added, those removed. */
  readonly #added: Int32Array;
  readonly #removed: Int32Array;
  readonly #list: Uint32Array;

  constructor(features: NetworkFeatures<P>, network: Network) {
    const { places, contents, views } = features;
    this.#features = features;
    this.#row = 2 * network.neurons;
    this.#layout = layoutOf(network, places);
    this.#kernel = createKernel(this.#layout.end);
    const numbers = new Int16Array(this.#kernel.memory);
    numbers.set(network.hiddenBiases, this.#layout.biases >> 1);
    numbers.set(network.outputWeights, this.#layout.outputs >> 1);
    numbers.set(network.featureWeights, this.#layout.features >> 1);
    this.#outputBiases = network.outputBiases;
    this.#unit = network.scale / (HIDDEN_ONE * HIDDEN_ONE * OUTPUT_WEIGHT_ONE);
    this.#rows = new Uint32Array(views * places * contents);
    for (let view = 0; view < views; view++) {
      for (let place = 0; place < places; place++) {
        for (let content = 1; content < contents; content++) {
          const feature = features.featureOf(view, place, content);
          this.#rows[(view * places + place) * contents + content] =
            this.#layout.features + feature * this.#row;
        }
      }
    }
    this.#board = new Int32Array(places >> 2);
    this.#added = new Int32Array(places);
    this.#removed = new Int32Array(places);
    this.#list = new Uint32Array(this.#kernel.memory, this.#layout.list, 2 * places);
  }

  /** Output of the network plus the settled score, in centi-units for the side to move. */
  evaluate(position: P): number {
    const judged = this.#judge(position);
    return this.#features.settled === undefined ? judged : judged + this.#features.settled(position);
  }

  #judge(position: P): number {
    const board = this.#features.board(position);
    const changes = this.#compare(board);
    this.#refresh(position, board, 0, changes);
    this.#refresh(position, board, 1, changes);
    const bucket = this.#features.bucketOf(position);
    const weights = this.#layout.outputs + 2 * this.#row * bucket;
    const own = this.#accumulator(position.turn);
    const other = this.#accumulator((1 - position.turn) as Side);
    const sum =
      this.#kernel.output(own, weights, this.#row, HIDDEN_ONE) +
      this.#kernel.output(other, weights + this.#row, this.#row, HIDDEN_ONE);
    return Math.trunc((sum + this.#outputBiases[bucket]!) * this.#unit) | 0;
  }

  /** Lists the differences to the board evaluated last. @returns their numbers: `added << 16 | removed`. */
  #compare(board: Int32Array): number {
    if (board.length !== this.#length) this.#forget(board.length);
    const known = this.#board;
    const { contents } = this.#features;
    let added = 0;
    let removed = 0;
    for (let word = 0; word < board.length; word++) {
      const now = board[word]!;
      const before = known[word]!;
      if (now === before) continue;
      known[word] = now;
      for (let shift = 0; shift < 32; shift += 8) {
        const content = (now >>> shift) & 255;
        const left = (before >>> shift) & 255;
        if (content === left) continue;
        const place = 4 * word + (shift >> 3);
        if (content !== 0) this.#added[added++] = place * contents + content;
        if (left !== 0) this.#removed[removed++] = place * contents + left;
      }
    }
    return (added << 16) | removed;
  }

  /** Begins boards of another length: both views are computed from nothing. */
  #forget(length: number): void {
    this.#length = length;
    this.#board.fill(0);
    this.#views.fill(-1);
  }

  #refresh(position: P, board: Int32Array, side: Side, changes: number): void {
    const view = this.#features.viewOf(position, side);
    if (view !== this.#views[side]) this.#rebuild(board, view, side);
    else if (changes !== 0) this.#update(view, side, changes >> 16, changes & 0xffff);
  }

  #update(view: number, side: Side, added: number, removed: number): void {
    const list = this.#list;
    const from = view * this.#features.places * this.#features.contents;
    for (let i = 0; i < added; i++) list[i] = this.#rows[from + this.#added[i]!]!;
    for (let i = 0; i < removed; i++) list[added + i] = this.#rows[from + this.#removed[i]!]!;
    this.#kernel.update(this.#accumulator(side), this.#layout.list, added, removed, this.#row);
  }

  /** Computes a view from nothing: it is another one than before. */
  #rebuild(board: Int32Array, view: number, side: Side): void {
    this.#views[side] = view;
    const { places, contents } = this.#features;
    let count = 0;
    for (let place = 0; place < 4 * board.length; place++) {
      const content = (board[place >> 2]! >>> (8 * (place & 3))) & 255;
      if (content !== 0) this.#list[count++] = this.#rows[(view * places + place) * contents + content]!;
    }
    const accumulator = this.#accumulator(side);
    const { biases } = this.#layout;
    new Int16Array(this.#kernel.memory).copyWithin(accumulator >> 1, biases >> 1, (biases + this.#row) >> 1);
    this.#kernel.update(accumulator, this.#layout.list, count, 0, this.#row);
  }

  #accumulator(side: Side): number {
    return this.#layout.accumulators + side * this.#row;
  }
}

type Layout = Readonly<Record<'accumulators' | 'list' | 'biases' | 'outputs' | 'features' | 'end', number>>;

/** Addresses of all parts of the kernel's memory, in bytes. */
function layoutOf({ count, neurons, buckets }: Network, places: number): Layout {
  const row = 2 * neurons;
  const list = 2 * row;
  const biases = list + 4 * 2 * places;
  const outputs = biases + row;
  const features = outputs + 2 * row * buckets;
  return { accumulators: 0, list, biases, outputs, features, end: features + row * count };
}
