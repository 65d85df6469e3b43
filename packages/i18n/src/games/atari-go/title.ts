import type { GameTitle } from '../types.js';

export const atariGoTitle = {
  en: { name: 'Atari Go', tagline: 'Surround a stone before your opponent does' },
  cs: { name: 'Atari go', tagline: 'Obkličte kámen dřív než soupeř ten váš' },
} as const satisfies GameTitle;
