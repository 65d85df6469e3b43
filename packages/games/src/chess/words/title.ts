import type { GameTitle } from '@tahoun/i18n';

export const chessTitle = {
  en: { name: 'Chess', tagline: 'Attack the king so that it cannot escape' },
  cs: { name: 'Šachy', tagline: 'Napadněte krále tak, aby neměl kam utéct' },
} as const satisfies GameTitle;

export type Param = string | number | undefined;

/** The notation's are the English ones. */
export const LETTERS = {
  cs: { Q: 'D', R: 'V', B: 'S', N: 'J' },
  figurines: { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' },
} as const;
