/** `xo` as `X O`, so that readers say the letters. */
export function spelled(discs: string | number | undefined): string {
  return [...String(discs)].join(' ').toUpperCase();
}
