import type { GameTitle } from '@tahoun/i18n';

export const ticTacToeTitle = {
  en: { name: 'Tic-tac-toe', tagline: 'Three in a row on nine cells' },
  cs: { name: 'Piškvorky 3×3', tagline: 'Tři v řadě na devíti polích' },
} as const satisfies GameTitle;
