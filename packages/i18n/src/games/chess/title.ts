import type { GameTitle } from '../types.js';

export const chessTitle = {
  en: { name: 'Chess', tagline: 'Check and mate' },
  cs: { name: 'Šachy', tagline: 'Šach a mat' },
} as const satisfies GameTitle;
