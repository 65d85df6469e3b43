import { NO_MOVE, Random, WON, legalMoves, outcomeOfScore, perft, strongSearch } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { gomoku } from '../src/index.js';

/** Whether a sign has five in a row in text rows, found with nothing of the game's own. @param {string} text @param {string} sign */
function hasFive(text, sign) {
  const rows = text.split(' ')[0]?.split('/') ?? [];
  const flat = rows.join('/');
  const apart = [1, 15, 16, 17];
  return apart.some((step) => new RegExp(`${sign}(?:.{${step - 1}}${sign}){4}`, 's').test(flat));
}

/** @param {Record<string, string>} stones signs by the names of their cells @param {string} turn */
function positionOf(stones, turn) {
  const rows = Array.from({ length: 15 }, (_, y) =>
    Array.from({ length: 15 }, (_, x) => stones[`${'abcdefghijklmno'.charAt(x)}${15 - y}`] ?? '.').join(''),
  );
  return gomoku.parsePosition(`${rows.join('/')} ${turn}`);
}

describe('the rules of Gomoku', () => {
  it('lead to 225 and 50,400 sequences', () => {
    expect([1, 2].map((depth) => perft(gomoku.initial(), depth))).toEqual([225, 50_400]);
  });

  it('end as soon as a board shows five in a row, and not before', () => {
    const random = new Random(1);
    for (let game = 0; game < 100; game++) {
      const position = gomoku.initial();
      for (let moves = legalMoves(position); moves.length > 0; moves = legalMoves(position)) {
        const text = gomoku.formatPosition(position);
        expect([hasFive(text, 'x'), hasFive(text, 'o')]).toEqual([false, false]);
        position.makeMove(moves[random.below(moves.length)]);
      }
      const { winner, reason } = gomoku.result(position) ?? {};
      const text = gomoku.formatPosition(position);
      expect([hasFive(text, 'x'), hasFive(text, 'o')]).toEqual([winner === 0, winner === 1]);
      expect(reason).toBe(winner === null ? 'full-board' : 'five-in-a-row');
    }
  });

  it('count more than five in a row as a win', () => {
    const position = positionOf({ a1: 'x', b2: 'x', c3: 'x', e5: 'x', f6: 'x', o15: 'o' }, 'x');
    expect(position.winningMove()).toBe(gomoku.parseMove(position, 'd4'));
    position.makeMove(position.winningMove());
    expect(gomoku.result(position)).toEqual({ winner: 0, reason: 'five-in-a-row' });
  });

  it('do not join the ends of two rows', () => {
    const position = positionOf({ m3: 'x', n3: 'x', o3: 'x', a2: 'x', b2: 'x' }, 'o');
    expect(gomoku.result(position)).toBeNull();
    position.makeMove(0);
    expect(position.winningMove()).toBe(NO_MOVE);
  });

  it('let an open four win, and an open three of the side to move', () => {
    for (const stones of [
      { g8: 'x', h8: 'x', i8: 'x' },
      { g8: 'x', h9: 'x', i10: 'x' },
    ]) {
      const position = positionOf({ ...stones, a1: 'o', c2: 'o', e1: 'o' }, 'x');
      const evaluation = { id: 'nothing', evaluate: () => 0, terms: () => ({}) };
      const { score } = strongSearch({ position, evaluation, limits: { depth: 5 } });
      expect(outcomeOfScore(score)).toBe(WON);
    }
  });
});
