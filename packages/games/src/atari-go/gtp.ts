import type { GtpForm } from '../file-format.js';
import { formatPoint } from './goban.js';
import type { AtariGoPosition } from './position.js';
import { protocolHandicap } from './starts.js';

/** Atari Go for programs that speak the Go Text Protocol. */
export const atariGoGtp: GtpForm<AtariGoPosition> = {
  sizeOption: 'size',
  stoneOptions: ['black', 'white'],
  sizeOf: ({ goban }) => goban.size,

  fixedHandicap: (size, count) => protocolHandicap(size, count).map((point) => formatPoint(size, point)),

  /** The stones captured; for a loser without a move the result of a resignation. */
  score(position, winner) {
    const margin = position.isWon() ? position.taken[winner] : 'R';
    return `${winner === 0 ? 'B' : 'W'}+${margin}`;
  },
};
