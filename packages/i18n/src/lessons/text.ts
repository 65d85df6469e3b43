import type { Language } from '../language/language.js';
import { czech } from '../language/typography.js';

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Reads paragraphs with empty lines between them: each a line in English, and below it the same in Czech. */
export function paragraphsOf(text: string): readonly Words[] {
  return text
    .trim()
    .split(/\n\s*\n\s*/)
    .map((paragraph) => {
      const [en = '', ...cs] = paragraph.split(/\n\s*/);
      return { en, cs: cs.join(' ') };
    });
}

export interface Term {
  readonly name: Words;
  readonly meaning: Words;
}

/** Reads a glossary: for each term a line `English | Czech`, and indented below it the meaning in both languages. */
export function termsOf(table: string): readonly Term[] {
  const terms = table.trim().split(/\n(?! )/);
  return terms.map((term) => {
    const [name = '', meaningEn = '', ...meaningCs] = term.split(/\n +/);
    const [en = '', cs = ''] = name.split(' | ');
    return { name: { en, cs }, meaning: { en: meaningEn, cs: meaningCs.join(' ') } };
  });
}

/** Data with words in every language (`{ en, cs }`), the Czech ones in Czech typography. */
export function withCzech<T>(data: T): T {
  return typesetIn(data) as T;
}

function typesetIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesetIn);
  if (typeof value !== 'object' || value === null) return value;
  const isWords = 'en' in value && 'cs' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isWords && key === 'cs' ? czech(part) : typesetIn(part),
    ]),
  );
}
