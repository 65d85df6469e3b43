import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { discordCs } from './cs.js';
import { discordEn } from './en.js';
import type { DiscordTexts } from './types.js';

export * from './types.js';

/** The words of the Discord bot. */
export function discordTexts(language: Language): DiscordTexts {
  return language === 'cs' ? czech(discordCs) : discordEn;
}
