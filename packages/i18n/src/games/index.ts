import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { GAMES_CS } from './cs.js';
import { GAMES_EN } from './en.js';
import { TITLES } from './titles.js';
import type { GameTexts } from './types.js';

export * from './cs.js';
export * from './en.js';
export { gameTitle } from './titles.js';
export type { GameTexts, SideTexts } from './types.js';

const TEXTS = { en: GAMES_EN, cs: GAMES_CS } as const satisfies Record<Language, unknown>;

/** The games that have words: every registered one, which a test of the workspace holds. */
export const GAMES_WITH_TEXTS = Object.keys(TITLES.en);

/** The words of a game. @param id a registered game. */
export function gameTexts(language: Language, id: string): GameTexts {
  const texts: Readonly<Record<string, GameTexts>> = TEXTS[language];
  const words = texts[id] as GameTexts;
  return language === 'cs' ? czech(words) : words;
}
