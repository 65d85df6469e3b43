import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHESS_WEIGHTS, SIMPLE_WEIGHTS, classicalChess, simpleChess } from './index.js';
import { exchanged, mirrored } from './testing/images.js';

const best = classicalChess(CHESS_WEIGHTS);
const EVALUATIONS = [simpleChess(SIMPLE_WEIGHTS), best];

const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n1k3/PPP5/8/8/8/8/3K1ppp/5N1N b - - 0 1',
  '8/5pk1/3p2p1/1p1P3p/1P2PB1P/5nP1/5PK1/8 w - - 0 1',
];

const played = fc.record({ start: fc.constantFrom(...STARTS), seed: fc.integer() }).map(({ start, seed }) => {
  const random = new Random(seed);
  const position = chess.parsePosition(start);
  for (let ply = random.below(80); ply > 0 && position.outcome() === ONGOING; ply--) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)]!);
  }
  return position;
});

const value = (fen: string) => best.evaluate(chess.parsePosition(fen));

it.each(EVALUATIONS)('$id is the same for both colours, and its parts add up', (evaluation) => {
  fc.assert(
    fc.property(played, (position) => {
      const score = evaluation.evaluate(position);
      expect(evaluation.evaluate(exchanged(position))).toBe(score);
      const parts = Object.values(evaluation.terms(position));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(score);
    }),
    { numRuns: 300 },
  );
});

it.each(EVALUATIONS)('$id sees who is ahead', (evaluation) => {
  const scored = (fen: string) => evaluation.evaluate(chess.parsePosition(fen));
  expect(scored('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1')).toBeGreaterThan(800);
  expect(scored('4k3/8/8/8/8/8/8/Q3K3 b - - 0 1')).toBeLessThan(-800);
  expect(scored('4k3/p7/8/3n4/8/8/P7/R3K3 w - - 0 1')).toBeGreaterThan(100);
});

it('gives the textbook the plain values', () => {
  expect(EVALUATIONS[0]?.terms(chess.parsePosition('4k3/8/8/8/3P4/8/8/R3K3 b - - 0 1'))).toEqual({
    material: -600,
    centre: -15,
  });
});

describe('the evaluation of the strong search', () => {
  it('knows no left and right', () => {
    fc.assert(
      fc.property(played, (position) => {
        expect(best.evaluate(mirrored(position))).toBe(best.evaluate(position));
      }),
    );
  });

  it('depends on the position only, whatever was evaluated before', () => {
    fc.assert(
      fc.property(fc.array(played, { minLength: 2, maxLength: 12 }), (positions) => {
        const scores = positions.map((position) => best.evaluate(position));
        const again = positions.toReversed().map((position) => best.evaluate(position));
        expect(again.toReversed()).toEqual(scores);
        const afresh = classicalChess(CHESS_WEIGHTS);
        for (const [i, position] of positions.entries()) {
          const setUp = chess.parsePosition(chess.formatPosition(position));
          expect(afresh.evaluate(setUp)).toBe(scores[i]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives even positions nothing but the move', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...'nbrq'], { minLength: 1 }), fc.nat(7), (pieces, at) => {
        const white = [...'PPPPPPPP'].map((pawn, i) => (i === at ? '1' : pawn)).join('');
        const home = `${pieces.join('')}k${7 - pieces.length}`.toLowerCase();
        const fen = `${home}/${white.toLowerCase()}/8/8/8/8/${white}/${home.toUpperCase()} w - - 0 1`;
        const { tempo, rounding, ...rest } = best.terms(chess.parsePosition(fen));
        expect(Object.values(rest).every((part) => part === 0)).toBe(true);
        expect(tempo).toBeGreaterThan(0);
        expect(rounding).toBe(0);
      }),
    );
  });

  it('names what it sees', () => {
    const term = (fen: string, name: string) => best.terms(chess.parsePosition(fen))[name] ?? 0;
    const lone = 'r1bqkb1r/pppp1ppp/8/8/8/8/PPPP1PPP/R1BQKB1R w - - 0 1';
    expect(term(lone, 'pawns')).toBe(0);
    // Doubled and isolated pawns; a pawn far ahead; a king without pawns; a piece attacked by a pawn.
    expect(term('4k3/ppp3r1/8/8/8/P7/P1P3R1/4K3 w - - 0 1', 'pawns')).toBeLessThan(0);
    expect(term('4k3/r7/3P4/7p/8/8/R7/4K3 w - - 0 1', 'passedPawns')).toBeGreaterThan(0);
    expect(term('r2q2k1/5ppp/8/8/8/8/PPP5/R2Q2K1 w - - 0 1', 'kingShelter')).toBeLessThan(0);
    expect(term('4k3/pp6/8/8/3n4/2P5/PP6/1N2K3 w - - 0 1', 'threats')).toBeGreaterThan(0);
    expect(term('r5k1/5ppp/8/8/5Q2/6R1/5PPP/3R2K1 w - - 0 1', 'kingDanger')).toBeGreaterThan(0);
  });

  it('stays in bounds with boards full of queens and pawns', () => {
    const ranks = (row: string) => Array(6).fill(row).join('/');
    expect(value(`knQQQQQQ/${ranks('QQQQQQQQ')}/KQQQQQQQ b - - 0 1`)).toBeLessThan(-40_000);
    expect(value(`kn6/${ranks('PPPPPPPP')}/K7 b - - 0 1`)).toBeLessThan(-4000);
  });
});
