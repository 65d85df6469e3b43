import { MAX_EVALUATION, ONGOING, Random, legalMoves } from '@tahoun/core';
import { type ChessPosition, chess, chessMovePromotion, isChessCastling } from '@tahoun/games/chess';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FloatNetwork, emptyNetwork } from '../../network.js';
import { UNKNOWN_ENDING, knownEnding } from '../endings.js';
import { CHESS_WEIGHTS, classicalChess } from '../index.js';
import { exchanged, mirrored } from '../testing/images.js';
import { chessNetwork, networkChess } from './index.js';

const HIDDEN = 8;
const SCALE = 200;

/** A network of chance, with neurons on both sides of their cuts. */
function randomNetwork(seed: number, hidden = HIDDEN): FloatNetwork {
  const random = new Random(seed);
  const network = emptyNetwork({ ...chessNetwork, hidden });
  const scatter = (numbers: Float32Array, limit: number) => {
    for (let i = 0; i < numbers.length; i++) numbers[i] = limit * (2 * random.next() - 1);
  };
  scatter(network.inputWeights, 0.3);
  scatter(network.hiddenBiases, 0.5);
  scatter(network.outputWeights, 1);
  scatter(network.outputBiases, 0.5);
  return network;
}

const bytesOf = (network: FloatNetwork, isCorrection = false) =>
  chessNetwork.encode(network, { scale: SCALE, isCorrection });
const bytes = bytesOf(randomNetwork(1));
const classical = classicalChess(CHESS_WEIGHTS);
const isKnown = (position: ChessPosition) => knownEnding(position) !== UNKNOWN_ENDING;

/** What a network says of a position by the book, in centipawns for the side to move. */
function reckon(network: FloatNetwork, position: ChessPosition): number {
  const { hidden } = network;
  const active = new Uint16Array(2 * chessNetwork.mostActive);
  const count = chessNetwork.activate(position, active);
  const from = 2 * hidden * chessNetwork.bucketOf(position);
  let output = network.outputBiases[chessNetwork.bucketOf(position)] as number;
  for (const view of [0, 1]) {
    const inputs = [...active.subarray(view * count, (view + 1) * count)];
    for (let i = 0; i < hidden; i++) {
      const weights = inputs.map((input) => network.inputWeights[input * hidden + i] as number);
      const sum = weights.reduce((total, weight) => total + weight, network.hiddenBiases[i] as number);
      output +=
        (network.outputWeights[from + view * hidden + i] as number) * Math.max(0, Math.min(1, sum)) ** 2;
    }
  }
  return SCALE * output;
}

/** Positions in which castling, en passant and promotions are near. */
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n1k3/PPP5/8/8/8/8/3K1ppp/5N1N b - - 0 1',
  '4k3/p1p1p1p1/8/1P1P1P1P/1p1p1p1p/8/P1P1P1P1/4K3 w - - 0 1',
];
const start = fc.oneof(
  fc.constantFrom(...STARTS).map((fen) => chess.parsePosition(fen)),
  fc.nat(959).map((number) => chess.initial({ start: String(number), chess960: 'true' })),
);

/**
 * Walks about from a position as a search does, now deeper, now back, with a pass here and there, and
 * castles and promotes more often than chance would.
 */
function wander(position: ChessPosition, random: Random, steps: number, visit: () => void): void {
  let depth = 0;
  for (let step = 0; step < steps; step++) {
    if (depth > 0 && random.below(3) === 0) {
      for (let back = 1 + random.below(depth); back > 0; back--, depth--) position.undoMove();
    } else if (position.outcome() === ONGOING) {
      const moves = legalMoves(position);
      const rare = moves.filter((move) => isChessCastling(move) || chessMovePromotion(move) !== 0);
      const choice = rare.length > 0 && random.below(2) === 0 ? rare : moves;
      if (random.below(10) > 0 || !position.makePass()) {
        position.makeMove(choice[random.below(choice.length)] as number);
      }
      depth++;
    }
    visit();
  }
}

describe('the network of chess', () => {
  it('is reckoned from move to move as from nothing', () => {
    const kept = networkChess(bytes);
    fc.assert(
      fc.property(start, fc.integer(), fc.boolean(), (position, seed, isLazy) => {
        const random = new Random(seed);
        wander(position, random, 60, () => {
          // A search does not ask in every position that it meets.
          if (isLazy && random.below(3) === 0) return;
          expect(kept.evaluate(position)).toBe(networkChess(bytes).evaluate(position.clone()));
        });
      }),
      { numRuns: 40 },
    );
  });

  it('says in integers what its numbers say', () => {
    const rounded = chessNetwork.decode(bytes);
    const evaluation = networkChess(bytes);
    fc.assert(
      fc.property(start, fc.integer(), (position, seed) => {
        wander(position, new Random(seed), 40, () => {
          if (isKnown(position)) return;
          expect(Math.abs(evaluation.evaluate(position) - reckon(rounded, position))).toBeLessThan(1.01);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('is the same for both colours and both wings', () => {
    const evaluation = networkChess(bytes);
    fc.assert(
      fc.property(start, fc.integer(), (position, seed) => {
        wander(position, new Random(seed), 20, () => {});
        const value = evaluation.evaluate(position);
        expect(evaluation.evaluate(exchanged(position))).toBe(value);
        expect(evaluation.evaluate(mirrored(position))).toBe(value);
      }),
    );
  });

  it('holds the greatest numbers and the fullest boards', () => {
    const network = randomNetwork(3);
    for (const numbers of [network.inputWeights, network.hiddenBiases, network.outputWeights]) {
      for (const [i, number] of numbers.entries()) numbers[i] = 1000 * Math.abs(number);
    }
    const extreme = bytesOf(network);
    const full = chess.parsePosition(
      'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/NNNNNNNN/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w - - 0 1',
    );
    const value = networkChess(extreme).evaluate(full);
    expect(value).toBeGreaterThan(10_000);
    expect(value).toBeLessThan(MAX_EVALUATION);
    expect(Math.abs(value - reckon(chessNetwork.decode(extreme), full))).toBeLessThan(1.01);
  });

  it('reads what it has written, to the next integer', () => {
    const network = randomNetwork(4);
    const decoded = chessNetwork.decode(bytesOf(network));
    expect(bytesOf(decoded)).toEqual(bytesOf(network));
    for (const [i, weight] of network.inputWeights.entries()) {
      expect(Math.abs((decoded.inputWeights[i] as number) - weight)).toBeLessThan(0.003);
    }
  });

  it('leaves known endings as they are', () => {
    const ending = chess.parsePosition('8/8/8/4k3/8/8/8/KBN5 w - - 0 1');
    const known = classical.evaluate(ending);
    expect(networkChess(bytes).evaluate(ending)).toBe(known);
    expect(networkChess(bytesOf(randomNetwork(1), true)).evaluate(ending)).toBe(known);
  });

  it('is added to the evaluation when it was learned so', () => {
    const sum = networkChess(bytesOf(randomNetwork(1), true));
    fc.assert(
      fc.property(start, fc.integer(), (position, seed) => {
        wander(position, new Random(seed), 20, () => {});
        if (isKnown(position)) return;
        const alone = networkChess(bytes).evaluate(position);
        expect(sum.evaluate(position)).toBe(classical.evaluate(position) + alone);
        expect(sum.terms(position)).toEqual({ ...classical.terms(position), correction: alone });
      }),
    );
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another file', new TextEncoder().encode('{"weights": [1, 2, 3]}')],
    ['half a network', bytes.slice(0, bytes.length / 2)],
    ['a network without neurons', Uint8Array.from(bytes, (byte, i) => (i === 4 ? 0 : byte))],
    ['a network without a scale', Uint8Array.from(bytes, (byte, i) => (i >= 8 && i < 12 ? 255 : byte))],
  ])('refuses %s', (_, given) => {
    expect(() => networkChess(given)).toThrow(
      `a file of ${given.length} bytes is not a network; expected one`,
    );
  });
});
