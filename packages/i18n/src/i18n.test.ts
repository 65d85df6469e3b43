import { describe, expect, it } from 'vitest';
import { LANGUAGES, errorText, formatNumber, insideSentence, pluralCs, withHardSpaces } from './index.js';

it('the languages are English and Czech', () => {
  expect(LANGUAGES).toEqual(['en', 'cs']);
});

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
