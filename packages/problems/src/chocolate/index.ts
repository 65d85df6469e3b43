import type { Random } from '@tahoun/core';
import {
  type ChocolatePosition,
  breakOf,
  grundyOfPiece,
  isBreakable,
  kindOf,
  pieceText,
} from '@tahoun/games/chocolate';
import { judgeByTheory } from '../judges/exact.js';
import type { MakerTools, ProblemMaker, Step } from '../maker/maker.js';

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

/**
 * `symmetry`: the move leaves pairs of equal pieces only. `parity`: all that is left only counts moves.
 * `halving`: it breaks a piece in two equal parts. `balance`: nothing so simple, the Grundy values have to cancel out.
 */
function chocolateThemes(steps: readonly Step<ChocolatePosition>[]): string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { after, move } = first;
  const left = [...after.counts.entries()].filter(([kind, count]) => count > 0 && isBreakable(kind));
  const { parts } = breakOf(move);
  const themes: string[] = [];
  if (left.length > 0 && left.every(([, count]) => count % 2 === 0)) themes.push('symmetry');
  if (left.every(([kind]) => grundyOfPiece(kind) <= 1)) themes.push('parity');
  if (parts[0] === parts[1]) themes.push('halving');
  if (themes.length === 0) themes.push('balance');
  return themes;
}
