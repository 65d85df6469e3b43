import type { Language } from '../language.js';
import { withCzech } from '../typography.js';
import {
  atariGoParametersCs,
  atariGoParametersEn,
  atariGoSettingsCs,
  atariGoSettingsEn,
} from './atari-go.js';
import { czechDraughtsParametersCs, czechDraughtsParametersEn } from './czech-draughts.js';
import type { ParameterTexts, SettingTexts } from './types.js';

export type { ParameterTexts, SettingTexts } from './types.js';

/** Apart from the other words of the games, since a page needs them only when somebody sets a constant. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, ParameterTexts>>>>>> =
  withCzech({
    en: { 'atari-go': atariGoParametersEn, 'czech-draughts': czechDraughtsParametersEn },
    cs: { 'atari-go': atariGoParametersCs, 'czech-draughts': czechDraughtsParametersCs },
  });

/** The games whose own player has constants, which a test of the workspace holds. */
export const GAMES_WITH_PARAMETERS = Object.keys(TEXTS.en);

/** The words for the constants of a game's own player, by id; none in most games. */
export function parameterTexts(language: Language, gameId: string): Readonly<Record<string, ParameterTexts>> {
  return Object.hasOwn(TEXTS[language], gameId) ? (TEXTS[language][gameId] ?? {}) : {};
}

const SETTINGS: Readonly<Record<Language, Readonly<Record<string, SettingTexts>>>> = {
  en: { 'atari-go': atariGoSettingsEn },
  cs: { 'atari-go': atariGoSettingsCs },
};

/** The words for the named settings of those constants, by id; none in most games. */
export function settingTexts(language: Language, gameId: string): SettingTexts {
  return Object.hasOwn(SETTINGS[language], gameId) ? (SETTINGS[language][gameId] ?? {}) : {};
}
