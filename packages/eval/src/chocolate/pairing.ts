import type { Move } from '@tahoun/core';
import { type ChocolatePosition, breakOf, isBreakable } from '@tahoun/games/chocolate';

/**
 * Milata's strategy of symmetry (2007, section 1) without a memory of what was played. Call a heap paired when every
 * kind of piece that can be broken lies in it an even number of times. From a paired heap every break leaves one that
 * is not, and doing the same to the other piece of the pair pairs it again; so whoever moves to a paired heap makes
 * the last break.
 *
 * His are the two cases of one bar: halve it, then answer each break with the same break of the other half; and a
 * single piece with an even side among crumbs (section 2). Ours is that the pairs need not come from two halves, so
 * that any heap counts that one break can pair.
 */

/** The breaks after which the heap is paired, halvings first; whoever plays one wins. @param moves legal ones. */
export function pairingMoves({ counts }: ChocolatePosition, moves: readonly Move[]): Move[] {
  const single = new Set<number>();
  for (const [kind, count] of counts.entries()) if (count % 2 === 1 && isBreakable(kind)) single.add(kind);
  // A break changes how often three kinds lie there, no more.
  if (single.size === 0 || single.size > 3) return [];
  const pairing = moves.filter((move) => {
    const { kind, parts } = breakOf(move);
    const changed = new Set([kind]);
    for (const part of parts) if (isBreakable(part) && !changed.delete(part)) changed.add(part);
    return changed.size === single.size && [...changed].every((each) => single.has(each));
  });
  return [...pairing.filter(isHalving), ...pairing.filter((move) => !isHalving(move))];
}

function isHalving(move: Move): boolean {
  const [first, second] = breakOf(move).parts;
  return first === second;
}
