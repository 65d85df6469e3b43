import type { ThemeName } from '@tahoun/board';
import { isGameId, knownGame } from '@tahoun/catalogue';
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

/** The game that the address names, else the one played last, else the first there is. */
export function namedGame(hash: string, last: string | null): string {
  const named = /^#([^?]*)/.exec(hash)?.[1] ?? '';
  return [named, last ?? ''].find(isGameId) ?? knownGame('');
}

/** What the page's address and its entry in the browser's history say. */

/** The address brings a match: `#chess?moves=e4`. */
export function isLink(hash: string): boolean {
  return /^#[\w-]+\?(moves|position)=/.test(hash);
}

/** The id of the game in a link, which may be none of ours. */
export function gameOfLink(hash: string): string {
  return hash.slice(1, hash.indexOf('?'));
}

/** The id of the match that an entry belongs to; undefined for an entry that is not the page's own. */
export function matchOfEntry(state: unknown): string | undefined {
  return (state as { match?: string } | null)?.match;
}
