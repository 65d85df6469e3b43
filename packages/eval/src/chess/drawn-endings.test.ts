// @module-tag rest
import { strongSearch } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import { describe, expect, it } from 'vitest';
import { isKnownDraw } from './endings.js';
import { networkChess } from './index.js';
import { chessNetwork } from './network.js';
import { WrongBishop, drawnPawnEndings, drawnWrongBishops, wrongBishops } from './testing/drawn-endings.js';

const evaluation = networkChess(chessNetwork());
const solved = new WrongBishop();

describe('a search of 100,000 nodes', () => {
  it.each([
    ['the wrong bishop', drawnWrongBishops(solved, 60)],
    ['king and pawn', drawnPawnEndings(60)],
  ])('is within a tenth of a pawn of the draw with %s', (_, positions) => {
    for (const position of positions) {
      const { score } = strongSearch({ position, evaluation, limits: { nodes: 100_000 } });
      expect(Math.abs(score), chess.formatPosition(position)).toBeLessThanOrEqual(10);
    }
  });
});

it('no ending with the wrong bishop that may be won is known to be drawn', () => {
  let known = 0;
  for (const { position, mayBeWon } of wrongBishops(solved, 3000)) {
    if (!isKnownDraw(position)) continue;
    known++;
    expect(mayBeWon, chess.formatPosition(position)).toBe(false);
  }
  expect(known).toBeGreaterThan(100);
});
