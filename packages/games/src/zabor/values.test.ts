import { ONGOING, Random, legalMoves, noEvaluation, strongSearch } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { zabor } from './index.js';
import { zaborSetUp } from './set-up.js';

/** A board as the rules have it: contents and values by place, nothing kept or undone. */
interface Board {
  readonly cells: readonly string[][];
  readonly values: readonly number[][];
}

function taken({ cells, values }: Board, row: number, column: number, side: string): Board {
  const isReached = (r: number, c: number) => Math.abs(r - row) + Math.abs(c - column) <= 1;
  const next = cells.map((line, r) => line.map((cell, c) => (isReached(r, c) && cell !== '#' ? side : cell)));
  return { cells: next, values };
}

/** Blue's values minus Red's at the end of the best play. */
function bestMargin(board: Board, side: 'b' | 'r'): number {
  const places = board.cells.flatMap((line, r) =>
    line.flatMap((cell, c) => (cell === '.' ? [[r, c] as const] : [])),
  );
  const sign = (cell: string) => (cell === 'b' ? 1 : cell === 'r' ? -1 : 0);
  if (places.length === 0)
    return board.cells
      .flatMap((line, r) => line.map((cell, c) => sign(cell) * board.values[r]![c]!))
      .reduce((a, b) => a + b);
  const margins = places.map(([r, c]) => bestMargin(taken(board, r, c, side), side === 'b' ? 'r' : 'b'));
  return side === 'b' ? Math.max(...margins) : Math.min(...margins);
}

const random = new Random(60);
const BOARDS = Array.from({ length: 60 }, () => {
  const [width, height] = [1 + random.below(4), 1 + random.below(2)];
  const digits = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => 1 + random.below(9)),
  );
  const cells = digits.map((row) => row.map(() => '....br#'[random.below(7)]!));
  return { cells, values: digits, side: 'br'[random.below(2)] as 'b' | 'r' };
});

describe('cells of different value', () => {
  it('decide the game by what they count for, as plain minimax over the rules finds', () => {
    for (const { cells, values, side } of BOARDS) {
      const rows = (grid: readonly (readonly unknown[])[], between: string) =>
        grid.map((row) => row.join('')).join(between);
      const position = zabor.parsePosition(`${rows(cells, '/')} ${side} ${rows(values, ',')}`);
      if (position.outcome() !== ONGOING) continue;
      const margin = bestMargin({ cells, values }, side) * (side === 'b' ? 1 : -1);
      const { score, exact, pv } = strongSearch({
        position,
        evaluation: noEvaluation,
        limits: { nodes: 1e6 },
      });
      expect(exact).toBe(true);
      expect(score).toBe(100 * margin + 0);
      for (const move of pv) position.makeMove(move);
      expect(zabor.result(position)?.margin).toBe(margin * (side === 'b' ? 1 : -1) + 0);
    }
  });

  it('change nothing but the count: the moves are those of equal cells', () => {
    const [valued, equal] = [zabor.initial({ size: '4', values: 'random:7' }), zabor.initial({ size: '4' })];
    while (equal.outcome() === ONGOING) {
      const moves = legalMoves(equal);
      expect(legalMoves(valued)).toEqual(moves);
      const move = moves[random.below(moves.length)]!;
      for (const each of [valued, equal]) each.makeMove(move);
      expect(valued.cells).toEqual(equal.cells);
    }
  });

  it.each([
    ['pyramid', '.../.../... b 111,121,111'],
    ['rim', '.../.../... b 222,212,222'],
    ['chequered', '.../.../... b 121,212,121'],
    ['equal', '.../.../... b'],
  ])('are laid out as %s', (values, text) => {
    expect(zabor.formatPosition(zabor.initial({ size: '3', values }))).toBe(text);
    expect(zabor.formatPosition(zabor.parsePosition(text))).toBe(text);
  });

  it('are part of the map: its symmetries and its key', () => {
    const keyOf = (text: string) => {
      const [position, key] = [zabor.parsePosition(text), new Int32Array(2)];
      position.symmetricKey(key);
      return key.join();
    };
    expect(keyOf('b../... b 123,456')).not.toBe(keyOf('..b/... b 123,456'));
    expect(keyOf('b../... b 121,454')).toBe(keyOf('..b/... b 121,454'));
    expect(keyOf('.../... b 121,454')).not.toBe(keyOf('.../... b 121,455'));
    expect(keyOf('.../... b 111,111')).toBe(keyOf('.../... b'));
  });

  it('of blocked cells are not told', () => {
    expect(zabor.formatPosition(zabor.parsePosition('.#/.. b 29,31'))).toBe('.#/.. b 2#,31');
  });

  it.each([
    '../.. b 12',
    '../.. b 12,3',
    '../.. b 12,30',
    '../.. b 12,3x',
    '../.. b 12,34,56',
    '../.. b #1,11',
    '../.. b 1,111',
  ])('%s is refused', (text) => {
    expect(codeOf(() => zabor.parsePosition(text))).toBe('zabor-bad-values');
  });

  it.each(['heap', 'random:', 'random:1000000', 'toString'])('values=%s is refused', (values) => {
    expect(codeOf(() => zabor.initial({ values }))).toBe('variant-bad-value');
  });

  it('are set up by hand: land keeps its value when it is taken', () => {
    let setUp = zaborSetUp.read(zabor.initial({ size: '2' }));
    for (const piece of ['free3', 'blue']) setUp = zaborSetUp.put(setUp, 'a1', piece);
    for (const piece of ['red', 'free9']) setUp = zaborSetUp.put(setUp, 'b2', piece);
    expect(zaborSetUp.write(setUp)).toBe('.r/b. b 19,31');
    setUp = zaborSetUp.put(zaborSetUp.put(setUp, 'a1', 'blocked'), 'b2', null);
    expect(zaborSetUp.write(setUp)).toBe('../#. b');
    expect(zaborSetUp.read(zabor.parsePosition('.r/b. b 19,31')).pieces).toEqual(
      new Map([
        ['a1', 'blue3'],
        ['b2', 'red9'],
      ]),
    );
  });
});
