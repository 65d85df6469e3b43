import { DRAW, Random, legalMoves, perft } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { morris } from '../src/index.js';

const LINES =
  'a7 d7 g7, b6 d6 f6, c5 d5 e5, a4 b4 c4, e4 f4 g4, c3 d3 e3, b2 d2 f2, a1 d1 g1, a7 a4 a1, b6 b4 b2, c5 c4 c3, d7 d6 d5, d3 d2 d1, e5 e4 e3, f6 f4 f2, g7 g4 g1'
    .split(', ')
    .map((line) => line.split(' '));
const NAMES = [...new Set(LINES.flat())];

/**
 * The moves by name, with nothing of the game's own.
 * @param {Map<string, string>} men by point @param {Record<string, number>} hand @param {string} turn
 */
function movesOf(men, hand, turn) {
  const other = turn === 'w' ? 'b' : 'w';
  const isIn = (/** @type {Map<string, string>} */ all, /** @type {string} */ name) =>
    LINES.some((line) => line.includes(name) && line.every((each) => all.get(each) === all.get(name)));
  const own = NAMES.filter((name) => men.get(name) === turn);
  const free = NAMES.filter((name) => !men.has(name));
  const isBeside = (/** @type {string} */ a, /** @type {string} */ b) =>
    LINES.some(
      (line) => line.includes(a) && line.includes(b) && Math.abs(line.indexOf(a) - line.indexOf(b)) === 1,
    );
  const ways =
    (hand[turn] ?? 0) > 0
      ? free.map((to) => ['', to])
      : own.flatMap((from) =>
          free.filter((to) => own.length === 3 || isBeside(from, to)).map((to) => [from, to]),
        );
  return ways.flatMap(([from = '', to = '']) => {
    const after = new Map(men);
    after.delete(from);
    after.set(to, turn);
    const text = from === '' ? to : `${from}-${to}`;
    const enemies = NAMES.filter((name) => men.get(name) === other);
    const loose = enemies.filter((name) => !isIn(men, name));
    if (!isIn(after, to) || enemies.length === 0) return [text];
    return (loose.length > 0 ? loose : enemies).map((name) => `${text}x${name}`);
  });
}

/** @param {string} text @returns {[Map<string, string>, Record<string, number>, string]} */
function read(text) {
  const [rows = '', turn = ''] = text.split(' ');
  const men = new Map();
  rows.split('/').forEach((row, y) => {
    [...row].forEach((sign, x) => {
      const name = `${'abcdefg'.charAt(x)}${11 - y}`;
      if (NAMES.includes(name) && sign !== '.') men.set(name, sign);
    });
  });
  const above = rows.split('/').slice(0, 3).join('');
  return [men, { w: above.split('w').length - 1, b: above.split('b').length - 1 }, turn];
}

describe("the rules of Nine Men's Morris", () => {
  // 24 * 23 * 22 * 21 placings. The fifth can complete one of 16 lines in 6 orders, with 21 * 20 places for Black's two
  // men, of which either is removed: 16 * 6 * 420 more sequences.
  it('lead to as many sequences as there are arrangements', { tags: 'rest' }, () => {
    expect(perft(morris.initial(), 5)).toBe(24 * 23 * 22 * 21 * 20 + 16 * 6 * 420);
  });

  it('lead to 24, 552, 12,144 and 255,024 sequences', () => {
    const counts = [1, 2, 3, 4].map((depth) => perft(morris.initial(), depth));
    expect(counts).toEqual([24, 552, 12_144, 255_024]);
  });

  it('have in whole games the moves that names of points have', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = new Random(seed);
      const position = morris.initial();
      for (let moves = legalMoves(position); moves.length > 0; moves = legalMoves(position)) {
        const texts = moves.map((move) => morris.formatMove(position, move));
        expect(texts.sort()).toEqual(movesOf(...read(morris.formatPosition(position))).sort());
        position.makeMove(moves[random.below(moves.length)]);
      }
      expect(morris.result(position)).not.toBeNull();
    }
  });

  it('end with two men, without a move, or after 100 quiet plies', () => {
    const board = (/** @type {string} */ men) => `......./......./....###/#######/${men}`;
    const two = morris.parsePosition(board('w##w##./#.#.#.#/##...##/..b#.../##...##/#.#.#.#/b##b##b w 0'));
    expect(morris.result(two)).toEqual({ winner: 1, reason: 'two-men' });
    const stuck = morris.parsePosition(board('w##b##./#.#.#.#/##...##/wb.#.../##...##/#.#.#.#/w##b##w w 0'));
    expect(morris.result(stuck)).toBeNull();
    stuck.makeMove(morris.parseMove(stuck, 'g1-g4'));
    stuck.undoMove();
    const quiet = morris.parsePosition(board('w##w##./#.#.#.#/##...##/w.b#.../##...##/#.#.#.#/b##b##w w 99'));
    quiet.makeMove(morris.parseMove(quiet, 'd7-g7'));
    expect(quiet.outcome()).toBe(DRAW);
    quiet.undoMove();
    expect(morris.result(quiet)).toBeNull();
  });
});
