import { ONGOING, Random, legalMoves } from '@tahoun/core';
import { type ChessPosition, chess } from '@tahoun/games';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHESS_WEIGHTS, SIMPLE_WEIGHTS, simpleChess, taperedChess } from './index.js';

const EVALUATIONS = [simpleChess(SIMPLE_WEIGHTS), taperedChess(CHESS_WEIGHTS)];

const played = fc.integer().map((seed) => {
  const random = new Random(seed);
  const position = chess.initial();
  for (let ply = random.below(80); ply > 0 && position.outcome() === ONGOING; ply--) {
    const moves = legalMoves(position);
    position.makeMove(moves[random.below(moves.length)] as number);
  }
  return position;
});

/** The same position with the colours exchanged and the board turned upside down. */
function exchanged(position: ChessPosition): ChessPosition {
  const [rows = '', side] = chess.formatPosition(position).split(' ');
  const turned = rows.split('/').reverse().join('/');
  const letters = turned.replace(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  return chess.parsePosition(`${letters} ${side === 'w' ? 'b' : 'w'} - - 0 1`);
}

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
  const value = (fen: string) => evaluation.evaluate(chess.parsePosition(fen));
  expect(value('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1')).toBeGreaterThan(800);
  expect(value('4k3/8/8/8/8/8/8/Q3K3 b - - 0 1')).toBeLessThan(-800);
  expect(value('4k3/8/8/3n4/8/8/8/R3K3 w - - 0 1')).toBeGreaterThan(100);
});

it('gives the textbook the plain values', () => {
  expect(EVALUATIONS[0]?.terms(chess.parsePosition('4k3/8/8/8/3P4/8/8/R3K3 b - - 0 1'))).toEqual({
    material: -600,
    centre: -15,
  });
});
