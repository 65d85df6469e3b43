import { describe, expect, it } from 'vitest';
import {
  GAMES_WITH_TEXTS,
  discordTexts,
  errorText,
  formatNumber,
  gameTexts,
  pluralCs,
  scoreWords,
  webTexts,
} from './index.js';

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
  });
});

describe('scores in words', () => {
  it('tell units and distances', () => {
    expect(scoreWords('en', 'zabor', { kind: 'units', hundredths: 100 })).toBe('+1 cell');
    expect(scoreWords('cs', 'zabor', { kind: 'units', hundredths: -300 })).toBe('-3 pole');
    expect(scoreWords('en', 'zabor', { kind: 'decided', wins: true, plies: 1, within: false })).toBe(
      'win in 1 ply',
    );
    expect(scoreWords('cs', 'chocolate', { kind: 'decided', wins: false, plies: 5, within: true })).toBe(
      'prohra nejdéle za 5 půltahů',
    );
  });
});

describe('both languages', () => {
  it('have texts of the same shape, none empty', () => {
    const shape = (value: unknown): unknown => {
      if (typeof value === 'string') {
        expect(value.trim()).not.toBe('');
        return 'text';
      }
      if (Array.isArray(value)) return value.map(shape);
      if (typeof value !== 'object' || value === null) return typeof value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
    };
    expect(shape(webTexts('cs'))).toEqual(shape(webTexts('en')));
    expect(shape(discordTexts('cs'))).toEqual(shape(discordTexts('en')));
    for (const game of GAMES_WITH_TEXTS)
      expect(shape(gameTexts('cs', game))).toEqual(shape(gameTexts('en', game)));
  });

  it('tell errors, the Czech ones falling back to English', () => {
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
