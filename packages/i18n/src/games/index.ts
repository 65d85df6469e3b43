import type { Language } from '../language.js';
import { chocolateCs, chocolateEn } from './chocolate.js';
import type { GameTexts } from './types.js';
import { zaborCs, zaborEn } from './zabor.js';

export type { GameTexts, SideTexts } from './types.js';

const TEXTS = {
  en: { zabor: zaborEn, chocolate: chocolateEn },
  cs: { zabor: zaborCs, chocolate: chocolateCs },
} as const satisfies Record<Language, Record<string, GameTexts>>;

/** The words of a game. @param id a registered game. */
export function gameTexts(language: Language, id: string): GameTexts {
  const texts: Readonly<Record<string, GameTexts>> = TEXTS[language];
  return texts[id] as GameTexts;
}
