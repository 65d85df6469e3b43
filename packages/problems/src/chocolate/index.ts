import type { Random } from '@tahoun/core';
import { type ChocolatePosition, isBreakable, kindOf, pieceText } from '@tahoun/games/chocolate';
import { judgeByTheory } from '../judges/exact.js';
import type { MakerTools, ProblemMaker } from '../make/maker.js';
import { chocolateThemes } from './themes.js';

/** Pieces of a heap, and how long their sides are. */
const MOST_PIECES = 5;
const LONGEST_SIDE = 8;

/** Problems of the game of chocolate: random heaps, judged by their Grundy values. */
export const chocolateProblems = (tools: MakerTools<ChocolatePosition>): ProblemMaker<ChocolatePosition> => ({
  mostMoves: 4,
  *candidates(random) {
    yield tools.game.parsePosition(`${heapByChance(random)} A`);
  },
  judge: (position) => judgeByTheory(tools.ai, position),
  themes: chocolateThemes,
});

/** Pieces that can be broken; small ones are drawn more often. */
function heapByChance(random: Random): string {
  const pieces: string[] = [];
  const count = 1 + random.below(MOST_PIECES);
  while (pieces.length < count) {
    const longest = 3 + random.below(LONGEST_SIDE - 2);
    const kind = kindOf(1 + random.below(Math.min(4, longest)), 1 + random.below(longest));
    if (isBreakable(kind)) pieces.push(pieceText(kind));
  }
  return pieces.join('+');
}
