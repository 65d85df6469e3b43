import type { Evaluation } from '@tahoun/core';
import { BOARD_HI, BOARD_LO, type ConnectFourPosition } from '@tahoun/games/connect-four';

/*
 * Sets of cells as the position keeps them: seven bits a column, columns a to d in the low half, e
 * to g in the high one (drawn in games/connect-four/position.ts). A line across columns begins in
 * the low half, so the cells `k` steps along all such lines are one int32.
 */
const LOW_BITS = 28;

/** The low half of the set moved back by `bits` bits, from a cell that far along a line to its first cell. */
function ahead(lo: number, hi: number, bits: number): number {
  return (lo >>> bits) | (hi << (LOW_BITS - bits));
}

/** Bits of one step right, up to the right and down to the right. */
const ACROSS = 7;
const RISING = 8;
const FALLING = 6;

function bitCount(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A disc counts a quarter for every open four that contains it: four of them are a line. */
const POINTS = 25;

/**
 * The textbook function: of the 69 fours on the board, those without a disc of the other side are
 * open; each counts as many points as it holds own discs.
 */
export const openFours: Evaluation<ConnectFourPosition> = {
  id: 'open-fours',
  evaluate({ ownLo, ownHi, allLo, allHi }) {
    const [otherLo, otherHi] = [ownLo ^ allLo, ownHi ^ allHi];
    const own = discsInOpenFours(ownLo, ownHi, otherLo, otherHi);
    return POINTS * (own - discsInOpenFours(otherLo, otherHi, ownLo, ownHi));
  },
  terms({ ownLo, ownHi, allLo, allHi }) {
    const [otherLo, otherHi] = [ownLo ^ allLo, ownHi ^ allHi];
    return {
      own: POINTS * discsInOpenFours(ownLo, ownHi, otherLo, otherHi),
      other: 0 - POINTS * discsInOpenFours(otherLo, otherHi, ownLo, ownHi),
    };
  },
};

function discsInOpenFours(ownLo: number, ownHi: number, otherLo: number, otherHi: number): number {
  const lo = BOARD_LO & ~otherLo;
  const hi = BOARD_HI & ~otherHi;
  // The first cells of open fours, at the left or at the bottom.
  const across = lo & ahead(lo, hi, ACROSS) & ahead(lo, hi, 2 * ACROSS) & ahead(lo, hi, 3 * ACROSS);
  const rising = lo & ahead(lo, hi, RISING) & ahead(lo, hi, 2 * RISING) & ahead(lo, hi, 3 * RISING);
  const falling = lo & ahead(lo, hi, FALLING) & ahead(lo, hi, 2 * FALLING) & ahead(lo, hi, 3 * FALLING);
  const upLo = lo & (lo >>> 1) & (lo >>> 2) & (lo >>> 3);
  const upHi = hi & (hi >>> 1) & (hi >>> 2) & (hi >>> 3);
  // Rising fours begin in the lower three rows, falling ones in the upper three: one count serves both.
  // The same goes for vertical fours, when those of the high half are raised out of the others' way.
  let count = bitCount(across & ownLo) + bitCount((rising | falling) & ownLo);
  count += bitCount((upLo & ownLo) | ((upHi & ownHi) << 3));
  for (let step = 1; step < 4; step++) {
    count += bitCount(across & ahead(ownLo, ownHi, step * ACROSS));
    count += bitCount(
      (rising & ahead(ownLo, ownHi, step * RISING)) | (falling & ahead(ownLo, ownHi, step * FALLING)),
    );
    count += bitCount((upLo & (ownLo >>> step)) | ((upHi & (ownHi >>> step)) << 3));
  }
  return count;
}
