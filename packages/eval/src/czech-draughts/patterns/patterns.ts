import type { Evaluation } from '@tahoun/core';
import {
  type DraughtsPosition,
  type DraughtsSquares,
  countDraughtsSquares as count,
  lowestDraughtsSquare as lowest,
} from '@tahoun/games/czech-draughts';
import { endgameOf, middlegameOf, packAll } from '../../tapered.js';
import { INDEX_COUNT, writePatternIndices } from './indices.js';
import type { PatternWeights } from './layout.js';

/** Pieces at the start: then the middlegame counts in full. */
export const ALL_PIECES = 24;

/** What a position is made of, White's less Black's; each packed for both stages of the game. */
interface Parts {
  material: number;
  kings: number;
  patterns: number;
}

/**
 * The evaluation that is learned from games: material, where the kings stand, and how the men stand in overlapping
 * windows of 3 rows by 2 squares. The way is that of F. Letouzey's Scan (10x10, 2015), which took it over from
 * M. Buro's Logistello (Othello, 1997): every pattern that a window can hold has a weight of its own, found by
 * logistic regression over the results of games.
 */
export function patterns(weights: PatternWeights): Evaluation<DraughtsPosition> {
  const [man, king, onlyKings] = [weights.man, weights.king, weights.onlyKings].map(
    (each) => packAll(each)[0]!,
  ) as [number, number, number];
  const kingSquares = Int32Array.from(packAll(weights.kingSquares));
  const patternWeights = Int32Array.from(packAll(weights.patterns));
  const indexes = new Int32Array(INDEX_COUNT);
  const parts: Parts = { material: 0, kings: 0, patterns: 0 };

  const weigh = ({ white, black, kings }: DraughtsPosition): Parts => {
    const whiteMen = white & ~kings;
    const blackMen = black & ~kings;
    parts.material = man * (count(whiteMen) - count(blackMen));
    parts.kings = 0;
    if (kings !== 0) {
      const whiteKings = white & kings;
      const blackKings = black & kings;
      parts.material += king * (count(whiteKings) - count(blackKings));
      if (blackKings === 0) parts.kings = onlyKings;
      else if (whiteKings === 0) parts.kings = -onlyKings;
      for (let rest = whiteKings; rest !== 0; rest &= rest - 1) {
        parts.kings += kingSquares[lowest(rest)]!;
      }
      for (let rest = blackKings; rest !== 0; rest &= rest - 1) {
        parts.kings -= kingSquares[31 - lowest(rest)]!;
      }
    }
    writePatternIndices(whiteMen, blackMen, indexes);
    parts.patterns = 0;
    for (let i = 0; i < INDEX_COUNT; i += 2) {
      parts.patterns += patternWeights[indexes[i]!]!;
      parts.patterns -= patternWeights[indexes[i + 1]!]!;
    }
    return parts;
  };
  return {
    id: 'patterns',
    futilityMargin: 40,
    evaluate(position) {
      const { material, kings, patterns } = weigh(position);
      const value = blend(material + kings + patterns, stageOf(position));
      return position.turn === 0 ? value : 0 - value;
    },
    terms(position) {
      const { material, kings, patterns } = weigh(position);
      const stage = stageOf(position);
      const seen = (packed: number) => {
        const value = blend(packed, stage);
        return position.turn === 0 ? value : 0 - value;
      };
      const named = { material: seen(material), kings: seen(kings), patterns: seen(patterns) };
      const rounding = seen(material + kings + patterns) - named.material - named.kings - named.patterns;
      return { ...named, rounding };
    },
  };
}

/** 24 at the start, less as pieces leave the board. */
export function stageOf({ white, black }: { white: DraughtsSquares; black: DraughtsSquares }): number {
  return Math.min(count(white | black), ALL_PIECES);
}

/** The two stages of a packed value weighed against each other, rounded towards 0. */
function blend(packed: number, stage: number): number {
  const sum = middlegameOf(packed) * stage + endgameOf(packed) * (ALL_PIECES - stage);
  return (sum / ALL_PIECES) | 0;
}
