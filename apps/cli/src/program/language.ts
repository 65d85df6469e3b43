import { LANGUAGES, type Language } from '@tahoun/i18n';

/**
 * The language to answer in: a valid `--lang` wins, else the locale decides. It is found before the command
 * line is parsed, so that parsing errors are in it too.
 */
export function languageOf(args: readonly string[], fallback: Language): Language {
  let language = fallback;
  for (const [index, arg] of args.entries()) {
    if (arg === '--lang' && isLanguage(args[index + 1])) language = args[index + 1] as Language;
    if (arg.startsWith('--lang=') && isLanguage(arg.slice(7))) language = arg.slice(7) as Language;
  }
  return language;
}

function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(text);
}
