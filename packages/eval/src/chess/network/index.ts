import type { ChessPosition } from '@tahoun/games/chess';
import type { NetworkTuning } from '../../network.js';
import { classicalChess } from '../evaluation.js';
import { CHESS_WEIGHTS } from '../weights.js';
import { networkChess } from './evaluation.js';
import { BUCKETS, INPUTS, MOST_PIECES, activate, bucketOf } from './inputs.js';
import { decodeNetwork, encodeNetwork, floatsOf, networkLimits } from './weights.js';

/*
 * Reading order: `inputs.ts` says what the network sees, `accumulator.ts` keeps its hidden layer up to date,
 * `output.ts` adds up what follows from that, `weights.ts` is the file, `evaluation.ts` puts it together.
 */
export { networkChess } from './evaluation.js';

/** How the network of chess is learned. */
export const chessNetwork: NetworkTuning<ChessPosition> = {
  inputs: INPUTS,
  buckets: BUCKETS,
  mostActive: MOST_PIECES,
  steepness: 0.0055,
  corrected: classicalChess(CHESS_WEIGHTS),
  limits: networkLimits,
  activate,
  bucketOf: ({ bits }) => bucketOf(bits),
  encode: encodeNetwork,
  decode: (bytes) => floatsOf(decodeNetwork(bytes)),
  evaluation: networkChess,
};
