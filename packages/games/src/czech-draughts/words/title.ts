import type { GameTitle } from '@tahoun/i18n';

export const czechDraughtsTitle = {
  en: { name: 'Czech draughts', tagline: 'Jump over all the pieces of your opponent; jumping is compulsory' },
  cs: { name: 'Česká dáma', tagline: 'Přeskákejte všechny kameny soupeře; skákat se musí' },
} as const satisfies GameTitle;
