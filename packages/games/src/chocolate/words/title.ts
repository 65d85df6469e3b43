import type { GameTitle } from '@tahoun/i18n';

export const chocolateTitle = {
  en: { name: 'Chocolate', tagline: 'Break the bar; the last player to break wins' },
  cs: { name: 'Čokoláda', tagline: 'Lámejte tabulku; kdo láme poslední, vyhrává' },
} as const satisfies GameTitle;

/** A piece as people write it: `2×5` for the notation's `2x5`. */
export function written(piece: string | number | undefined): string {
  return String(piece).replace('x', '×');
}
