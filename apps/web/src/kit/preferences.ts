import { type Signal, computed, effect, signal } from '@preact/signals';
import {
  type BoardStyle,
  LOOKS,
  type Look,
  PIECE_STYLES,
  type PieceStyle,
  THEMES,
  type TargetArea,
  type ThemeName,
} from '@tahoun/board';
import { gameTitle } from '@tahoun/catalogue';
import type { InputError } from '@tahoun/core';
import {
  type ErrorLike,
  type ErrorSentences,
  LANGUAGES,
  type Language,
  NOTATIONS,
  type Notation,
  type WebTexts,
  czech,
  errorSentence,
  gameTexts,
  moveWords,
  withMoveWords,
} from '@tahoun/i18n';
import { HANDED_OVER } from '@tahoun/match';

/** Preferences that the browser remembers; without them the defaults hold. */
const STORAGE_PREFIX = 'tahoun.';

/** Name of the key in the browser's storage. */
export function storageKey(key: string): string {
  return STORAGE_PREFIX + key;
}

export function remember(key: string, value: string): void {
  try {
    // Writing is slow, and most values remembered with a move are unchanged.
    if (recall(key) !== value) localStorage.setItem(storageKey(key), value);
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** The level that a new visitor meets. */
export const FIRST_LEVEL = 3;

/** A choice of the user, which the browser remembers. */
export interface Preference<T> extends Signal<T> {
  readonly storedAs: string;
}

/** It has its default until `startPreferences` reads that of the user. */
function preference<T>(storedAs: string, usual: T): Preference<T> {
  return Object.assign(signal(usual), { storedAs });
}

/** The user has made a choice. */
export function choose<T>(preference: Preference<T>, next: T): void {
  preference.value = next;
  remember(preference.storedAs, String(next ?? ''));
}

/** Changed only by `speak`, which loads the words first. */
export const language = preference<Language>('language', 'en');
export const theme = preference<ThemeName>('theme', 'light');
/** The look of boards; undefined where each game has its own. */
export const look = preference<Look | undefined>('look', undefined);
export const pieces = preference<PieceStyle>('pieces', PIECE_STYLES[0]);
/** The notation of moves; undefined for that of the page's language. */
export const notation = preference<Notation | undefined>('notation', undefined);
/** The style of every board on the page. */
export const boardStyle = computed<BoardStyle>(() => ({
  theme: theme.value,
  look: look.value,
  pieces: pieces.value,
}));
/** Boards that can turn show the other side at the bottom than they would by themselves. */
export const flipped = preference('flipped', false);
/** Moves have sounds; without a choice of the user, from the first move by hand on. */
export const sounds = preference('sounds', false);
/** A place that is a whole move, such as a stone in Go, is played when it is chosen a second time. */
export const confirmsMoves = preference('confirms-moves', false);
/** Pace of games between computers and of replays: 0 the slowest, 3 without a pause. */
export const pace = preference('pace', 1);

/** Reads what the browser remembers, and keeps the page in the chosen language and colours from then on. */
export function startPreferences(): void {
  language.value = firstLanguage(recall(language.storedAs), navigator.language);
  theme.value = firstTheme(recall(theme.storedAs), matchMedia('(prefers-color-scheme: dark)').matches);
  look.value = firstLook(recall(look.storedAs));
  pieces.value = PIECE_STYLES.find((style) => style === recall(pieces.storedAs)) ?? PIECE_STYLES[0];
  notation.value = NOTATIONS.find((each) => each === recall(notation.storedAs));
  flipped.value = recall(flipped.storedAs) === 'true';
  sounds.value = recall(sounds.storedAs) === 'true';
  confirmsMoves.value = recall(confirmsMoves.storedAs) === 'true';
  pace.value = Number(recall(pace.storedAs) ?? pace.value);
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.dataset.theme = theme.value;
  });
  effect(() => {
    if (language.value === 'cs') void loadCzechErrors();
  });
}

/** @param preferred the browser's language, such as `cs-CZ` */
export function firstLanguage(stored: string | null, preferred: string): Language {
  const known = LANGUAGES.find((language) => language === stored);
  return known ?? (preferred.toLowerCase().startsWith('cs') ? 'cs' : 'en');
}

/** @param prefersDark the setting of the system */
export function firstTheme(stored: string | null, prefersDark: boolean): ThemeName {
  const known = (Object.keys(THEMES) as ThemeName[]).find((theme) => theme === stored);
  return known ?? (prefersDark ? 'dark' : 'light');
}

/** @returns undefined where nothing was chosen that there is */
export function firstLook(stored: string | null): Look | undefined {
  return LOOKS.find((look) => look === stored);
}

const catalogues: Partial<Record<Language, WebTexts>> = {};

/** Loads the page's words in a language, which has to happen before anything is shown in it. */
export async function loadWords(wanted: Language): Promise<void> {
  catalogues[wanted] =
    wanted === 'cs'
      ? czech((await import('@tahoun/i18n/web/cs')).webCs)
      : (await import('@tahoun/i18n/web/en')).webEn;
}

/** The page's words in the chosen language. */
export const words = computed(() => catalogues[language.value] as WebTexts);

/** The words of a game that was loaded. */
export function wordsOf(gameId: string) {
  return gameTexts(language.value, gameId);
}

/** The name of any game and a line about it. */
export function gameTitleOf(gameId: string) {
  return gameTitle(language.value, gameId);
}

/** A move of a game, or several, in the user's notation. */
export function moveText(gameId: string, moves: string): string {
  if (moves === HANDED_OVER) return words.value.handedOver;
  return moveWords(notation.value ?? language.value, gameId, moves);
}

/** Names the places of a game's board in a language. */
export function placeName(gameId: string, inLanguage: Language): (area: TargetArea) => string | undefined {
  const { labels } = gameTexts(inLanguage, gameId);
  return ({ label }) => labels[label.key]?.(label.params);
}

/** The error about a move that was typed in a game. */
export function moveErrorText(gameId: string, error: InputError): string {
  return inputErrorText(withMoveWords(notation.value ?? language.value, gameId, error));
}

/** The Czech sentences of errors, which come a moment after the page turns Czech; English needs none. */
const czechErrors = signal<ErrorSentences | undefined>(undefined);

/** Shows present errors again, because a game's own sentences have come. */
export function retellErrors(): void {
  czechErrors.value = { ...czechErrors.value };
}

/** The error in the page's language. */
export function inputErrorText(error: ErrorLike): string {
  return errorSentence(language.value, error, (language.value === 'cs' && czechErrors.value) || {});
}

/** Where they cannot be fetched, errors are in English until the page turns Czech again. */
async function loadCzechErrors(): Promise<void> {
  try {
    czechErrors.value = (await import('@tahoun/i18n/errors/cs')).ERRORS_CS;
  } catch {}
}

export function flipBoard(): void {
  choose(flipped, !flipped.value);
}

/** A move was made by hand. */
export function startSounds(): void {
  if (recall(sounds.storedAs) === null) sounds.value = true;
}
