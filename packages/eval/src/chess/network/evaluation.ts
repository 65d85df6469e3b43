import type { Evaluation } from '@tahoun/core';
import type { ChessPosition } from '@tahoun/games/chess';
import { UNKNOWN_ENDING, knownEnding } from '../endings.js';
import { classicalChess } from '../evaluation.js';
import { CHESS_WEIGHTS } from '../weights.js';
import { Accumulator } from './accumulator.js';
import { bucketOf } from './inputs.js';
import { sumOf } from './output.js';
import { type NetworkWeights, decodeNetwork, unitOf } from './weights.js';

/**
 * The evaluation by a network that `tahoun tune --network` has learned. Like the one by hand it depends on
 * nothing but the position. @throws InputError when these are no bytes of a network.
 */
export function networkChess(bytes: Uint8Array): Evaluation<ChessPosition> {
  const weights = decodeNetwork(bytes);
  const network = judgeOf(weights);
  return weights.isCorrection ? corrected(classicalChess(CHESS_WEIGHTS), network) : alone(network);
}

type Judge = (position: ChessPosition) => number;

/** What the network says, in centipawns for the side to move. */
function judgeOf(weights: NetworkWeights): Judge {
  const accumulator = new Accumulator(weights);
  const { words, width } = accumulator;
  const { hidden, outputWeights, outputBiases } = weights;
  const unit = unitOf(weights);
  return (position) => {
    accumulator.update(position);
    const mover = position.turn * width;
    const bucket = bucketOf(position.bits);
    const from = 2 * hidden * bucket;
    const sum =
      sumOf(words, mover, width, outputWeights, from) +
      sumOf(words, width - mover, width, outputWeights, from + hidden);
    return Math.trunc((sum + outputBiases[bucket]!) * unit) | 0;
  };
}

function alone(network: Judge): Evaluation<ChessPosition> {
  const evaluate: Judge = (position) => {
    const ending = knownEnding(position);
    return ending === UNKNOWN_ENDING ? network(position) : ending;
  };
  return {
    id: 'network-chess',
    futilityMargin: 120,
    evaluate,
    terms: (position) => ({ network: evaluate(position) }),
  };
}

/** An evaluation with what the network says added to it. */
function corrected(evaluation: Evaluation<ChessPosition>, network: Judge): Evaluation<ChessPosition> {
  const correction: Judge = (position) => (knownEnding(position) === UNKNOWN_ENDING ? network(position) : 0);
  return {
    id: 'corrected-chess',
    futilityMargin: 120,
    evaluate: (position) => evaluation.evaluate(position) + correction(position),
    terms: (position) => ({ ...evaluation.terms(position), correction: correction(position) }),
  };
}
