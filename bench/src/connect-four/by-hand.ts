/**
 * Connect Four alone, written out by hand for the measurement of what being generic costs: alpha-beta
 * over two int32 halves a side, positions as arguments, nothing shared with the project's own code. The
 * bit layout is that of `packages/games/src/connect-four/position.ts`.
 */

const WIN = 1000;
const BOARD_LO = 0b0111111_0111111_0111111_0111111;
const BOARD_HI = 0b0111111_0111111_0111111;

let nodes = 0;

/** Looks `depth` plies ahead from the empty board, moves from left to right; unfinished games are 0. */
export function searchByHand(depth: number): { nodes: number; value: number } {
  nodes = 0;
  const value = negamax(0, 0, 0, 0, depth, -2 * WIN, 2 * WIN);
  return { nodes, value };
}

/** @param ownLo the discs of the side to move. @param allLo those of both. */
function negamax(
  ownLo: number,
  ownHi: number,
  allLo: number,
  allHi: number,
  depth: number,
  alpha: number,
  beta: number,
): number {
  if (hasFour(ownLo ^ allLo, ownHi ^ allHi)) return -WIN - depth;
  if (allLo === BOARD_LO && allHi === BOARD_HI) return 0;
  if (depth === 0) return 0;
  let best = alpha;
  const otherLo = ownLo ^ allLo;
  const otherHi = ownHi ^ allHi;
  for (let column = 0; column < 7; column++) {
    let lo = allLo;
    let hi = allHi;
    if (column < 4) {
      if ((lo & (0b0100000 << (7 * column))) !== 0) continue;
      lo |= lo + (1 << (7 * column));
    } else {
      if ((hi & (0b0100000 << (7 * column - 28))) !== 0) continue;
      hi |= hi + (1 << (7 * column - 28));
    }
    nodes++;
    const value = 0 - negamax(otherLo, otherHi, lo, hi, depth - 1, 0 - beta, 0 - best);
    if (value > best) {
      best = value;
      if (best >= beta) return beta;
    }
  }
  return best;
}

export function hasFour(lo: number, hi: number): boolean {
  const acrossLo = lo & ((lo >>> 7) | (hi << 21));
  const acrossHi = hi & (hi >>> 7);
  if ((acrossLo & ((acrossLo >>> 14) | (acrossHi << 14))) !== 0) return true;
  const risingLo = lo & ((lo >>> 8) | (hi << 20));
  const risingHi = hi & (hi >>> 8);
  if ((risingLo & ((risingLo >>> 16) | (risingHi << 12))) !== 0) return true;
  const fallingLo = lo & ((lo >>> 6) | (hi << 22));
  const fallingHi = hi & (hi >>> 6);
  if ((fallingLo & ((fallingLo >>> 12) | (fallingHi << 16))) !== 0) return true;
  const upLo = lo & (lo >>> 1);
  const upHi = hi & (hi >>> 1);
  return ((upLo & (upLo >>> 2)) | (upHi & (upHi >>> 2))) !== 0;
}
