import { LOSS, Random, legalMoves, perft } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { amazons } from '../src/index.js';

/* The rules once more, on rows of text, with nothing of the game's own. */

const WAYS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ down, right })));

/** @param {string[][]} rows @param {{x: number, y: number}} from */
function reach(rows, from) {
  return WAYS.filter(({ down, right }) => down !== 0 || right !== 0).flatMap(({ down, right }) => {
    const found = [];
    for (let [x, y] = [from.x + right, from.y + down]; rows[y]?.[x] === '.'; x += right, y += down)
      found.push({ x, y });
    return found;
  });
}

/** @param {string} text @returns {string[]} the positions after each move */
function after(text) {
  const [board = '', turn = ''] = text.split(' ');
  const rows = board.split('/').map((row) => [...row]);
  const put = (
    /** @type {string[][]} */ on,
    /** @type {{x: number, y: number}} */ { x, y },
    /** @type {string} */ sign,
  ) => on.map((row, i) => (i === y ? row.with(x, sign) : row));
  const own = rows.flatMap((row, y) => row.flatMap((sign, x) => (sign === turn ? [{ x, y }] : [])));
  return own.flatMap((from) => {
    const left = put(rows, from, '.');
    return reach(left, from).flatMap((to) => {
      const moved = put(left, to, turn);
      return reach(moved, to).map((arrow) => {
        const end = put(moved, arrow, '#');
        return `${end.map((row) => row.join('')).join('/')} ${turn === 'w' ? 'b' : 'w'}`;
      });
    });
  });
}

describe('the rules of the Amazons', () => {
  // Published by many programs: 2176 first moves and 4307152 sequences of two.
  it('lead to 2,176 sequences of one move on 10x10, and 4,307,152 of two', () => {
    expect([1, 2].map((depth) => perft(amazons.initial(), depth))).toEqual([2176, 4_307_152]);
  });

  it('have in whole games on 6x6 the moves that boards of text have', () => {
    const random = new Random(1);
    for (let game = 0; game < 10; game++) {
      const position = amazons.initial({ size: '6' });
      for (let moves = legalMoves(position); moves.length > 0; moves = legalMoves(position)) {
        const texts = moves.map((move) => {
          position.makeMove(move);
          const text = amazons.formatPosition(position);
          position.undoMove();
          return text;
        });
        expect(texts.sort()).toEqual(after(amazons.formatPosition(position)).sort());
        position.makeMove(moves[random.below(moves.length)]);
      }
      expect(position.outcome()).toBe(LOSS);
      expect(after(amazons.formatPosition(position))).toEqual([]);
    }
  });

  it('lead on 6x6 to as many sequences of two moves as on boards of text', () => {
    const start = amazons.initial({ size: '6' });
    const count = after(amazons.formatPosition(start)).reduce((sum, text) => sum + after(text).length, 0);
    expect(perft(start, 2)).toBe(count);
  });

  it('write a move as from-to/arrow and let the arrow fly back', () => {
    const position = amazons.initial();
    const move = amazons.parseMove(position, 'd1-d7/d1');
    expect(amazons.formatMove(position, move)).toBe('d1-d7/d1');
    expect(amazons.parseMove(position, 'd1d7d1')).toBe(move);
    expect(amazons.targets(position, move)).toEqual([['d1', 'd7', 'd1']]);
    position.makeMove(move);
    expect(amazons.formatPosition(position)).toContain('...#..w... b');
  });
});
