import { MAX_EVALUATION, ONGOING, Random, playRandomMove } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHESS_VALUES, networkChess, simpleChess, simpleEvaluation } from './index.js';
import { chessNetwork } from './network.js';
import { exchanged, mirrored } from './testing/images.js';

const best = networkChess(chessNetwork());
const EVALUATIONS = [simpleChess, best];

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
    playRandomMove(position, random);
  }
  return position;
});

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

it('counts a square with a value of its own by that, for Black from the other side', () => {
  const terms = (fen: string, values: Record<string, number>) =>
    simpleEvaluation({ ...CHESS_VALUES, ...values }).terms(chess.parsePosition(fen));
  const pawns = '4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1';
  expect(terms(pawns, { 'pawn-d4': -50 })).toEqual({ material: 0, centre: -15, squares: -50 });
  expect(terms(pawns, { 'pawn-e4': 40 })).toEqual({ material: 0, centre: 15, squares: -40 });
  expect(terms(pawns, { 'king-e1': 70 })).toMatchObject({ centre: 0, squares: 0 });
  expect(terms(pawns, { pawn: 50, centre: -5, 'knight-d4': 9 })).toMatchObject({ material: 0, squares: 0 });
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
        const afresh = networkChess(chessNetwork());
        for (const [i, position] of positions.entries()) {
          const setUp = chess.parsePosition(chess.formatPosition(position));
          expect(afresh.evaluate(setUp)).toBe(scores[i]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['pawns', 'rnbqkbnr/ppppp3/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['knights', 'r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['bishops', 'rn1qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['rooks', 'rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1'],
    ['queens', 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ])('puts a lead in %s down to them', (name, fen) => {
    const { [name]: lead = 0, ...others } = best.terms(chess.parsePosition(fen));
    expect(lead).toBeGreaterThan(best.evaluate(chess.parsePosition(fen)) / 2);
    expect(Object.keys(others)).toContain('kings');
    for (const other of Object.values(others)) expect(Math.abs(other)).toBeLessThan(0.6 * lead);
  });

  it('values an advantage less the longer nothing has come of it', () => {
    const after = (plies: number) =>
      best.evaluate(chess.parsePosition(`4k3/p7/8/3n4/8/8/P7/3QK3 w - - ${plies} 60`));
    expect([50, 100].map((plies) => Math.round((100 * after(plies)) / after(0)))).toEqual([80, 61]);
  });

  it('says of a known ending nothing else', () => {
    const terms = best.terms(chess.parsePosition('8/8/8/3k4/8/8/8/Q3K3 w - - 0 1'));
    expect(Object.keys(terms)).toEqual(['ending']);
  });

  it('stays in bounds, and explains itself, with boards full of queens and pawns', () => {
    const ranks = (row: string) => Array(6).fill(row).join('/');
    for (const fen of [
      `knQQQQQQ/${ranks('QQQQQQQQ')}/KQQQQQQQ b - - 0 1`,
      `kn6/${ranks('PPPPPPPP')}/K7 b - - 0 1`,
    ]) {
      const position = chess.parsePosition(fen);
      const score = best.evaluate(position);
      expect(Math.abs(score)).toBeLessThan(MAX_EVALUATION);
      expect(Object.values(best.terms(position)).reduce((sum, part) => sum + part, 0)).toBe(score);
    }
  });
});
