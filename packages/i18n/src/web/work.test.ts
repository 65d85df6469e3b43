import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.js';
import { webTexts } from './index.js';
import { type WorkParts, secondsWords, workWords } from './work.js';

const words = (language: Language, work: WorkParts) => workWords(language, webTexts(language).work, work);

it.each([
  [
    { nodes: 12_345, seconds: 0.789, depth: 5 },
    '12,345 moves examined, 789 ms, depth 5',
    '12 345 prozkoumaných tahů, 789 ms, hloubka 5',
  ],
  [{ nodes: 1, seconds: 1.256, depth: 0 }, '1 move examined, 1.26 s', '1 prozkoumaný tah, 1,26 s'],
  [
    { nodes: 2, seconds: 12.34, depth: 1 },
    '2 moves examined, 12.3 s, depth 1',
    '2 prozkoumané tahy, 12,3 s, hloubka 1',
  ],
  [{ nodes: 1, seconds: 0, depth: 1, namedBy: 'rules' }, 'by its rules', 'podle svých pravidel'],
  [{ nodes: 900, seconds: 0.1, depth: 4, namedBy: 'book' }, 'from the opening book', 'z knihovny zahájení'],
] as const)('%j reads so in both languages', (work, en, cs) => {
  expect(words('en', work)).toBe(en);
  expect(words('cs', work).replaceAll('\u00a0', ' ')).toBe(cs);
});

it('does not part a number from what it counts at the end of a line, in Czech', () => {
  expect(words('cs', { nodes: 2345, seconds: 0.1, depth: 1 })).toContain('2\u00a0345\u00a0prozkoumaných');
});

it('names each way to find a move without a search, and the rest of the time in seconds', () => {
  for (const language of LANGUAGES)
    expect(new Set(Object.values(webTexts(language).work.named)).size).toBe(4);
  expect([0.0004, 0.5, 9.876, 98.76, 987.6].map((seconds) => secondsWords('en', seconds))).toEqual([
    ...['0 ms', '500 ms', '9.88 s', '98.8 s', '988 s'],
  ]);
});
