import { DRAW, LOSS, ONGOING, Random, WON, legalMoves, perft, playRandomMove } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { connectFour, formatConnectFourCell, fourCells } from './index.js';
import { BOARD_HI, BOARD_LO, HEIGHT, WIDTH, hasFour } from './position.js';
import { completionsHi, completionsLo } from './threats.js';

const EMPTY = '......./......./......./......./......./.......';

function play(position: string, moves: string) {
  const board = connectFour.parsePosition(position);
  for (const move of moves) board.makeMove(connectFour.parseMove(board, move));
  return board;
}

describe('rules', () => {
  it('drops discs, by turns', () => {
    expect(connectFour.formatPosition(play(`${EMPTY} x`, 'ddgA'))).toBe(
      '......./......./......./......./...o.../o..x..x x',
    );
  });

  it('counts sequences as published', () => {
    // The published counts of 7x6; the seventh is the first that lacks games which ended before.
    const counts = [7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234];
    expect(counts.map((_, i) => perft(connectFour.initial(), i + 1))).toEqual(counts);
  });

  it.each([
    ['aabbccd', 'a1 b1 c1 d1'],
    ['ddeeffg', 'd1 e1 f1 g1'],
    ['abababa', 'a1 a2 a3 a4'],
    ['gfgfgfg', 'g1 g2 g3 g4'],
    ['abbccdcddgd', 'a1 b2 c3 d4'],
    ['deeffgfggag', 'd1 e2 f3 g4'],
    ['gffeededdad', 'd4 e3 f2 g1'],
    ['dccbbabaaga', 'a4 b3 c2 d1'],
  ])('finds the four that %s makes: %s', (moves, cells) => {
    expect(play(`${EMPTY} x`, moves.slice(0, -1)).outcome()).toBe(ONGOING);
    const board = play(`${EMPTY} x`, moves);
    expect(board.outcome()).toBe(LOSS);
    expect(connectFour.result(board)).toEqual({ winner: 0, reason: 'line' });
    expect(legalMoves(board)).toEqual([]);
    expect(fourCells(board).map((four) => four.map(nameOf).join(' '))).toEqual([cells]);
    expect(connectFour.withTurn(board, 0).outcome()).toBe(WON);
  });

  it('lets no line run on from one column to the next', () => {
    // Tops and bottoms of neighbouring columns.
    expect(connectFour.parsePosition('x....../x....../ox...../ox...../xo...../oox.... o').outcome()).toBe(
      ONGOING,
    );
    expect(connectFour.parsePosition('...xo../...xo../...oo../...xx../...ox../...xo.. o').outcome()).toBe(
      ONGOING,
    );
  });

  it('finds what a naive look at every line finds, in sets of any cells', () => {
    const set = fc.record({ seed: fc.integer(), share: fc.double({ min: 0.1, max: 0.75, noNaN: true }) });
    fc.assert(
      fc.property(set, ({ seed, share }) => {
        const random = new Random(seed);
        const cells = Array.from({ length: WIDTH * HEIGHT }, () => random.next() < share);
        let [lo, hi] = [0, 0];
        for (const [cell, isIn] of cells.entries()) {
          const [column, row] = [Math.floor(cell / HEIGHT), cell % HEIGHT];
          if (isIn && column < 4) lo |= 1 << (7 * column + row);
          else if (isIn) hi |= 1 << (7 * (column - 4) + row);
        }
        expect(hasFour(lo, hi)).toBe(naiveFour(cells));
      }),
      { numRuns: 5000 },
    );
  });

  it('ends games exactly when a naive look finds four or no cell is free', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = new Random(seed);
        const board = connectFour.initial();
        for (;;) {
          const found = fourCells(board);
          const { left } = connectFour.figures(board);
          const expected = found.length > 0 ? LOSS : left === 0 ? DRAW : ONGOING;
          expect(board.outcome()).toBe(expected);
          if (expected !== ONGOING) return;
          playRandomMove(board, random);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is a draw when the board is full', () => {
    const text = 'xxoxxo./ooxooxo/xxoxxox/ooxooxo/xxoxxox/ooxooxo';
    const before = connectFour.parsePosition(`${text} x`);
    expect(before.outcome()).toBe(ONGOING);
    before.makeMove(connectFour.parseMove(before, 'g'));
    expect(before.outcome()).toBe(DRAW);
    expect(connectFour.result(before)).toEqual({ winner: null, reason: 'full-board' });
  });

  it('gives different positions different keys, and images one symmetric key', () => {
    const keys = new Set<string>();
    const texts = new Set<string>();
    const random = new Random(7);
    for (let game = 0; game < 300; game++) {
      const board = connectFour.initial();
      while (board.outcome() === ONGOING) {
        playRandomMove(board, random);
        texts.add(connectFour.formatPosition(board));
        keys.add(`${board.hashLo},${board.hashHi}`);
        const mirrored = connectFour.parsePosition(mirror(connectFour.formatPosition(board)));
        expect(symmetricKey(mirrored)).toBe(symmetricKey(board));
      }
    }
    expect(keys.size).toBe(texts.size);
    expect(symmetricKey(play(`${EMPTY} x`, 'a'))).not.toBe(symmetricKey(play(`${EMPTY} x`, 'b')));
  });
});

describe('text forms', () => {
  it.each([
    ['', 'position-side-missing'],
    [EMPTY, 'position-side-missing'],
    [`${EMPTY} b`, 'position-bad-side'],
    [`${EMPTY} x o`, 'position-extra-text'],
    ['......./....... x', 'board-row-count'],
    [`${EMPTY}. x`, 'board-row-length'],
    [`${EMPTY.slice(0, -1)}r x`, 'board-bad-cell'],
    ['......./......./......./..x..../......./..x.... x', 'connect-four-floating'],
    ['......./......./......./......./ooo.ooo/xxxxooo x', 'none'],
    ['......./......./......./......./oooo.../xxxx... x', 'position-both-won'],
    ['.'.repeat(30_000), 'position-too-long'],
  ])('refuses %j as %s', (text, code) => {
    expect(codeOf(() => connectFour.parsePosition(text))).toBe(code);
  });

  it('names the disc that floats', () => {
    expect(() => connectFour.parsePosition('......./......./......./..x..../......./..x.... x')).toThrow(
      'the disc on c3 floats: c2 below it is free',
    );
  });

  it.each([
    ['', 'move-syntax'],
    ['d1', 'move-syntax'],
    ['h', 'move-off-board'],
    ['a', 'move-column-full'],
  ])('refuses the move %j as %s', (text, code) => {
    const board = play(`${EMPTY} x`, 'aaaaaa');
    expect(codeOf(() => connectFour.parseMove(board, text))).toBe(code);
  });

  it('refuses moves after the end', () => {
    expect(codeOf(() => connectFour.parseMove(play(`${EMPTY} x`, 'aabbccd'), 'd'))).toBe('move-game-over');
  });
});

/** Looks at every line of four of a board given column by column from the bottom. */
function naiveFour(cells: readonly boolean[]): boolean {
  const at = (column: number, row: number) =>
    column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT && cells[column * HEIGHT + row] === true;
  for (let column = 0; column < WIDTH; column++) {
    for (let row = 0; row < HEIGHT; row++) {
      for (const [right, up] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        if ([0, 1, 2, 3].every((i) => at(column + i * right, row + i * up))) return true;
      }
    }
  }
  return false;
}

function nameOf({ column, row }: { column: number; row: number }): string {
  return formatConnectFourCell(column, row);
}

function mirror(text: string): string {
  const [rows = '', side] = text.split(' ');
  return `${rows
    .split('/')
    .map((row) => [...row].reverse().join(''))
    .join('/')} ${side}`;
}

function symmetricKey(board: { symmetricKey(out: Int32Array): void }): string {
  const out = new Int32Array(2);
  board.symmetricKey(out);
  return out.join();
}

describe('completions', () => {
  it('are the cells where one more disc makes a four, looked for one by one', () => {
    const games = fc.record({ seed: fc.integer(), plies: fc.integer({ min: 4, max: 40 }) });
    fc.assert(
      fc.property(games, ({ seed, plies }) => {
        const random = new Random(seed);
        const position = connectFour.initial();
        for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
          playRandomMove(position, random);
        }
        fc.pre(position.outcome() === ONGOING);
        const { allLo, allHi } = position;
        for (const [lo, hi] of [position.discsOf(0), position.discsOf(1)]) {
          const [foundLo, foundHi] = [completionsLo(lo, hi), completionsHi(lo, hi)];
          for (let bit = 1; bit < 1 << 28; bit <<= 1) {
            if ((BOARD_LO & ~allLo & bit) !== 0) expect((foundLo & bit) !== 0).toBe(hasFour(lo | bit, hi));
            if ((BOARD_HI & ~allHi & bit) !== 0) expect((foundHi & bit) !== 0).toBe(hasFour(lo, hi | bit));
          }
        }
      }),
    );
  });

  it('come first among the hints', () => {
    const hints = (moves: string) => {
      const position = play(`${EMPTY} x`, moves);
      return legalMoves(position).map((move) => position.moveHint(move));
    };
    // Three in column a: the other side has to stop them.
    const stop = hints('abaca');
    expect(stop.indexOf(Math.max(...stop))).toBe(0);
    // Rather four in column a than stopping the three in the first row.
    const four = hints('abacad');
    expect(
      four
        .map((hint, move) => [hint, move])
        .sort(([x = 0], [y = 0]) => y - x)
        .slice(0, 2),
    ).toEqual([
      [120, 0],
      [100, 4],
    ]);
  });
});
