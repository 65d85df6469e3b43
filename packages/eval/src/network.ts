import type { Evaluation, Position } from '@tahoun/core';

/*
 * A small network that judges positions, as it is learned: sparse inputs (which piece stands where) seen by
 * both sides, one hidden layer with the same weights for both, one output.
 *
 *     inputs seen by the mover  -> hidden --\
 *                                            > output of the position's bucket: log-odds of the mover's win
 *     inputs seen by the other  -> hidden --/
 *
 * What goes on from the hidden layer is the square of what is there, after it was cut to between 0 and 1.
 */

/** Hidden neurons come in such numbers: they are reckoned several at a time. */
export const NEURON_STEP = 4;

/** How large a network is. */
export interface NetworkShape {
  /** Different inputs of one view; those of both views share their weights. */
  readonly inputs: number;
  /** Hidden neurons of one view, a multiple of `NEURON_STEP`. */
  readonly hidden: number;
  /** Outputs; each position has one that speaks for it. */
  readonly buckets: number;
}

/** The numbers of a network while it is learned. */
export interface FloatNetwork extends NetworkShape {
  /** `hidden` numbers in a row for each input. */
  readonly inputWeights: Float32Array;
  readonly hiddenBiases: Float32Array;
  /** For each bucket `hidden` numbers for the mover's view, then as many for the other's. */
  readonly outputWeights: Float32Array;
  readonly outputBiases: Float32Array;
}

/** How a learned network is to be used. */
export interface NetworkUse {
  /** Centi-units for one unit of log-odds: 1 / steepness. */
  readonly scale: number;
  /** True when it was learned as what is to be added to the game's evaluation, not as one of its own. */
  readonly isCorrection: boolean;
}

/** What a game has to say for a network to be learned. */
export interface NetworkTuning<P extends Position = Position> {
  readonly inputs: number;
  readonly buckets: number;
  /** The most inputs that are active in one view. */
  readonly mostActive: number;
  /** How steeply the expected result grows with a centi-unit, in log-odds, in games that are played well. */
  readonly steepness: number;
  /** The evaluation that a correction is added to. */
  readonly corrected: Evaluation<P>;
  /** Greatest absolute values that numbers may have to be stored, for so many hidden neurons. */
  readonly limits: (hidden: number) => { readonly input: number; readonly output: number };
  /** Writes the active inputs, those of the mover's view first, then as many of the other's. @returns how many in a view. */
  readonly activate: (position: P, out: Uint16Array) => number;
  readonly bucketOf: (position: P) => number;
  /** Rounds a network to what is stored in a file. */
  readonly encode: (network: FloatNetwork, use: NetworkUse) => Uint8Array;
  /** The numbers as they were rounded. @throws InputError when these are no bytes of `encode`. */
  readonly decode: (bytes: Uint8Array) => FloatNetwork;
  /** @throws InputError as well. */
  readonly evaluation: (bytes: Uint8Array) => Evaluation<P>;
}

/** A network of zeros. */
export function emptyNetwork({ inputs, hidden, buckets }: NetworkShape): FloatNetwork {
  return {
    inputs,
    hidden,
    buckets,
    inputWeights: new Float32Array(inputs * hidden),
    hiddenBiases: new Float32Array(hidden),
    outputWeights: new Float32Array(buckets * 2 * hidden),
    outputBiases: new Float32Array(buckets),
  };
}
