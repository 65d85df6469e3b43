import type { Language } from '../language/language.js';
import { czech } from '../language/typography.js';
import { discordCs } from './cs.js';
import { type DiscordTexts, discordEn } from './en.js';

/** The words of the Discord bot. */
export function discordTexts(language: Language): DiscordTexts {
  return language === 'cs' ? czech(discordCs) : discordEn;
}
