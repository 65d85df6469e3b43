import type { ThemeName } from '@tahoun/board';
import { LANGUAGES, type Language } from '@tahoun/i18n';

/** What a browser shows that remembers a choice or, as at the first visit, none that is known. */

/** @param preferred the browser's language, such as `cs-CZ` */
export function firstLanguage(stored: string | null, preferred: string): Language {
  const known = LANGUAGES.find((language) => language === stored);
  return known ?? (preferred.toLowerCase().startsWith('cs') ? 'cs' : 'en');
}

/** @param prefersDark what the system says */
export function firstTheme(stored: string | null, prefersDark: boolean): ThemeName {
  if (stored === 'light' || stored === 'dark') return stored;
  return prefersDark ? 'dark' : 'light';
}
