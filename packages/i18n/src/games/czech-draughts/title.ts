import type { GameTitle } from '../types.js';

export const czechDraughtsTitle = {
  en: { name: 'Czech draughts', tagline: 'Flying kings and compulsory captures' },
  cs: { name: 'Česká dáma', tagline: 'Létající dámy a povinné skákání' },
} as const satisfies GameTitle;

export function described(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ');
}
