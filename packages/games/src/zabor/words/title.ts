import type { GameTitle } from '@tahoun/i18n';

export const zaborTitle = {
  en: { name: 'Zabor', tagline: 'Take a cell and its neighbours; whoever owns more at the end wins' },
  cs: { name: 'Zábor', tagline: 'Zaberte pole i se sousedy; vyhrává, kdo má na konci víc' },
} as const satisfies GameTitle;
