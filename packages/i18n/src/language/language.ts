export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Czech when the POSIX locale variables say so, English otherwise. */
export function languageOfLocale(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^cs([_.@-]|$)/.test(locale) ? 'cs' : 'en';
}

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', cs: 'Čeština' };

/** Shown where not even the words of the page could be fetched. */
export const NO_WORDS: Readonly<Record<Language, string>> = {
  en: 'The page could not be loaded. Are you online?',
  cs: 'Stránku se nepodařilo načíst. Zkontrolujte připojení k\u00a0internetu.',
};

/** English plural: 1 is `one`, every other number `many`. */
export function pluralEn(n: number, one: string, many: string): string {
  return n === 1 ? one : many;
}

const czechRules = new Intl.PluralRules('cs');

/** Czech plural: 1 pole, 2 až 4 pole, 5 polí; a fraction takes `fraction` (1,5 pole). */
export function pluralCs(n: number, one: string, few: string, many: string, fraction = few): string {
  switch (czechRules.select(n)) {
    case 'one':
      return one;
    case 'few':
      return few;
    case 'many':
      return fraction;
    default:
      return many;
  }
}

/** `3 pawns`, for any number of them. */
export function countedEn(one: string, many = `${one}s`): (count: number) => string {
  return (count) => `${count} ${pluralEn(count, one, many)}`;
}

/** `3 pěšci`, for any number of them. */
export function countedCs(one: string, few: string, many: string): (count: number) => string {
  return (count) => `${count} ${pluralCs(count, one, few, many)}`;
}

/**
 * The name of a side inside a Czech sentence: `bílý`. Names of one letter stay as they are.
 */
export function insideSentence(name: string): string {
  return name.length === 1 ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Facts in a row, without those that are missing: `e4, white pawn`. */
export function described(...facts: readonly (string | number | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined).join(', ');
}

/** The notations of moves: with the letters of a language, or with little pictures of the pieces. */
export const NOTATIONS = [...LANGUAGES, 'figurines'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** Making one takes longer than all else that a move does on a page. */
const numberFormats = new Map<Language, Intl.NumberFormat>();
const signedFormats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it, at most two decimals; in Czech with a real minus sign. */
export function formatNumber(language: Language, value: number | bigint): string {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  numberFormats.set(language, format);
  const written = format.format(value);
  return language === 'cs' ? written.replace('-', '−') : written;
}

/**
 * A number with its sign and always so many decimals, and with a real minus sign in every language; a number
 * that rounds to zero has no sign.
 */
export function formatSigned(language: Language, value: number, decimals: number): string {
  const key = `${language} ${decimals}`;
  const format =
    signedFormats.get(key) ??
    new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'exceptZero',
    });
  signedFormats.set(key, format);
  return format.format(value).replace('-', '−');
}

/** A day and time as the language writes them, where the user is. @param time milliseconds of the epoch. */
export function formatDate(language: Language, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
