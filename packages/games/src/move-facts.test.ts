import { legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { chess } from './chess/index.js';
import { czechDraughts } from './czech-draughts/index.js';

describe('what a move does', () => {
  it.each([
    [
      '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      'O-O',
      { piece: 'king', from: 'e1', to: 'g1', captured: [], promotion: null },
    ],
    [
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
      'exd6',
      { piece: 'pawn', from: 'e5', to: 'd6', captured: ['pawn'], promotion: null },
    ],
    [
      '3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1',
      'exd8=N',
      { piece: 'pawn', from: 'e7', to: 'd8', captured: ['rook'], promotion: 'knight' },
    ],
  ])('in chess, %s %s', (fen, text, facts) => {
    const position = chess.parsePosition(fen);
    expect(chess.moveFacts?.(position, chess.parseMove(position, text))).toEqual(facts);
  });

  it.each([
    ['W:Wc3:Bd4,Kd6', { piece: 'man', from: 'c3', to: 'c7', captured: ['man', 'king'], promotion: null }],
    ['W:Wc7:Bh8', { piece: 'man', from: 'c7', to: 'b8', captured: [], promotion: 'king' }],
    ['W:WKa1:Bb2', { piece: 'king', from: 'a1', to: 'h8', captured: ['man'], promotion: null }],
    ['B:WKe5:Bd6', { piece: 'man', from: 'd6', to: 'f4', captured: ['king'], promotion: null }],
  ])('in draughts, %s', (text, facts) => {
    const position = czechDraughts.parsePosition(text);
    const all = legalMoves(position).map((move) => czechDraughts.moveFacts?.(position, move));
    expect(all).toContainEqual(facts);
  });
});
