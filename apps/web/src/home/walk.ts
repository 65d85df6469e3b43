/** Alpha-beta in a small tree of numbers: White, the first to move, takes the greatest of the least. */

interface Branch {
  readonly value: number;
  /** The step at which each of the leaves is evaluated; null for those that are cut off. */
  readonly read: readonly (number | null)[];
  /** The step at which the value of the branch is known. */
  readonly step: number;
}

export interface Walk {
  readonly branches: readonly Branch[];
  /** Of the root. */
  readonly value: number;
  /** Number of steps; the value of the root is known after the last one. */
  readonly steps: number;
}

/** @param tree the leaves of each branch of the root */
export function walkTree(tree: readonly (readonly number[])[]): Walk {
  let alpha = Number.NEGATIVE_INFINITY;
  let steps = 0;
  const branches = tree.map((leaves) => {
    let value = Number.POSITIVE_INFINITY;
    const read = leaves.map((leaf) => {
      if (value <= alpha) return null;
      value = Math.min(value, leaf);
      return steps++;
    });
    alpha = Math.max(alpha, value);
    return { value, read, step: steps++ };
  });
  return { branches, value: alpha, steps };
}
