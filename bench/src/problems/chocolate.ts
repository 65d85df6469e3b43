import type { Setup } from './chance.ts';

/** A heap of so many pieces, none longer than the second number: `3.6`. */
export const chocolateSetup: Setup = (random, kind) => {
  const [pieces = 1, longest = 4] = kind.split('.').map(Number);
  const heap = Array.from({ length: pieces }, () => {
    const sides = [1 + random.below(Math.min(4, longest)), 2 + random.below(longest - 1)];
    return sides.sort((a, b) => a - b).join('x');
  });
  return `${heap.join('+')} A`;
};
