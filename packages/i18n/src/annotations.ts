import type { Language } from './language.js';
import { withHardSpaces } from './typography.js';

/** The sign and the meaning of each numeric annotation glyph (NAG). */
const GLYPHS: Readonly<Record<number, { readonly sign: string } & Readonly<Record<Language, string>>>> = {
  1: { sign: '!', en: 'good move', cs: 'dobrý tah' },
  2: { sign: '?', en: 'mistake', cs: 'chyba' },
  3: { sign: '!!', en: 'brilliant move', cs: 'vynikající tah' },
  4: { sign: '??', en: 'blunder', cs: 'hrubá chyba' },
  5: { sign: '!?', en: 'interesting move', cs: 'zajímavý tah' },
  6: { sign: '?!', en: 'dubious move', cs: 'pochybný tah' },
  10: { sign: '=', en: 'equal position', cs: 'vyrovnaná pozice' },
  13: { sign: '∞', en: 'unclear position', cs: 'nejasná pozice' },
  14: { sign: '⩲', en: 'White is slightly better', cs: 'bílý stojí o něco lépe' },
  15: { sign: '⩱', en: 'Black is slightly better', cs: 'černý stojí o něco lépe' },
  16: { sign: '±', en: 'White is clearly better', cs: 'bílý stojí zřetelně lépe' },
  17: { sign: '∓', en: 'Black is clearly better', cs: 'černý stojí zřetelně lépe' },
  18: { sign: '+−', en: 'White is winning', cs: 'bílý stojí na výhru' },
  19: { sign: '−+', en: 'Black is winning', cs: 'černý stojí na výhru' },
};

/** The signs for numeric annotation glyphs, such as `!±`, and their meanings; undefined where none of them has a sign. */
export function glyphTexts(
  language: Language,
  nags: readonly number[],
): { readonly sign: string; readonly meaning: string } | undefined {
  const known = nags.flatMap((nag) => GLYPHS[nag] ?? []);
  if (known.length === 0) return undefined;
  return {
    sign: known.map(({ sign }) => sign).join(' '),
    meaning: withHardSpaces(known.map((glyph) => glyph[language]).join(', ')),
  };
}
