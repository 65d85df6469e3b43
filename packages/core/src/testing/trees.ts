import fc from 'fast-check';
import { MANY, WIN } from '../score.js';
import type { Tree } from './synthetic.js';

/** Random trees of one depth everywhere, with lost positions among the inner nodes. */
export function uniformTree(depth: number, maxWidth = 4): fc.Arbitrary<Tree> {
  const value = fc.integer({ min: -5, max: 5 }).map((units) => 100 * units);
  if (depth === 0)
    return fc.oneof({ arbitrary: value, weight: 6 }, { arbitrary: fc.constant<Tree>('lost'), weight: 1 });
  const inner: fc.Arbitrary<Tree> = fc.array(uniformTree(depth - 1, maxWidth), {
    minLength: 1,
    maxLength: maxWidth,
  });
  return fc.oneof({ arbitrary: inner, weight: 8 }, { arbitrary: fc.constant<Tree>('lost'), weight: 1 });
}

/** The definition of the minimax value, written without any of the code under test. */
export function referenceValue(tree: Tree): number {
  if (tree === 'lost') return -WIN;
  if (typeof tree === 'number') return tree;
  const best = Math.max(...(tree as readonly Tree[]).map((child) => 0 - referenceValue(child)));
  if (best > MANY) return best - 1;
  return best < -MANY ? best + 1 : best;
}
