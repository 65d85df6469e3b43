import type { Language } from '../language.js';
import { czech } from '../typography.js';
import type { GameTexts } from './types.js';

export { type PlainNames, plainGameTexts } from './plain.js';
export type { GameTexts, GameTitle, SideTexts, Title } from './types.js';

const TEXTS = {
  en: new Map<string, GameTexts>(),
  cs: new Map<string, GameTexts>(),
} as const satisfies Record<Language, unknown>;

/** From now on `gameTexts` has the words of a game in a language. @param written what they are written in */
export function addGameTexts(language: Language, id: string, texts: GameTexts, written = language): void {
  TEXTS[language].set(id, written === 'cs' ? czech(texts) : texts);
}

/** The words of a game. @throws Error where they have not been added: whoever shows a game has to load it before. */
export function gameTexts(language: Language, id: string): GameTexts {
  const texts = TEXTS[language].get(id);
  if (texts === undefined) throw new Error(`the words of ${id} in ${language} are not loaded`);
  return texts;
}
