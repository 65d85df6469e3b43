import { InputError } from '@tahoun/core';
import { type FloatNetwork, NEURON_STEP, type NetworkUse } from '../../network.js';
import { endgameOf, middlegameOf } from '../../staged.js';
import { BUCKETS, INPUTS, MOST_PIECES } from './inputs.js';

/** What 1 is in the hidden layer: its square is the largest that fits 15 bits. */
export const ONE = 181;
/** What 1 is as an output weight. */
const OUTPUT_ONE = 256;
const MOST_HIDDEN = 256;
/** With a larger scale the output might come to more than an evaluation may be. */
const MOST_SCALE = 2000;

/** The numbers that are played with. Two neurons share an int32, as `staged.ts` packs numbers. */
export interface NetworkWeights extends NetworkUse {
  readonly hidden: number;
  /** `hidden / 2` words in a row for each input: neuron 2i in the upper half of word i, 2i + 1 in the lower. */
  readonly inputWords: Int32Array;
  readonly biasWords: Int32Array;
  /** For each bucket one number a neuron of the mover's view, then of the other's. */
  readonly outputWeights: Int16Array;
  readonly outputBiases: Int32Array;
}

/** Centi-units for one unit of the output's sum. */
export function unitOf({ scale }: NetworkUse): number {
  return scale / (ONE * ONE * OUTPUT_ONE);
}

/**
 * What numbers may be at most for nothing to overflow: a neuron's sum over all pieces has to fit 16 bits,
 * the output's over all neurons 32.
 */
export function networkLimits(hidden: number): { input: number; output: number } {
  return {
    input: 32_767 / ONE / (MOST_PIECES + 1),
    output: 2 ** 31 / (ONE * ONE) / (2 * hidden + 1) / OUTPUT_ONE,
  };
}

/*
 * A file: "TNN1", then in little-endian order hidden neurons (uint16), 1 for a correction (uint16), the scale
 * (float32), and all numbers as int16, but the biases of the output as int32 at the end.
 */
const MAGIC = 'TNN1';
const HEADER = 12;

function sizeOf(hidden: number): number {
  return HEADER + 2 * (INPUTS * hidden + hidden + BUCKETS * 2 * hidden) + 4 * BUCKETS;
}

/** Rounds a network to integers. Numbers beyond the limits are cut to them. */
export function encodeNetwork(network: FloatNetwork, { scale, isCorrection }: NetworkUse): Uint8Array {
  const { hidden } = network;
  const limits = networkLimits(hidden);
  const bytes = new Uint8Array(sizeOf(hidden));
  const view = new DataView(bytes.buffer);
  for (const [i, letter] of [...MAGIC].entries()) view.setUint8(i, letter.charCodeAt(0));
  view.setUint16(4, hidden, true);
  view.setUint16(6, isCorrection ? 1 : 0, true);
  view.setFloat32(8, scale, true);
  let at = HEADER;
  const write = (numbers: Float32Array, one: number, limit: number) => {
    for (const number of numbers) {
      view.setInt16(at, rounded(number, one, limit), true);
      at += 2;
    }
  };
  write(network.inputWeights, ONE, limits.input);
  write(network.hiddenBiases, ONE, limits.input);
  write(network.outputWeights, OUTPUT_ONE, limits.output);
  for (const number of network.outputBiases) {
    view.setInt32(at, rounded(number, OUTPUT_ONE * ONE * ONE, limits.output), true);
    at += 4;
  }
  return bytes;
}

function rounded(number: number, one: number, limit: number): number {
  return Math.trunc(one * Math.max(-limit, Math.min(limit, number)) + (number < 0 ? -0.5 : 0.5));
}

/** @throws InputError when these are not the bytes of a network. */
export function decodeNetwork(bytes: Uint8Array): NetworkWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hidden = bytes.length < HEADER ? 0 : view.getUint16(4, true);
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  const isShaped = hidden > 0 && hidden <= MOST_HIDDEN && hidden % NEURON_STEP === 0;
  const isWhole = isShaped && magic === MAGIC && bytes.length === sizeOf(hidden);
  const scale = isWhole ? view.getFloat32(8, true) : 0;
  if (!(scale > 0 && scale <= MOST_SCALE)) {
    throw new InputError(
      'network-unreadable',
      `a file of ${bytes.length} bytes is not a network; expected one written by tahoun tune --network`,
      { found: bytes.length },
    );
  }
  let at = HEADER;
  const next = () => {
    at += 2;
    return view.getInt16(at - 2, true);
  };
  const words = (count: number) => Int32Array.from({ length: count / 2 }, () => (next() << 16) + next());
  return {
    hidden,
    isCorrection: view.getUint16(6, true) === 1,
    scale,
    inputWords: words(INPUTS * hidden),
    biasWords: words(hidden),
    outputWeights: Int16Array.from({ length: BUCKETS * 2 * hidden }, next),
    outputBiases: Int32Array.from({ length: BUCKETS }, (_, i) => view.getInt32(at + 4 * i, true)),
  };
}

/** The numbers of a file as those of a network that is learned. */
export function floatsOf({ hidden, ...weights }: NetworkWeights): FloatNetwork {
  const neurons = (words: Int32Array) =>
    Float32Array.from({ length: 2 * words.length }, (_, i) => {
      const word = words[i >> 1]!;
      return (i % 2 === 0 ? middlegameOf(word) : endgameOf(word)) / ONE;
    });
  return {
    inputs: INPUTS,
    hidden,
    buckets: BUCKETS,
    inputWeights: neurons(weights.inputWords),
    hiddenBiases: neurons(weights.biasWords),
    outputWeights: Float32Array.from(weights.outputWeights, (number) => number / OUTPUT_ONE),
    outputBiases: Float32Array.from(weights.outputBiases, (number) => number / (OUTPUT_ONE * ONE * ONE)),
  };
}
