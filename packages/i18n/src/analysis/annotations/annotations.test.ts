import { expect, it } from 'vitest';
import { glyphTexts } from '../../index.js';

it('numeric annotation glyphs have signs and meanings in both languages', () => {
  expect(glyphTexts('en', [1, 16])).toEqual({ sign: '! ±', meaning: 'good move, White is clearly better' });
  expect(glyphTexts('cs', [4])).toEqual({ sign: '??', meaning: 'hrubá chyba' });
  expect(glyphTexts('en', [146])).toBeUndefined();
});
