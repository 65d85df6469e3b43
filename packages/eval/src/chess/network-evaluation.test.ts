import { NetworkEvaluator, Random, decodeNetwork, emptyNetwork, encodeNetwork } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { SCALE, judged, randomNetwork, wander } from '../testing/networks.js';
import { chessFeatures } from './network-evaluation.js';

/** Positions in which castling, en passant and promotions are near. */
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n1k3/PPP5/8/8/8/8/3K1ppp/5N1N b - - 0 1',
  '4k3/p1p1p1p1/8/1P1P1P1P/1p1p1p1p/8/P1P1P1P1/4K3 w - - 0 1',
];

describe('a network', () => {
  it.each(STARTS)('judges every position of a walk as if it saw it for the first time: %s', (fen) => {
    const network = randomNetwork(chessFeatures, 1);
    const evaluator = new NetworkEvaluator(chessFeatures, network);
    const position = chess.parsePosition(fen);
    const random = new Random(7);
    wander(position, random, 400, () => {
      // Most positions of a search are not evaluated.
      if (random.below(3) > 0)
        expect(evaluator.evaluate(position)).toBe(judged(chessFeatures, network, position));
    });
  });

  it('is the same after it was written and read', () => {
    const network = randomNetwork(chessFeatures, 2);
    expect(decodeNetwork(encodeNetwork(network), chessFeatures)).toEqual(network);
  });

  const bytes = encodeNetwork(randomNetwork(chessFeatures, 3));
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
