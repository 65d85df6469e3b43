import { LANGUAGES, type Language } from '@tahoun/i18n';

/**
 * The language to answer in: a valid `--lang` wins, else the locale decides. It is found before the
 * command line is parsed, so that errors in parsing are told in it too.
 */
export function languageOf(args: readonly string[], fallback: Language): Language {
  let language = fallback;
  for (const [index, arg] of args.entries()) {
    if (arg === '--lang' && isLanguage(args[index + 1])) language = args[index + 1] as Language;
    if (arg.startsWith('--lang=') && isLanguage(arg.slice(7))) language = arg.slice(7) as Language;
  }
  return language;
}

/** Czech when the POSIX locale variables say so, English otherwise. */
export function languageOfLocale(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^cs([_.@-]|$)/.test(locale) ? 'cs' : 'en';
}

function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(text);
}
