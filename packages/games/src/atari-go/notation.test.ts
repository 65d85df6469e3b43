import { type VariantValues, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { fittingOptions, fittingValues } from '../fitting-options.js';
import { codeOf } from '../testing/code-of.js';
import { formatPoint } from './goban.js';
import { atariGo } from './index.js';

const EMPTY = '...../...../...../...../..... X 1';

describe('positions', () => {
  it.each([
    EMPTY,
    '..X/.O./X.. O 1',
    '../.. X 1',
    '.XO./XO.O/.XO./.... X 3 0:1 C3',
    '.XO./XO.O/.XO./.... X 3 0:1 -',
    '.../.../... X 20 19:0 -',
    '...../..X../.X.X./..X../..... O 1 1:0 -',
  ])('%s reads back', (text) => {
    expect(atariGo.formatPosition(atariGo.parsePosition(text))).toBe(text);
  });

  it('take rows on lines of their own, and do without captures where there are none', () => {
    expect(atariGo.formatPosition(atariGo.parsePosition(' .X.\n...\r\n..O O 2\n'))).toBe(
      '.X./.../..O O 2 0:0 -',
    );
  });

  it.each([
    ['', 'atari-go-size'],
    ['. X 1', 'atari-go-size'],
    [`${'.'.repeat(20)} X 1`, 'atari-go-size'],
    ['.../...', 'position-side-missing'],
    ['.../.../...', 'position-side-missing'],
    ['.../.../... x 1', 'position-bad-side'],
    ['.../... X 1', 'board-row-count'],
    ['.../../... X 1', 'board-row-length'],
    ['.../.x./... X 1', 'board-bad-cell'],
    ['.../.../... X', 'atari-go-target'],
    ['.../.../... X 0', 'atari-go-target'],
    ['.../.../... X 21', 'atari-go-target'],
    ['.../.../... X 1x', 'atari-go-target'],
    ['.../.../... X x1', 'atari-go-target'],
    ['.../.../... X 001', 'atari-go-target'],
    ['.../.../... X 2 1', 'atari-go-captures'],
    ['.../.../... X 2 x1:0', 'atari-go-captures'],
    ['.../.../... X 2 1:0x', 'atari-go-captures'],
    ['.../.../... X 2 1:', 'atari-go-captures'],
    ['.../.../... X 2 :1', 'atari-go-captures'],
    ['.../.../... X 2 0001:0', 'atari-go-captures'],
    ['.../.../... X 2 2:2', 'atari-go-captures-impossible'],
    ['.../.../... X 2 999:0', 'atari-go-captures-impossible'],
    ['.../.../... X 2 1:0 D1', 'atari-go-ko'],
    ['.../.../... X 2 1:0 B2', 'atari-go-ko-impossible'],
    ['.XO./XOXO/.XO./.... X 3 0:1 C3', 'atari-go-no-liberty'],
    ['.XO./XO.O/.XO./.... X 3 0:0 C3', 'atari-go-ko-impossible'],
    ['.XO./XO.O/OXO./.... X 3 0:1 B3', 'atari-go-ko-impossible'],
    // There is a stone, or no stone that could have captured; two could have, one is not alone, the game is over.
    ['.XO./XO.O/.XO./.... X 3 0:1 B3', 'atari-go-ko-impossible'],
    ['.XO./.O.O/.XO./.... X 3 0:1 C3', 'atari-go-ko-impossible'],
    ['..X../.XOX./XO.O./.XO../..... X 3 0:1 C3', 'atari-go-ko-impossible'],
    ['.XXO./XOO.O/.XXO./...../..... X 3 0:1 D4', 'atari-go-ko-impossible'],
    ['.XO./XO.O/.XO./.... X 1 0:1 C3', 'atari-go-ko-impossible'],
    ['.../.../... X 2 1:0 - -', 'atari-go-extra-text'],
    ['OX./XX./... X 1', 'atari-go-no-liberty'],
    ['.'.repeat(30_000), 'position-too-long'],
  ])('%j is refused as %s', (text, code) => {
    expect(codeOf(() => atariGo.parsePosition(text))).toBe(code);
  });

  it('say where they are wrong', () => {
    expect(() => atariGo.parsePosition('OX./XX./... X 1')).toThrow(
      'the white group on A3 has no liberty: it would have been captured',
    );
  });
});

describe('moves', () => {
  it('are points with letters but I, rows counted from the bottom', () => {
    const board = atariGo.initial({ size: '9' });
    const names = legalMoves(board).map((move) => atariGo.formatMove(board, move));
    expect(names.slice(0, 10).join(' ')).toBe('A9 B9 C9 D9 E9 F9 G9 H9 J9 A8');
    expect(atariGo.parseMove(board, ' j1 ')).toBe(80);
  });

  it.each([
    ['', 'move-syntax'],
    ['33', 'move-syntax'],
    ['C0', 'move-syntax'],
    ['C3 C4', 'move-syntax'],
    ['pass', 'move-pass'],
    ['I1', 'move-off-board'],
    ['F1', 'move-off-board'],
    ['A6', 'move-off-board'],
    ['A4', 'move-point-taken'],
    ['A5', 'move-suicide'],
    ['C3', 'none'],
  ])('%j is %s', (text, code) => {
    const board = atariGo.parsePosition('.O.../OO.../...../...../..... X 1');
    expect(codeOf(() => atariGo.parseMove(board, text))).toBe(code);
  });

  it('are refused for ko, and after the end', () => {
    const ko = atariGo.parsePosition('.XO./XO.O/.XO./.... X 3 0:1 C3');
    expect(codeOf(() => atariGo.parseMove(ko, 'C3'))).toBe('move-ko');
    const over = atariGo.parsePosition('.../.../... X 1 0:1 -');
    expect(codeOf(() => atariGo.parseMove(over, 'A1'))).toBe('move-game-over');
  });
});

describe('options', () => {
  it.each([
    ['5', '4', 'B4 D4 B2 D2'],
    ['5', '5', 'B4 D4 C3 B2 D2'],
    ['6', '2', 'E5 B2'],
    ['7', '3', 'C5 E5 C3'],
    ['8', '4', 'C6 F6 C3 F3'],
    ['9', '2', 'G7 C3'],
    ['9', '7', 'C7 G7 C5 E5 G5 C3 G3'],
    ['13', '5', 'D10 K10 G7 D4 K4'],
    ['19', '9', 'D16 K16 Q16 D10 K10 Q10 D4 K4 Q4'],
    ['19', '13', 'C17 R17 D16 K16 Q16 D10 K10 Q10 D4 K4 Q4 C3 R3'],
  ])(
    'place on %sx%s a handicap of %s, after which White begins unless one says otherwise',
    (size, handicap, points) => {
      const board = atariGo.initial({ size, handicap });
      const black = Array.from(board.groups.stones.keys()).filter(
        (point) => board.groups.stones[point] === 1,
      );
      expect(black.map((point) => formatPoint(Number(size), point)).join(' ')).toBe(points);
      expect(board.turn).toBe(1);
      expect(atariGo.initial({ size, handicap, first: 'black' }).turn).toBe(0);
      expect(atariGo.formatPosition(atariGo.initial({ handicap: '0' }))).toBe(
        atariGo.formatPosition(atariGo.initial()),
      );
    },
  );

  it.each([
    [{ size: '2' }, 'variant-bad-value'],
    [{ size: '20' }, 'variant-bad-value'],
    [{ size: '7x7' }, 'variant-bad-value'],
    [{ start: 'Empty' }, 'variant-bad-value'],
    [{ first: 'X' }, 'variant-bad-value'],
    [{ target: '0' }, 'variant-bad-value'],
    [{ target: '21' }, 'variant-bad-value'],
    [{ size: '5', black: 'F1' }, 'move-off-board'],
    [{ size: '5', black: 'A1,A1' }, 'atari-go-point-twice'],
    [{ size: '5', start: 'stable', white: 'B4' }, 'atari-go-point-twice'],
    [{ size: '5', black: 'A1', white: 'A2 B1' }, 'atari-go-no-liberty'],
    [{ size: '5', black: 'A1 '.repeat(1000) }, 'variant-bad-value'],
    [{ komi: '4' }, 'variant-unknown'],
    [{ handicap: '5' }, 'atari-go-handicap'],
    [{ size: '4', handicap: '2' }, 'atari-go-handicap'],
    [{ size: '5', handicap: '6' }, 'atari-go-handicap'],
    [{ size: '9', handicap: '1' }, 'atari-go-handicap'],
    [{ size: '14', handicap: '5' }, 'atari-go-handicap'],
    [{ size: '13', handicap: '13' }, 'atari-go-handicap'],
    [{ size: '19', handicap: '10' }, 'atari-go-handicap'],
    [{ size: '19', handicap: 'nine' }, 'variant-bad-value'],
    [{ size: '19', handicap: '9', start: 'crosscut' }, 'atari-go-point-twice'],
  ])('%j is refused as %s', (variants, code) => {
    expect(codeOf(() => atariGo.initial(variants))).toBe(code);
  });
});

describe('what a form offers', () => {
  it('are the handicaps that the chosen board has places for, beside the stones of its start', () => {
    const offered = (values: VariantValues) => fittingValues(atariGo, 'handicap', values).join(' ');
    expect(offered({})).toBe('0 2 3 4');
    expect(offered({ size: '5' })).toBe('0 2 3 4 5');
    expect(offered({ size: '8' })).toBe('0 2 3 4');
    expect(offered({ size: '9' })).toBe('0 2 3 4 5 6 7 8 9');
    expect(offered({ size: '19' })).toBe('0 2 3 4 5 6 7 8 9 13');
    expect(offered({ size: '9', start: 'crosscut' })).toBe('0 2 3 4 6 8');
    expect(offered({ size: '9', target: '99' })).toBe('0 2 3 4 5 6 7 8 9');
  });

  it('drops a choice that does not go with another made above it, and nothing that was typed', () => {
    expect(fittingOptions(atariGo, { size: '7', handicap: '9', first: 'black' })).toEqual({
      size: '7',
      first: 'black',
    });
    const kept = { size: '9', handicap: '9', target: '99', black: 'A1' };
    expect(fittingOptions(atariGo, kept)).toEqual(kept);
  });
});
