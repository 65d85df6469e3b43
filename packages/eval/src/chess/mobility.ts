import {
  CHESS_ATTACKS,
  CHESS_BISHOP,
  CHESS_KING_ATTACKS,
  CHESS_KNIGHT,
  CHESS_KNIGHT_ATTACKS,
  CHESS_QUEEN,
  CHESS_ROOK,
  chessDiagonalAttacks,
  chessLowestBit,
  chessStraightAttacks,
} from '@tahoun/games/chess';
import type { Scratch } from './attack-maps.js';
import { offsetOf } from './layout.js';
import { KING_ZONE, countSquares } from './masks.js';

/** Where the weights of a kind begin, by kind. */
const MOBILITY = Int32Array.of(
  0,
  0,
  offsetOf('knightMobility'),
  offsetOf('bishopMobility'),
  offsetOf('rookMobility'),
  offsetOf('queenMobility'),
);
/** The first one is that of a knight. */
const ATTACKER = offsetOf('dangerAttacker') - CHESS_KNIGHT;

/**
 * Where a side's knights, bishops, rooks and queens stand and how freely, packed. Counts them, and finds
 * what they attack and what they do to the squares around the other king. One long function, so that what
 * adds up over all of them stays out of memory.
 */
export function scoreMobility(s: Scratch, bits: Int32Array, side: number, theirKing: number): number {
  const { weights, squares, attacks, twice, counts } = s;
  const own = 2 * side;
  const king = 2 * theirKing;
  const zoneLo = KING_ZONE[king]!;
  const zoneHi = KING_ZONE[king + 1]!;
  const nextLo = CHESS_KING_ATTACKS[king]!;
  const nextHi = CHESS_KING_ATTACKS[king + 1]!;
  const safeLo = s.safe[own]!;
  const safeHi = s.safe[own + 1]!;
  const queensLo = bits[4 * CHESS_QUEEN]! | bits[4 * CHESS_QUEEN + 2]!;
  const queensHi = bits[4 * CHESS_QUEEN + 1]! | bits[4 * CHESS_QUEEN + 3]!;
  const allLo = bits[0]! | bits[2]!;
  const allHi = bits[1]! | bits[3]!;
  let onceLo = attacks[own]!;
  let onceHi = attacks[own + 1]!;
  let twiceLo = twice[own]!;
  let twiceHi = twice[own + 1]!;
  let score = 0;
  let attackers = 0;
  let danger = 0;
  let ring = 0;
  for (let kind = CHESS_KNIGHT; kind <= CHESS_QUEEN; kind++) {
    const piece = 2 * kind + side;
    let occupiedLo = allLo;
    let occupiedHi = allHi;
    // Bishops and rooks look through those with whom they attack together.
    if (kind === CHESS_BISHOP) {
      occupiedLo = allLo & ~queensLo;
      occupiedHi = allHi & ~queensHi;
    } else if (kind === CHESS_ROOK) {
      occupiedLo = allLo & ~(queensLo | bits[2 * piece]!);
      occupiedHi = allHi & ~(queensHi | bits[2 * piece + 1]!);
    }
    const table = 64 * piece;
    const mobility = MOBILITY[kind]!;
    const attacker = weights[ATTACKER + kind]!;
    let kindLo = 0;
    let kindHi = 0;
    let count = 0;
    for (let half = 0; half < 2; half++) {
      for (let left = bits[2 * piece + half]!; left !== 0; left &= left - 1) {
        const square = (half << 5) | chessLowestBit(left);
        let lo = 0;
        let hi = 0;
        if (kind === CHESS_KNIGHT) {
          lo = CHESS_KNIGHT_ATTACKS[2 * square]!;
          hi = CHESS_KNIGHT_ATTACKS[2 * square + 1]!;
        } else {
          if (kind !== CHESS_ROOK) {
            chessDiagonalAttacks(square, occupiedLo, occupiedHi);
            lo = CHESS_ATTACKS[0]!;
            hi = CHESS_ATTACKS[1]!;
          }
          if (kind !== CHESS_BISHOP) {
            chessStraightAttacks(square, occupiedLo, occupiedHi);
            lo |= CHESS_ATTACKS[0]!;
            hi |= CHESS_ATTACKS[1]!;
          }
        }
        twiceLo |= onceLo & lo;
        twiceHi |= onceHi & hi;
        onceLo |= lo;
        onceHi |= hi;
        kindLo |= lo;
        kindHi |= hi;
        if (((lo & zoneLo) | (hi & zoneHi)) !== 0) {
          attackers++;
          danger += attacker;
          ring += countSquares(lo & nextLo, hi & nextHi);
        }
        const free = countSquares(lo & safeLo, hi & safeHi);
        score += squares[table + square]! + weights[mobility + free]!;
        count++;
      }
    }
    attacks[2 * piece] = kindLo;
    attacks[2 * piece + 1] = kindHi;
    counts[piece] = count;
  }
  attacks[own] = onceLo;
  attacks[own + 1] = onceHi;
  twice[own] = twiceLo;
  twice[own + 1] = twiceHi;
  s.attackers[side] = attackers;
  s.danger[side] = danger;
  s.ring[side] = ring;
  return score | 0;
}
