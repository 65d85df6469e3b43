import { computed, effect, signal } from '@preact/signals';
import type { Hit, ThemeName } from '@tahoun/board';
import type { InputError } from '@tahoun/core';
import { LANGUAGES, type Language, errorText, gameTexts, webTexts } from '@tahoun/i18n';

/** What the browser remembers about its user; lost storage only means the defaults. */
const STORAGE_PREFIX = 'tahoun.';

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(STORAGE_PREFIX + key, value);
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(STORAGE_PREFIX + key);
  } catch {
    return null;
  }
}

function firstLanguage(): Language {
  const stored = recall('language');
  const known = LANGUAGES.find((language) => language === stored);
  return known ?? (navigator.language.toLowerCase().startsWith('cs') ? 'cs' : 'en');
}

function firstTheme(): ThemeName {
  const stored = recall('theme');
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export const language = signal<Language>(firstLanguage());
export const theme = signal<ThemeName>(firstTheme());
/** Boards that can turn show the other side at the bottom than they would by themselves. */
export const flipped = signal(recall('flipped') === 'true');
/** The page's words in the chosen language. */
export const words = computed(() => webTexts(language.value));

export function wordsOf(gameId: string) {
  return gameTexts(language.value, gameId);
}

/** Names the places of a game's board in a language. */
export function placeName(gameId: string, inLanguage: Language): (hit: Hit) => string | undefined {
  const { labels } = gameTexts(inLanguage, gameId);
  return ({ label }) => labels[label.key]?.(label.params);
}

/** The error in the page's language. */
export function inputErrorText(error: InputError): string {
  return errorText(language.value, error);
}

effect(() => {
  document.documentElement.lang = language.value;
});
effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

export function chooseLanguage(next: Language): void {
  language.value = next;
  remember('language', next);
}

export function flipBoard(): void {
  flipped.value = !flipped.value;
  remember('flipped', String(flipped.value));
}

export function toggleTheme(): void {
  theme.value = theme.value === 'light' ? 'dark' : 'light';
  remember('theme', theme.value);
}
