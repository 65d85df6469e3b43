import type { Random } from '@tahoun/core';

export function oneOf<T>(random: Random, choices: readonly T[]): T {
  return choices[random.below(choices.length)] as T;
}

/** So many different ones, in the order of chance. */
export function someOf<T>(random: Random, choices: readonly T[], count: number): T[] {
  const left = [...choices];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [chosen] = left.splice(random.below(left.length), 1);
    return chosen as T;
  });
}
