import type { GtpForm } from '../file-format.js';
import { formatPoint } from './board.js';
import type { AtariGoPosition } from './position.js';

/** Atari Go for programs that speak the Go Text Protocol. */
export const atariGoGtp: GtpForm<AtariGoPosition> = {
  sizeOption: 'size',
  stoneOptions: ['black', 'white'],
  sizeOf: ({ goban }) => goban.size,

  /** Corners first, then the sides in pairs, and the middle where the number is odd (section 4.1.1). */
  fixedHandicap(size, count) {
    const most = size < 7 ? 0 : size === 7 || size % 2 === 0 ? 4 : 9;
    if (count < 2 || count > most) return [];
    const low = size < 13 ? 2 : 3;
    const [middle, high] = [(size - 1) / 2, size - 1 - low];
    const corners = [
      [low, low],
      [high, high],
      [low, high],
      [high, low],
    ] as const;
    const sides = [
      [low, middle],
      [high, middle],
      [middle, low],
      [middle, high],
    ] as const;
    const pairs = count < 5 ? count : count - (count % 2);
    const places = [...corners, ...sides].slice(0, pairs);
    if (pairs < count) places.push([middle, middle]);
    return places.map(([column, row]) => formatPoint(size, (size - 1 - row) * size + column));
  },

  /** The stones captured; for a loser without a move the result of a resignation. */
  score(position, winner) {
    const margin = position.isWon() ? position.taken[winner] : 'R';
    return `${winner === 0 ? 'B' : 'W'}+${margin}`;
  },
};
