import { languageOfLocale } from '@tahoun/i18n';
import { expect, it } from 'vitest';
import { languageOf } from './language.js';

it.each([
  [{ LANG: 'cs_CZ.UTF-8' }, 'cs'],
  [{ LANG: 'cs' }, 'cs'],
  [{ LANG: 'csb_PL' }, 'en'],
  [{ LC_ALL: 'C', LANG: 'cs_CZ' }, 'en'],
  [{ LC_ALL: '', LC_MESSAGES: 'cs_CZ', LANG: 'en_US' }, 'cs'],
  [{}, 'en'],
])('the locale %j speaks %s', (env, language) => {
  expect(languageOfLocale(env)).toBe(language);
});

it('--lang wins, when it is a language', () => {
  expect(languageOf(['games', '--lang', 'cs'], 'en')).toBe('cs');
  expect(languageOf(['games', '--lang=en'], 'cs')).toBe('en');
  expect(languageOf(['games', '--lang', 'de'], 'cs')).toBe('cs');
  expect(languageOf(['games', '--lang'], 'cs')).toBe('cs');
});
