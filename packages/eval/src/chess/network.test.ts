import {
  HIDDEN_ONE,
  type Network,
  NetworkEvaluator,
  ONGOING,
  OUTPUT_WEIGHT_ONE,
  type Position,
  Random,
  activeFeatures,
  decodeNetwork,
  emptyNetwork,
  encodeNetwork,
  legalMoves,
} from '@tahoun/core';
import { type ChessPosition, chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { chessFeatures } from './network.js';

const NEURONS = 32;
const SCALE = 200;

function fill(numbers: Int16Array | Int32Array, most: number, random: Random): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = random.below(2 * most + 1) - most;
}

/** A network of chance, with neurons on both sides of their cuts. */
function randomNetwork(seed: number): Network {
  const random = new Random(seed);
  const network = emptyNetwork({ ...chessFeatures, neurons: NEURONS }, SCALE);
  fill(network.featureWeights, 60, random);
  fill(network.hiddenBiases, 90, random);
  fill(network.outputWeights, 181, random);
  fill(network.outputBiases, 1_000_000, random);
  return network;
}

/** What a network says of a position by the book. */
function judged(network: Network, position: ChessPosition): number {
  const bucket = chessFeatures.bucketOf(position);
  const active = new Uint16Array(chessFeatures.places);
  let sum = network.outputBiases[bucket]!;
  for (const [half, side] of [position.turn, (1 - position.turn) as 0 | 1].entries()) {
    const count = activeFeatures(chessFeatures, position, side, active);
    for (let i = 0; i < NEURONS; i++) {
      let value = network.hiddenBiases[i]!;
      for (const feature of active.subarray(0, count)) {
        value += network.featureWeights[feature * NEURONS + i]!;
      }
      const cut = Math.max(0, Math.min(HIDDEN_ONE, value));
      sum += cut * cut * network.outputWeights[(2 * bucket + half) * NEURONS + i]!;
    }
  }
  return Math.trunc((sum * SCALE) / (HIDDEN_ONE * HIDDEN_ONE * OUTPUT_WEIGHT_ONE));
}

/** Positions in which castling, en passant and promotions are near. */
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n1k3/PPP5/8/8/8/8/3K1ppp/5N1N b - - 0 1',
  '4k3/p1p1p1p1/8/1P1P1P1P/1p1p1p1p/8/P1P1P1P1/4K3 w - - 0 1',
];

/** Walks about from a position as a search does, now deeper, now back. */
function wander(position: Position, random: Random, steps: number, visit: () => void): void {
  let depth = 0;
  for (let step = 0; step < steps; step++) {
    if (depth > 0 && (random.below(3) === 0 || position.outcome() !== ONGOING)) {
      for (let back = 1 + random.below(depth); back > 0; back--, depth--) position.undoMove();
    } else if (position.outcome() === ONGOING) {
      const moves = legalMoves(position);
      position.makeMove(moves[random.below(moves.length)]!);
      depth++;
    }
    visit();
  }
}

describe('a network', () => {
  it.each(STARTS)('judges every position of a walk as if it saw it for the first time: %s', (fen) => {
    const network = randomNetwork(1);
    const evaluator = new NetworkEvaluator(chessFeatures, network);
    const position = chess.parsePosition(fen);
    const random = new Random(7);
    wander(position, random, 400, () => {
      // Most positions of a search are not evaluated.
      if (random.below(3) > 0) expect(evaluator.evaluate(position)).toBe(judged(network, position));
    });
  });

  it('is the same after it was written and read', () => {
    const network = randomNetwork(2);
    expect(decodeNetwork(encodeNetwork(network), chessFeatures)).toEqual(network);
  });

  const bytes = encodeNetwork(randomNetwork(3));
  it.each([
    ['nothing', new Uint8Array()],
    ['another file', new TextEncoder().encode('{"weights": [1, 2, 3], "more": [4, 5]}')],
    ['half a network', bytes.slice(0, bytes.length / 2)],
    ['a network with one wrong bit', Uint8Array.from(bytes, (byte, i) => (i === 5000 ? byte ^ 4 : byte))],
  ])('refuses %s', (_, given) => {
    expect(() => decodeNetwork(given, chessFeatures)).toThrow(
      `a file of ${given.length} bytes is not a network, or it is damaged`,
    );
  });

  it('refuses a network for other features, and says which it expects', () => {
    const other = encodeNetwork(emptyNetwork({ count: 12, neurons: 32, buckets: 1 }, SCALE));
    expect(() => decodeNetwork(other, chessFeatures)).toThrow(
      'the network has the shape 12 x 32 x 1 (features x neurons x outputs); expected 768 x 32 to 512 x 8',
    );
  });
});
