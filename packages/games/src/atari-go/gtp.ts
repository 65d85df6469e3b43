import type { GtpForm } from '../file-format.js';
import type { AtariGoPosition } from './position.js';

/** Atari Go for programs that speak the Go Text Protocol. */
export const atariGoGtp: GtpForm<AtariGoPosition> = {
  sizeOption: 'size',
  stoneOptions: ['black', 'white'],
  sizeOf: ({ goban }) => goban.size,

  /** The stones captured; for a loser without a move what its resignation would be. */
  score(position, winner) {
    const margin = position.isWon() ? position.taken[winner] : 'R';
    return `${winner === 0 ? 'B' : 'W'}+${margin}`;
  },
};
