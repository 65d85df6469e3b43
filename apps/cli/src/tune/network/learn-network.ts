import { type Game, InputError, Random } from '@tahoun/core';
import { type FloatNetwork, NEURON_STEP, type NetworkTuning } from '@tahoun/eval/networks';
import { formatNumber } from '@tahoun/i18n';
import { CliError } from '../../errors.js';
import { HELD_OUT, readLabelled } from '../labelled-file.js';
import { type Progress, epochText } from '../progress.js';
import { expectedResult } from '../trace-set.js';
import { ExampleSet } from './example-set.js';
import { type ExampleRange, fitNetwork, networkError } from './fit-network.js';

/** What came of it. Errors are mean squares of what is between foretold and wanted results. */
export interface NetworkAnswer {
  readonly positions: number;
  readonly hidden: number;
  /** Of the stored network. */
  readonly bytes: number;
  readonly errorAfter: number;
  /** Of the positions held out: by the game's evaluation, by the network, and by the network as stored. */
  readonly heldOutByEvaluation: number;
  readonly heldOutAfter: number;
  readonly heldOutRounded: number;
  readonly positionsASecond: number;
}

export interface NetworkRequest {
  readonly game: Game;
  readonly tuning: NetworkTuning;
  /** A file of labelled positions. */
  readonly data: string;
  readonly hidden: number;
  /** Whether the network is to be added to the game's evaluation. */
  readonly isCorrection: boolean;
  /** Passes over all positions. */
  readonly epochs: number;
  readonly seed: number;
  readonly onProgress: Progress;
}

/** Learns a network. @returns what came of it, and the network as it is stored. @throws CliError for bad data, InputError for a bad size. */
export function learnNetwork(request: NetworkRequest): { answer: NetworkAnswer; bytes: Uint8Array } {
  const { tuning, hidden, isCorrection, epochs, onProgress } = request;
  if (hidden % NEURON_STEP !== 0) {
    throw new InputError(
      'tune-network-size',
      `--network ${hidden} is not a possible number of hidden neurons; expected a multiple of ${NEURON_STEP}`,
      { found: hidden },
    );
  }
  const set = readExamples(request);
  const split = set.count - Math.floor(HELD_OUT * set.count);
  const learned: ExampleRange = { set, from: 0, to: split };
  const heldOut: ExampleRange = { set, from: split, to: set.count };
  const { steepness } = tuning;
  const evaluationShare = isCorrection ? steepness : 0;
  const start = performance.now();
  const network = fitNetwork(
    learned,
    { ...tuning, hidden },
    {
      epochs,
      random: new Random(request.seed),
      evaluationShare,
      limits: tuning.limits(hidden),
      onEpoch: (epoch, now, error) => {
        const outside = networkError(heldOut, now, evaluationShare);
        onProgress(epochText(epoch, error, outside));
      },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  const bytes = tuning.encode(network, { scale: 1 / steepness, isCorrection });
  const errorWith = (range: ExampleRange, by: FloatNetwork) => networkError(range, by, evaluationShare);
  const answer: NetworkAnswer = {
    positions: set.count,
    hidden,
    bytes: bytes.length,
    errorAfter: errorWith(learned, network),
    heldOutByEvaluation: evaluationError(heldOut, steepness),
    heldOutAfter: errorWith(heldOut, network),
    heldOutRounded: errorWith(heldOut, tuning.decode(bytes)),
    positionsASecond: Math.round((epochs * set.count) / seconds),
  };
  return { answer, bytes };
}

function readExamples({ game, tuning, data, onProgress }: NetworkRequest): ExampleSet {
  const set = new ExampleSet(tuning);
  readLabelled(data, game, ({ position, ...labels }) => {
    set.add(position, labels);
    if (set.count % 100_000 === 0) {
      onProgress(({ learning }, language) => learning.positions(formatNumber(language, set.count)));
    }
  });
  if (set.count === 0) throw new CliError((texts) => texts.errors.noOpenings(data));
  return set;
}

/** Mean square of what is between what the game's evaluation foretells and the targets. */
function evaluationError({ set, from, to }: ExampleRange, k: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    sum += (expectedResult(set.evaluations[at] as number, k) - (set.targets[at] as number)) ** 2;
  }
  return sum / Math.max(1, to - from);
}
