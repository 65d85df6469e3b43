/**
 * Phrases that people can say to each other in a game by link, instead of a chat. `@tahoun/i18n` has the
 * words.
 */
export const PHRASES = ['good-luck', 'good-game', 'thanks', 'sorry', 'one-moment'] as const;
export type Phrase = (typeof PHRASES)[number];

/** A phrase that somebody said. */
export interface Said {
  readonly phrase: Phrase;
  /** By the clock of the service. */
  readonly at: number;
}

/** Milliseconds between two phrases of one person; a sooner one is dropped. */
export const PHRASE_PAUSE_MS = 3000;
/** Milliseconds for which a phrase is shown to those who look. */
export const PHRASE_SHOWN_MS = 15_000;

export function isPhrase(text: string | null): text is Phrase {
  return (PHRASES as readonly (string | null)[]).includes(text);
}
