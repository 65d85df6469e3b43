import type { GameTitle } from '@tahoun/i18n';

export const connectFourTitle = {
  en: { name: 'Connect Four', tagline: 'Drop discs and line up four' },
  cs: { name: 'Čtyři v řadě', tagline: 'Vhazujte žetony a spojte čtyři' },
} as const satisfies GameTitle;

/** The discs of a column by their colours: `xo` as `yellow, red`. */
export function spelled(discs: string | number | undefined, first: string, second: string): string {
  return [...String(discs)].map((disc) => (disc === 'x' ? first : second)).join(', ');
}
