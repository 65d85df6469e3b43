import type { Random } from '@tahoun/core';

/** Draws a position of a game by chance: a text form, which may be no legal position. @param kind one of the game's own words */
export type Setup = (random: Random, kind: string) => string;

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
