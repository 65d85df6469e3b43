import type { Side } from '@tahoun/core';

/** How moves are numbered where players number them in pairs: 1. e4 e5 2. Nf3. */

/** The plies of each row, that of the first side before that of the second; null where there is none. */
export function pairs(plies: number, first: Side): readonly (readonly [number | null, number | null])[] {
  return Array.from({ length: Math.ceil((plies + first) / 2) }, (_, row) => {
    const own = 2 * row - first;
    return [own < 0 ? null : own, own + 1 < plies ? own + 1 : null] as const;
  });
}
