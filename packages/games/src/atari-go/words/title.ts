import type { GameTitle } from '@tahoun/i18n';

export const atariGoTitle = {
  en: { name: 'Atari Go', tagline: 'Surround one stone before your opponent does' },
  cs: { name: 'Atari go', tagline: 'Obkličte jeden kámen dřív než soupeř' },
} as const satisfies GameTitle;

/** Numbers of handicap stones that some board has places for. */
export const HANDICAPS = [2, 3, 4, 5, 6, 7, 8, 9, 13] as const;

export const SIZES = {
  '5': '5×5',
  '6': '6×6',
  '7': '7×7',
  '8': '8×8',
  '9': '9×9',
  '13': '13×13',
  '19': '19×19',
} as const;
