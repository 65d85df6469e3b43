import type { Language } from '../../language/language.js';
import { czech } from '../../language/typography.js';
import { glyphsCs } from './cs.js';
import { glyphsEn } from './en.js';

/** The sign of each numeric annotation glyph (NAG). */
const SIGNS: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
};

/** The signs for numeric annotation glyphs, such as `!±`, and their meanings; undefined where none of them has a sign. */
export function glyphTexts(
  language: Language,
  nags: readonly number[],
): { readonly sign: string; readonly meaning: string } | undefined {
  const known = nags.filter((nag) => SIGNS[nag] !== undefined);
  if (known.length === 0) return undefined;
  const meanings = language === 'cs' ? czech(glyphsCs) : glyphsEn;
  return {
    sign: known.map((nag) => SIGNS[nag]).join(' '),
    meaning: known.map((nag) => meanings[nag]).join(', '),
  };
}
