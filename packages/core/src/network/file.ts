import { InputError } from '../contract/errors.js';
import { fnv1a } from '../contract/hash.js';

/*
 * A network: sparse features (contents of places) seen by both sides, one hidden layer with the same weights
 * for both views, one output for each bucket.
 *
 *     features of the side to move's view -> hidden --\
 *                                                      > output of the position's bucket: log-odds of a win
 *     features of the other side's view   -> hidden --/
 *
 * The output of a hidden neuron is the square of its value, clipped to 0 to 1 before (SCReLU).
 *
 * The file, little-endian:
 *
 *     bytes 0-3    "TNN2"
 *     4-7          checksum (FNV-1a, 32 bits) of all that follows
 *     8-9          features of a view
 *     10-11        hidden neurons of a view, a multiple of 32
 *     12-13        buckets
 *     14-15        centi-units for one unit of log-odds
 *     then, 16 bits each, first the low bytes of all and then the high bytes, which are much alike and compress well:
 *                  feature weights (`neurons` for each feature) and hidden biases in units of 1 / HIDDEN_ONE,
 *                  output weights (2 * `neurons` for each bucket, the side to move's view first) in units of
 *                  1 / OUTPUT_WEIGHT_ONE
 *     then int32:  output biases in units of 1 / (HIDDEN_ONE * HIDDEN_ONE * OUTPUT_WEIGHT_ONE)
 */

/** The number that stands for 1 in the hidden layer: 181 * 181 is the largest square that fits an int16. */
export const HIDDEN_ONE = 181;
/** The number that stands for 1 among the output weights. */
export const OUTPUT_WEIGHT_ONE = 64;
/** A weighted neuron has to fit an int16, and `HIDDEN_ONE` is the largest a neuron may be. */
export const MOST_OUTPUT_WEIGHT = 181;
/** Number of neurons that are computed at a time. */
export const NEURON_STEP = 32;
export const MOST_NEURONS = 512;

const MAGIC = 0x324e4e54;
const HEADER = 16;

/** Dimensions of a network. */
export interface NetworkShape {
  /** Features of one view. */
  readonly count: number;
  /** Hidden neurons of one view. */
  readonly neurons: number;
  readonly buckets: number;
}

/** A network as it plays. */
export interface Network extends NetworkShape {
  /** Centi-units for one unit of log-odds. */
  readonly scale: number;
  readonly featureWeights: Int16Array;
  readonly hiddenBiases: Int16Array;
  readonly outputWeights: Int16Array;
  readonly outputBiases: Int32Array;
}

/** A network of zeros. */
export function emptyNetwork({ count, neurons, buckets }: NetworkShape, scale: number): Network {
  return {
    count,
    neurons,
    buckets,
    scale,
    featureWeights: new Int16Array(count * neurons),
    hiddenBiases: new Int16Array(neurons),
    outputWeights: new Int16Array(buckets * 2 * neurons),
    outputBiases: new Int32Array(buckets),
  };
}

export function encodeNetwork(network: Network): Uint8Array {
  const bytes = new Uint8Array(sizeOf(network));
  const view = new DataView(bytes.buffer);
  const { count, neurons, buckets, scale } = network;
  for (const [i, value] of [count, neurons, buckets, scale].entries()) view.setUint16(8 + 2 * i, value, true);
  let at = HEADER;
  const apart = shortNumbersOf(network);
  for (const shift of [0, 8]) {
    for (const numbers of apart) for (const number of numbers) bytes[at++] = number >> shift;
  }
  for (const [i, number] of network.outputBiases.entries()) view.setInt32(at + 4 * i, number, true);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, fnv1a(bytes.subarray(8)), true);
  return bytes;
}

/** @throws InputError when the bytes are no network, or one for other features. */
export function decodeNetwork(bytes: Uint8Array, wanted: Omit<NetworkShape, 'neurons'>): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = bytes.length;
  const isWhole = size >= HEADER && view.getUint32(0, true) === MAGIC;
  if (!isWhole || view.getUint32(4, true) !== fnv1a(bytes.subarray(8))) {
    throw new InputError('network-bad-file', `a file of ${size} bytes is not a network, or it is damaged`, {
      size,
    });
  }
  const [count, neurons, buckets, scale] = [8, 10, 12, 14].map((at) => view.getUint16(at, true)) as Four;
  const network = emptyNetwork({ count, neurons, buckets }, scale);
  const isKnown = neurons > 0 && neurons <= MOST_NEURONS && neurons % NEURON_STEP === 0 && scale > 0;
  if (!isKnown || size !== sizeOf(network) || count !== wanted.count || buckets !== wanted.buckets) {
    const found = `${count} x ${neurons} x ${buckets}`;
    const expected = `${wanted.count} x 32 to ${MOST_NEURONS} x ${wanted.buckets}`;
    throw new InputError(
      'network-other-shape',
      `the network has the shape ${found} (features x neurons x outputs); expected ${expected}`,
      { found, expected },
    );
  }
  let at = HEADER;
  const apart = (size - HEADER - 4 * buckets) / 2;
  for (const numbers of shortNumbersOf(network)) {
    for (let i = 0; i < numbers.length; i++, at++) numbers[i] = bytes[at]! | (bytes[at + apart]! << 8);
  }
  for (let i = 0; i < buckets; i++) network.outputBiases[i] = view.getInt32(at + apart + 4 * i, true);
  return network;
}

const shortNumbersOf = ({ featureWeights, hiddenBiases, outputWeights }: Network) => [
  featureWeights,
  hiddenBiases,
  outputWeights,
];

type Four = [number, number, number, number];

function sizeOf({ count, neurons, buckets }: NetworkShape): number {
  return HEADER + 2 * neurons * (count + 1 + 2 * buckets) + 4 * buckets;
}
