import { ONE } from './weights.js';

/** What goes on from a neuron, by its value's low 16 bits: the square of what is there, cut to 0 to 1. */
const ACTIVATION = Uint16Array.from({ length: 1 << 16 }, (_, low) => {
  const value = (low << 16) >> 16;
  return Math.max(0, Math.min(ONE, value)) ** 2;
});

/** The output's sum over one view. @param at where the view is in `words`. @param from where its weights are. */
export function sumOf(
  words: Int32Array,
  at: number,
  width: number,
  weights: Int16Array,
  from: number,
): number {
  let sum = 0;
  for (let i = 0; i < width; i++) {
    const word = words[at + i]!;
    // As `middlegameOf` and `endgameOf` of `staged.ts`, without the sign.
    const upper = ACTIVATION[(word + 0x8000) >>> 16]!;
    const lower = ACTIVATION[word & 0xffff]!;
    sum = (sum + Math.imul(upper, weights[from + 2 * i]!) + Math.imul(lower, weights[from + 2 * i + 1]!)) | 0;
  }
  return sum;
}
