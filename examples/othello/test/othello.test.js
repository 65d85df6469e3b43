import { Random, legalMoves, perft } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { othello } from '../src/index.js';

describe('the rules of Othello', () => {
  // https://oeis.org/A124004 and the perft counts that programs publish.
  it.each([
    [1, 4],
    [2, 12],
    [3, 56],
    [4, 244],
    [5, 1396],
    [6, 8200],
    [7, 55092],
  ])('lead to the published number of sequences of %i moves', (depth, count) => {
    expect(perft(othello.initial(), depth)).toBe(count);
  });

  it('let who cannot turn anything over pass, and end the game when neither can', () => {
    const position = othello.parsePosition(
      'xo....../......../......../......../......../......../......../......../ o'.replace('/ ', ' '),
    );
    expect(legalMoves(position).map((move) => othello.formatMove(position, move))).toEqual(['pass']);
    position.makeMove(othello.parseMove(position, 'pass'));
    position.makeMove(othello.parseMove(position, 'c1'));
    expect(othello.result(position)).toEqual({ winner: 0, reason: 'no-moves', margin: 3 });
  });

  it('are undone without a trace, whatever was played', () => {
    const random = new Random(1);
    const position = othello.initial();
    const before = [];
    for (let moves = legalMoves(position); moves.length > 0; moves = legalMoves(position)) {
      before.push([othello.formatPosition(position), position.hashLo, position.hashHi]);
      position.makeMove(moves[random.below(moves.length)] ?? 0);
    }
    expect(before.length).toBeGreaterThan(50);
    for (const seen of before.reverse()) {
      position.undoMove();
      expect([othello.formatPosition(position), position.hashLo, position.hashHi]).toEqual(seen);
    }
  });

  it('say which moves are possible when another one is asked for', () => {
    expect(() => othello.parseMove(othello.initial(), 'a1')).toThrow(
      'a1 is not possible here; the moves are: d3, c4, f5, e6',
    );
  });
});
