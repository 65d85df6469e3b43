import { cliCs } from './cli/cs.js';
import { type CliTexts, cliEn } from './cli/en.js';
import { discordCs } from './discord/cs.js';
import { type DiscordTexts, discordEn } from './discord/en.js';
import type { Language } from './language.js';
import { czech } from './typography.js';
import { webCs } from './web/cs.js';
import { type WebTexts, webEn } from './web/en.js';

export { faultTexts } from './cli/check.js';
export type { CliTexts } from './cli/en.js';
export type { CliHelpTexts } from './cli/help/en.js';
export type { LinkCommand } from './cli/link.js';
export type { PlayCommand } from './cli/play.js';
export type { LearningLabel } from './cli/printed.js';
export type { CommandTexts, OptionTexts } from './discord/commands-en.js';
export type { CommandName, DiscordTexts, RefusalCode } from './discord/en.js';
export type { WebTexts } from './web/en.js';

/** The texts of the command line. */
export function cliTexts(language: Language): CliTexts {
  return language === 'cs' ? cliCs : cliEn;
}

/** The words of the Discord bot. */
export function discordTexts(language: Language): DiscordTexts {
  return language === 'cs' ? czech(discordCs) : discordEn;
}

/** The words of the web page. */
export function webTexts(language: Language): WebTexts {
  return language === 'cs' ? czech(webCs) : webEn;
}
