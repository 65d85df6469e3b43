import { describe, expect, it } from 'vitest';
import {
  errorText,
  formatNumber,
  insideSentence,
  moveFromWords,
  moveWords,
  pluralCs,
  scoreWords,
  withHardSpaces,
  withMoveWords,
} from './index.js';
import './testing/all-games.js';

describe('plurals and numbers', () => {
  it('follow Czech grammar', () => {
    const cells = (n: number) => pluralCs(n, 'pole', 'pole', 'polí', 'pole');
    expect([1, 2, 4, 5, 0, 22, 1.5].map(cells)).toEqual([
      'pole',
      'pole',
      'pole',
      'polí',
      'polí',
      'polí',
      'pole',
    ]);
    expect(pluralCs(3, 'tah', 'tahy', 'tahů')).toBe('tahy');
  });

  it('are written as the language does', () => {
    expect(formatNumber('en', 12345.678)).toBe('12,345.68');
    expect(formatNumber('cs', 1.5)).toBe('1,5');
    expect(formatNumber('cs', -2)).toBe('−2');
  });
});

describe('Czech typography', () => {
  it('keeps words of one letter, counted numbers and sizes together', () => {
    const marked = (text: string) => withHardSpaces(text).replaceAll('\u00a0', '~');
    expect(marked('a v dámě')).toBe('a~v~dámě');
    expect(marked('V Laboratoři „u minimaxu“ (s tabulkou)')).toBe('V~Laboratoři „u~minimaxu“ (s~tabulkou)');
    expect(marked('Na 5×5 za 19 půltahů, 20 %, 1,5 s')).toBe('Na 5~×~5 za 19~půltahů, 20~%, 1,5~s');
    expect(marked('Diagonála z a1 na h8, 1 z 7')).toBe('Diagonála z~a1 na h8, 1 z~7');
    expect(marked('8 848 a půl tahu, 12 700 půltahů, tahy 1 234')).toBe(
      '8~848 a~půl tahu, 12~700~půltahů, tahy 1~234',
    );
    expect(marked('--a SPEC')).toBe('--a SPEC');
  });

  it('writes the names of sides small inside a sentence, letters as they are', () => {
    expect(['Bílý', 'X'].map(insideSentence)).toEqual(['bílý', 'X']);
  });
});

describe('moves of chess', () => {
  const notation = ['Nf3', 'Qxg7#', 'e8=R+', 'O-O-O', 'Kg6 Bb5'];
  const czech = ['Jf3', 'Dxg7#', 'e8=V+', 'O-O-O', 'Kg6 Sb5'];

  it('have Czech letters in Czech', () => {
    expect(notation.map((moves) => moveWords('cs', 'chess', moves))).toEqual(czech);
    expect(notation.map((moves) => moveWords('en', 'chess', moves))).toEqual(notation);
    expect(moveWords('cs', 'atari-go', 'B2')).toBe('B2');
  });

  it('have pictures of the pieces, and are read with them', () => {
    const pictures = ['♘f3', '♕xg7#', 'e8=♖+', 'O-O-O', '♔g6 ♗b5'];
    expect(notation.map((moves) => moveWords('figurines', 'chess', moves))).toEqual(pictures);
    expect(pictures.map((moves) => moveFromWords('chess', moves))).toEqual(notation);
  });

  it('are read with Czech letters and with those of the notation', () => {
    expect(czech.map((moves) => moveFromWords('chess', moves))).toEqual(notation);
    expect(notation.map((moves) => moveFromWords('chess', moves))).toEqual(notation);
  });

  it('have Czech letters in Czech errors', () => {
    const error = { code: 'move-leaves-check', message: 'Nf3 is not legal', params: { found: 'Nf3' } };
    expect(errorText('cs', withMoveWords('cs', 'chess', error))).toMatch(/^Jf3 /);
    expect(errorText('en', withMoveWords('en', 'chess', error))).toBe('Nf3 is not legal');
  });
});

describe('scores in words', () => {
  it('tell units and distances', () => {
    expect(scoreWords('en', 'zabor', { kind: 'units', hundredths: 100 })).toBe('+1 cell');
    expect(scoreWords('cs', 'zabor', { kind: 'units', hundredths: -300 })).toBe('−3\u00a0pole');
    expect(scoreWords('en', 'zabor', { kind: 'decided', wins: true, plies: 1, within: false })).toBe(
      'win in 1 ply',
    );
    expect(scoreWords('cs', 'chocolate', { kind: 'decided', wins: false, plies: 5, within: true })).toBe(
      'prohra nejpozději za 5\u00a0půltahů',
    );
  });

  it('count moves for players, not plies', () => {
    const decided = { kind: 'decided', within: false, inMoves: true } as const;
    expect(scoreWords('en', 'chess', { ...decided, wins: true, plies: 5 })).toBe('win in 3 moves');
    expect(scoreWords('cs', 'chess', { ...decided, wins: false, plies: 2 })).toBe('prohra za 1\u00a0tah');
  });

  it.each([
    [100, '+1.0 pawns', '+1,0\u00a0pěšce'],
    [-35, '−0.4 pawns', '−0,4\u00a0pěšce'],
    [4, '0.0 pawns', '0,0\u00a0pěšce'],
    [-4, '0.0 pawns', '0,0\u00a0pěšce'],
  ])('have the decimals that are asked for, and a real minus: %j', (hundredths, english, czech) => {
    expect(scoreWords('en', 'chess', { kind: 'units', hundredths }, 1)).toBe(english);
    expect(scoreWords('cs', 'chess', { kind: 'units', hundredths }, 1)).toBe(czech);
  });
});

describe('errors', () => {
  it('are written in Czech, or in English where there is no sentence', () => {
    const error = {
      code: 'move-off-board',
      message: 'c9 is outside',
      params: { found: 'c9', first: 'a1', last: 'e5' },
    };
    expect(errorText('en', error)).toBe('c9 is outside');
    expect(errorText('cs', error)).toBe('c9 je mimo desku, ta je od a1 do e5');
    expect(errorText('cs', { ...error, code: 'unheard-of' })).toBe('c9 is outside');
  });
});
