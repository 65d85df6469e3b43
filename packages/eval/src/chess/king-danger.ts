import {
  CHESS_ATTACKS,
  CHESS_BISHOP,
  CHESS_KING,
  CHESS_KNIGHT,
  CHESS_KNIGHT_ATTACKS,
  CHESS_QUEEN,
  CHESS_ROOK,
  chessDiagonalAttacks,
  chessStraightAttacks,
} from '@tahoun/games/chess';
import { endgameOf, middlegameOf, pack } from '../tapered.js';
import type { Scratch } from './attack-maps.js';
import { offsetOf } from './layout.js';
import { KING_ZONE, countSquares } from './masks.js';

const BASE = offsetOf('dangerBase');
const RING = offsetOf('dangerRing');
const WEAK = offsetOf('dangerWeak');
const CHECK = offsetOf('dangerCheck');
const NO_QUEEN = offsetOf('dangerNoQueen');

/** Danger beyond this no longer grows. */
const WORST = 1200;
/** What the square of the danger is divided by in the middlegame, and the danger itself in the endgame. */
const MIDDLEGAME_DIVISOR = 768;
const ENDGAME_DIVISOR = 16;

/**
 * What a side suffers from the attack on its king, packed, 0 or less. Danger is added up from who attacks
 * the king's surroundings and how, and counts with its square in the middlegame: two attackers are worth
 * much more than twice one. A single piece without a queen is no attack.
 */
export function scoreKingDanger(s: Scratch, bits: Int32Array, side: number, king: number): number {
  const them = 1 - side;
  const hasQueen = s.counts[2 * CHESS_QUEEN + them]! > 0;
  const attackers = s.attackers[them]!;
  if (attackers < (hasQueen ? 1 : 2)) return 0;
  const { weights, attacks, twice } = s;
  const ours = 2 * side;
  const theirs = 2 * them;
  const queens = 4 * CHESS_QUEEN;
  const kings = 4 * CHESS_KING;

  // Attacked, and defended at most once: by the king, the queen or nobody.
  const poorLo = ~attacks[ours]! | attacks[kings + ours]! | attacks[queens + ours]!;
  const poorHi = ~attacks[ours + 1]! | attacks[kings + ours + 1]! | attacks[queens + ours + 1]!;
  const weakLo = attacks[theirs]! & ~twice[ours]! & poorLo;
  const weakHi = attacks[theirs + 1]! & ~twice[ours + 1]! & poorHi;
  const safeLo = ~bits[theirs]! & (~attacks[ours]! | (weakLo & twice[theirs]!));
  const safeHi = ~bits[theirs + 1]! & (~attacks[ours + 1]! | (weakHi & twice[theirs + 1]!));

  let danger = weights[BASE]! + s.danger[them]! + Math.imul(weights[RING]!, s.ring[them]!);
  const weak = countSquares(weakLo & KING_ZONE[2 * king]!, weakHi & KING_ZONE[2 * king + 1]!);
  danger += Math.imul(weights[WEAK]!, weak);
  if (!hasQueen) danger += weights[NO_QUEEN]!;

  // Squares from which a piece would check; the own queen is no shield.
  const occupiedLo = (bits[0]! | bits[2]!) & ~bits[queens + ours]!;
  const occupiedHi = (bits[1]! | bits[3]!) & ~bits[queens + ours + 1]!;
  chessStraightAttacks(king, occupiedLo, occupiedHi);
  const straightLo = CHESS_ATTACKS[0]! & safeLo;
  const straightHi = CHESS_ATTACKS[1]! & safeHi;
  chessDiagonalAttacks(king, occupiedLo, occupiedHi);
  const diagonalLo = CHESS_ATTACKS[0]! & safeLo;
  const diagonalHi = CHESS_ATTACKS[1]! & safeHi;
  const knightLo = CHESS_KNIGHT_ATTACKS[2 * king]! & safeLo;
  const knightHi = CHESS_KNIGHT_ATTACKS[2 * king + 1]! & safeHi;
  if (meets(attacks, CHESS_KNIGHT, theirs, knightLo, knightHi)) danger += weights[CHECK]!;
  if (meets(attacks, CHESS_BISHOP, theirs, diagonalLo, diagonalHi)) danger += weights[CHECK + 1]!;
  if (meets(attacks, CHESS_ROOK, theirs, straightLo, straightHi)) danger += weights[CHECK + 2]!;
  if (meets(attacks, CHESS_QUEEN, theirs, straightLo | diagonalLo, straightHi | diagonalHi)) {
    danger += weights[CHECK + 3]!;
  }

  const early = Math.min(Math.max(middlegameOf(danger), 0), WORST);
  const late = Math.min(Math.max(endgameOf(danger), 0), WORST);
  // Not `-pack(...)`: -0 would make a floating-point number of it.
  return 0 - pack((Math.imul(early, early) / MIDDLEGAME_DIVISOR) | 0, (late / ENDGAME_DIVISOR) | 0);
}

/** Whether a side's pieces of a kind attack a square of the set. */
function meets(attacks: Int32Array, kind: number, side: number, lo: number, hi: number): boolean {
  return ((attacks[4 * kind + side]! & lo) | (attacks[4 * kind + side + 1]! & hi)) !== 0;
}
