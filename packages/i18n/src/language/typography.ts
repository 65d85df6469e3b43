const NBSP = '\u00a0';

/** Between the thousands of a number. */
const THOUSANDS = /(?<=(?:^|[ („−+–])\d{1,3}(?:[ \u00a0]\d{3})*) (?=\d{3}(?!\d))/gu;
/** A word of one letter, which must not end a line. */
const ONE_LETTER = /(?<=^|[\s(„])([ksvzouai]) (?=\S)/giu;
/** Between a number and the word or sign that it counts, except words of one letter other than `s`, the second. */
const COUNTED = /(?<=(?:^|[ („−+–])[\d.,\u00a0]*\d) (?=[%‰]|(?:s|\p{Ll}{2,})(?![\p{L}\d]))/gu;
const TIMES = /(\d)\s?×\s?(?=\d)/gu;

/** Czech typography: `v\u00a0dámě`, `5\u00a0tahů`, `3\u00a0×\u00a03`. */
export function withHardSpaces(text: string): string {
  return text
    .replace(THOUSANDS, NBSP)
    .replace(COUNTED, NBSP)
    .replace(TIMES, `$1${NBSP}×${NBSP}`)
    .replace(ONE_LETTER, `$1${NBSP}`);
}

/** The words that are set already, because words are looked up whenever they are shown. */
const set = new WeakMap<object, object>();

/** Czech words in Czech typography, those too that their functions make. Every catalogue is handed out through it. */
export function czech<T>(words: T): T {
  return typeset(words) as T;
}

function typeset(value: unknown): unknown {
  if (typeof value === 'string') return withHardSpaces(value);
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
  const known = set.get(value);
  if (known !== undefined) return known;
  const made = typesetParts(value);
  set.set(value, made);
  set.set(made, made);
  return made;
}

function typesetParts(value: object): object {
  if (typeof value === 'function') return (...parameters: unknown[]) => typeset(value(...parameters));
  if (Array.isArray(value)) return value.map(typeset);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typeset(part)]));
}
