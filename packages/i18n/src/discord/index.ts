import type { Language } from '../language.js';
import { czech } from '../typography.js';
import { discordCs } from './cs.js';
import type { DiscordTexts } from './en.js';
import { discordEn } from './en.js';

export type { CommandName, CommandTexts, DiscordTexts, OptionTexts, RefusalCode } from './en.js';

/** The words of the Discord bot. */
export function discordTexts(language: Language): DiscordTexts {
  return language === 'cs' ? czech(discordCs) : discordEn;
}
