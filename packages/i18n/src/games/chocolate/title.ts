import type { GameTitle } from '../types.js';

export const chocolateTitle = {
  en: { name: 'Chocolate', tagline: 'Break the bar; the last player to break wins' },
  cs: { name: 'Čokoláda', tagline: 'Lámejte tabulku; kdo láme poslední, vyhrává' },
} as const satisfies GameTitle;
