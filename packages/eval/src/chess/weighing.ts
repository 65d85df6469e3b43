import { CHESS_PAWN, CHESS_QUEEN, type ChessPosition } from '@tahoun/games/chess';
import { endgameOf, middlegameOf } from '../tapered.js';
import { Scratch, findSafeSquares, startAttackMaps } from './attack-maps.js';
import { scoreKingDanger } from './king-danger.js';
import { type ChessWeights, KING_SCORE, PAWN_COUNTS, PAWN_SCORE, offsetOf } from './layout.js';
import { scoreMobility } from './mobility.js';
import { scorePassed } from './passed.js';
import { scorePieces } from './pieces.js';
import { FULL_PHASE, FULL_SCALE, phaseOf, scaleOf } from './scale.js';
import { scoreSpace, scoreThreats } from './threats.js';

const MATERIAL = offsetOf('material');
const TEMPO = offsetOf('tempo');

/** Adds up what a position is worth, known endings aside, for one set of weights. */
export class Weighing {
  /** What `weigh` found last: White's view, in centipawns, and how the two are to be blended. */
  early = 0;
  late = 0;
  phase = 0;
  scale = 0;
  readonly #scratch: Scratch;

  /** @param pawnEntries how many pawn structures to remember, a power of two. */
  constructor(weights: ChessWeights, pawnEntries: number) {
    this.#scratch = new Scratch(weights, pawnEntries);
  }

  weigh(position: ChessPosition): void {
    const s = this.#scratch;
    const { bits, turn } = position;
    const { weights, counts } = s;
    const whiteKing = position.kingSquare(0);
    const blackKing = position.kingSquare(1);
    const entry = s.pawns.find(position, whiteKing, blackKing);
    startAttackMaps(s, bits, 0, whiteKing);
    startAttackMaps(s, bits, 1, blackKing);
    findSafeSquares(s, bits);
    let packed = s.pawns.entries[entry + PAWN_SCORE]! + s.pawns.entries[entry + KING_SCORE]!;
    packed += scoreMobility(s, bits, 0, blackKing) - scoreMobility(s, bits, 1, whiteKing);
    const pawns = s.pawns.entries[entry + PAWN_COUNTS]!;
    counts[2 * CHESS_PAWN] = (pawns & 255) + ((pawns >> 8) & 255);
    counts[2 * CHESS_PAWN + 1] = ((pawns >> 16) & 255) + (pawns >>> 24);
    packed += scorePieces(s, bits, 0, entry) - scorePieces(s, bits, 1, entry);
    packed += scorePassed(s, bits, 0, entry) - scorePassed(s, bits, 1, entry);
    packed += scoreKingDanger(s, bits, 0, whiteKing) - scoreKingDanger(s, bits, 1, blackKing);
    packed += scoreThreats(s, position, 0) - scoreThreats(s, position, 1);
    packed += scoreSpace(s, bits, 0) - scoreSpace(s, bits, 1);
    packed += turn === 0 ? weights[TEMPO]! : -weights[TEMPO]!;
    let early = middlegameOf(packed);
    let late = endgameOf(packed);
    for (let kind = CHESS_PAWN; kind <= CHESS_QUEEN; kind++) {
      const ahead = counts[2 * kind]! - counts[2 * kind + 1]!;
      early += Math.imul(ahead, middlegameOf(weights[MATERIAL + kind - 1]!));
      late += Math.imul(ahead, endgameOf(weights[MATERIAL + kind - 1]!));
    }
    this.early = early;
    this.late = late;
    this.phase = phaseOf(counts);
    this.scale = scaleOf(counts, bits, late > 0 ? 0 : 1);
  }
}

/** Between middlegame and endgame, as the phase is; the endgame counts by its scale. */
export function blend(early: number, late: number, phase: number, scale: number): number {
  const weighed = early * phase * FULL_SCALE + late * (FULL_PHASE - phase) * scale;
  return (weighed / (FULL_PHASE * FULL_SCALE)) | 0;
}
