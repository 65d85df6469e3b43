import { LANGUAGES } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { inAnotherGame } from '../match/page-match.js';
import { firstLanguage, firstLook, firstTheme } from './preferences.js';

describe('the first language', () => {
  it.each([
    { stored: null, preferred: 'cs-CZ', is: 'cs' },
    { stored: null, preferred: 'CS', is: 'cs' },
    { stored: null, preferred: 'sk-SK', is: 'en' },
    { stored: null, preferred: 'en-US', is: 'en' },
    { stored: 'en', preferred: 'cs-CZ', is: 'en' },
    { stored: 'cs', preferred: 'en-US', is: 'cs' },
    { stored: 'de', preferred: 'cs-CZ', is: 'cs' },
  ])('with $stored chosen before in a browser of $preferred is $is', ({ stored, preferred, is }) => {
    expect(firstLanguage(stored, preferred)).toBe(is);
  });

  it.each(LANGUAGES)('%s is remembered', (language) => {
    expect(firstLanguage(language, 'xx')).toBe(language);
  });
});

describe('the first theme', () => {
  it.each([
    { stored: null, prefersDark: true, is: 'dark' },
    { stored: null, prefersDark: false, is: 'light' },
    { stored: 'light', prefersDark: true, is: 'light' },
    { stored: 'dark', prefersDark: false, is: 'dark' },
    { stored: 'blue', prefersDark: true, is: 'dark' },
  ])('with $stored chosen before, dark preferred: $prefersDark, is $is', ({ stored, prefersDark, is }) => {
    expect(firstTheme(stored, prefersDark)).toBe(is);
  });
});

it('a look that there is is remembered; without one, each game has its own', () => {
  expect(['wood', 'paper', 'slate', 'marble', '', null].map(firstLook)).toEqual([
    'wood',
    'paper',
    'slate',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the players in another game', () => {
  it('are the same, without the constants of the game before', () => {
    expect(inAnotherGame(['human', 'minimax:3?alpha=1&delta=3'])).toEqual(['human', 'minimax:3']);
    expect(inAnotherGame(['level:5', 'nodes:500?without=killers'])).toEqual([
      'level:5',
      'nodes:500?without=killers',
    ]);
    expect(inAnotherGame(['alpha-beta:2?alpha=1', 'human'])).toEqual(['alpha-beta:2', 'human']);
  });
});
