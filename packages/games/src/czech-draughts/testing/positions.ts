import { ONGOING, Random, playRandomMove } from '@tahoun/core';
import fc from 'fast-check';
import { czechDraughts } from '../index.js';
import { DraughtsPosition } from '../position.js';

const DARK_SQUARES = 32;
const [WHITE_LAST, BLACK_LAST] = [0xf, 0xf0000000 | 0];

/** A position some random plies into a game. */
export const playedPositions = fc
  .record({ seed: fc.integer(), plies: fc.nat(110), landing: fc.constantFrom('free', 'must-continue') })
  .map(({ seed, plies, landing }) => {
    const random = new Random(seed);
    const position = czechDraughts.initial({ landing });
    for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
      playRandomMove(position, random);
    }
    return position;
  });

/** Arbitrary positions, many kings and long captures among them. */
export const anyPositions = fc
  .record({
    seed: fc.integer(),
    density: fc.double({ min: 0.05, max: 0.6, noNaN: true }),
    kings: fc.double({ min: 0, max: 1, noNaN: true }),
    white: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    turn: fc.constantFrom(0 as const, 1 as const),
    mustContinue: fc.boolean(),
  })
  .map(({ seed, density, kings: share, white: whiteShare, turn, mustContinue }) => {
    const random = new Random(seed);
    let [white, black, kings] = [0, 0, 0];
    for (let square = 0; square < DARK_SQUARES; square++) {
      if (random.next() >= density) continue;
      if (random.next() < whiteShare) white |= 1 << square;
      else black |= 1 << square;
      if (random.next() < share) kings |= 1 << square;
    }
    kings |= (white & WHITE_LAST) | (black & BLACK_LAST);
    return new DraughtsPosition({ white, black, kings, turn, mustContinue });
  });
