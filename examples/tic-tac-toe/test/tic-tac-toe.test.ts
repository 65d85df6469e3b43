import { DRAW, LOSS, ONGOING, WON, legalMoves, perft } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { TIC_TAC_TOE_LINES, type TicTacToePosition, ticTacToe } from '../src/tic-tac-toe.ts';

function play(position: string, ...moves: string[]): string {
  const board = ticTacToe.parsePosition(position);
  for (const move of moves) board.makeMove(ticTacToe.parseMove(board, move));
  return ticTacToe.formatPosition(board);
}

describe('rules', () => {
  it('puts a sign on a free cell, by turns', () => {
    expect(play('.../.../... x', 'b2', 'C1')).toBe('.../.x./..o x');
  });

  it.each([
    ['xxx/oo./... o', LOSS, 'line'],
    ['xxx/oo./... x', WON, 'line'],
    ['ox./ox./o.x x', LOSS, 'line'],
    ['xo./ox./..x o', LOSS, 'line'],
    ['x.o/xo./o.x x', LOSS, 'line'],
    ['xox/xxo/oxo x', DRAW, 'full-board'],
    ['xoo/oxx/oxx o', LOSS, 'line'],
    ['xo./.../... x', ONGOING, undefined],
  ])('knows the outcome of %s', (text, outcome, reason) => {
    const board = ticTacToe.parsePosition(text);
    expect(board.outcome()).toBe(outcome);
    expect(ticTacToe.result(board)?.reason).toBe(reason);
    expect(legalMoves(board).length > 0).toBe(outcome === ONGOING);
  });

  it('has eight lines of three', () => {
    expect(new Set(TIC_TAC_TOE_LINES).size).toBe(8);
    for (const line of TIC_TAC_TOE_LINES) expect(line.toString(2).replaceAll('0', '')).toBe('111');
  });

  it('counts sequences as everybody does', { tags: 'rest' }, () => {
    // The well-known counts; 255,168 complete games, of which X wins 131,184.
    const counts = [9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872];
    expect(counts.map((_, i) => perft(ticTacToe.initial(), i + 1))).toEqual(counts);
    expect(results(ticTacToe.initial())).toEqual({ x: 131_184, o: 77_904, draws: 46_080 });
  });

  it('is a draw', () => {
    expect(value(ticTacToe.initial())).toBe(DRAW);
  });

  it('gives images of a position one symmetric key', () => {
    const keys = ['x../.o./... x', '..x/.o./... x', '.../.o./x.. x', '.../.o./..x x'].map(symmetricKey);
    expect(new Set(keys).size).toBe(1);
    expect(symmetricKey('.x./.o./... x')).not.toBe(keys[0]);
    expect(symmetricKey('x../.o./... o')).not.toBe(keys[0]);
  });
});

describe('text forms', () => {
  it.each([
    ['', 'position-side-missing'],
    ['.../.../...', 'position-side-missing'],
    ['.../.../... b', 'position-bad-side'],
    ['.../.../... x o', 'position-extra-text'],
    ['.../... x', 'board-row-count'],
    ['.../.../.... x', 'board-row-length'],
    ['.../.b./... x', 'board-bad-cell'],
    ['xxx/.../ooo x', 'position-both-won'],
    ['.'.repeat(30_000), 'position-too-long'],
  ])('refuses %j as %s', (text, code) => {
    expect(() => ticTacToe.parsePosition(text)).toThrow(expect.objectContaining({ code }));
  });

  it('says where the position is wrong', () => {
    expect(() => ticTacToe.parsePosition('.../.b./... x')).toThrow(
      'row 2 from the top, column 2 is "b"; expected . (free), x or o',
    );
  });

  it('takes any numbers of signs, and rows on lines of their own', () => {
    expect(play('xx.\n...\r\n..x o')).toBe('xx./.../..x o');
  });

  it.each([
    ['', 'move-syntax'],
    ['2b', 'move-syntax'],
    ['d1', 'move-off-board'],
    ['a4', 'move-off-board'],
    ['a0', 'move-off-board'],
    ['b2', 'move-cell-holds'],
  ])('refuses the move %j as %s', (text, code) => {
    const board = ticTacToe.parsePosition('.../.x./... o');
    expect(() => ticTacToe.parseMove(board, text)).toThrow(expect.objectContaining({ code }));
  });

  it('refuses moves after the end', () => {
    const board = ticTacToe.parsePosition('xxx/oo./... o');
    expect(() => ticTacToe.parseMove(board, 'c1')).toThrow(
      expect.objectContaining({ code: 'move-game-over' }),
    );
  });
});

/** Results of the complete games from here, counted. */
function results(position: TicTacToePosition): { x: number; o: number; draws: number } {
  const counts = { x: 0, o: 0, draws: 0 };
  const visit = (): void => {
    const result = ticTacToe.result(position);
    if (result === null) {
      for (const move of legalMoves(position)) {
        position.makeMove(move);
        visit();
        position.undoMove();
      }
    } else if (result.winner === null) counts.draws++;
    else if (result.winner === 0) counts.x++;
    else counts.o++;
  };
  visit();
  return counts;
}

/** The game-theoretic value for the side to move, by nothing but the definition. */
function value(position: TicTacToePosition): number {
  const outcome = position.outcome();
  if (outcome !== ONGOING) return outcome;
  let best = LOSS as number;
  for (const move of legalMoves(position)) {
    position.makeMove(move);
    best = Math.max(best, 0 - value(position));
    position.undoMove();
  }
  return best;
}

function symmetricKey(text: string): string {
  const out = new Int32Array(2);
  ticTacToe.parsePosition(text).symmetricKey(out);
  return out.join();
}
