import type { GameTitle } from '../types.js';

export const connectFourTitle = {
  en: { name: 'Connect Four', tagline: 'Drop discs and line up four' },
  cs: { name: 'Čtyři v řadě', tagline: 'Vhazujte žetony a spojte čtyři' },
} as const satisfies GameTitle;

/** `xo` as `X O`, so that readers say the letters. */
export function spelled(discs: string | number | undefined): string {
  return [...String(discs)].join(' ').toUpperCase();
}
