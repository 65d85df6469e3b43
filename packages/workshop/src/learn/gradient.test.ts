// @module-tag rest
import { fileURLToPath } from 'node:url';
import { Random } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../../tools/build-kernel.mjs';
import { type FloatNetwork, firstNetwork, floatNetwork, numbersOf } from './float-network.js';
import { Gradient } from './gradient.js';
import { KERNEL_BASE64 } from './kernel-bytes.js';

const SHAPE = { count: 24, neurons: 32, buckets: 2 };

/** Two positions with three and five active features a view. */
const EXAMPLES = {
  starts: Float64Array.of(0, 6, 16),
  features: Uint16Array.of(0, 5, 9, 2, 7, 23, 1, 5, 8, 13, 21, 3, 4, 5, 6, 22),
  buckets: Uint8Array.of(0, 1),
  targets: Float32Array.of(0.9, 0.2),
};

/** A network some of whose neurons are below 0 and above 1. */
function network(): FloatNetwork {
  const made = firstNetwork(SHAPE, new Random(3));
  for (const [i, weight] of made.featureWeights.entries()) made.featureWeights[i] = 6 * weight;
  return made;
}

function squaredError(of: FloatNetwork): number {
  const gradient = new Gradient(SHAPE);
  gradient.load(of);
  return EXAMPLES.targets.reduce(
    (sum, target, example) => sum + (gradient.predict(EXAMPLES, example) - target) ** 2,
    0,
  );
}

describe('the kernel of training', () => {
  it('is what its source compiles to', async () => {
    const source = fileURLToPath(new URL('../../kernel/training.ts', import.meta.url));
    expect(Buffer.from(await compileKernel(source)).toString('base64')).toBe(KERNEL_BASE64);
  }, 60_000);

  it('predicts what the sums say', () => {
    const { featureWeights, hiddenBiases, outputWeights, outputBiases } = network();
    const gradient = new Gradient(SHAPE);
    gradient.load(network());
    for (const example of [0, 1]) {
      const [start, end] = [EXAMPLES.starts[example]!, EXAMPLES.starts[example + 1]!];
      const middle = (start + end) / 2;
      const bucket = EXAMPLES.buckets[example]!;
      let output = outputBiases[bucket]!;
      for (const [view, from, to] of [
        [0, start, middle],
        [1, middle, end],
      ] as const) {
        for (let i = 0; i < SHAPE.neurons; i++) {
          let sum = hiddenBiases[i]!;
          for (let at = from; at < to; at++)
            sum += featureWeights[EXAMPLES.features[at]! * SHAPE.neurons + i]!;
          const cut = Math.max(0, Math.min(1, sum));
          output += outputWeights[(2 * bucket + view) * SHAPE.neurons + i]! * cut * cut;
        }
      }
      expect(gradient.predict(EXAMPLES, example)).toBeCloseTo(1 / (1 + Math.exp(-output)), 5);
    }
  });

  it('tells how the error grows with each number, as small steps show it', () => {
    const gradient = new Gradient(SHAPE);
    gradient.load(network());
    gradient.clear();
    const errors = [0, 1].map((example) => gradient.add(EXAMPLES, example));
    expect(errors[0]! + errors[1]!).toBeCloseTo(squaredError(network()), 6);
    const slopes = floatNetwork(SHAPE);
    gradient.store(slopes);
    const STEP = 1 / 512;
    let seen = 0;
    for (const [i, ofArray] of numbersOf(slopes).entries()) {
      for (let at = 0; at < ofArray.length; at += 3) {
        const [less, more] = [-STEP, STEP].map((step) => {
          const moved = network();
          const numbers = numbersOf(moved)[i]!;
          numbers[at] = numbers[at]! + step;
          return squaredError(moved);
        });
        expect(ofArray[at], `${i}, ${at}`).toBeCloseTo((more! - less!) / (2 * STEP), 3);
        if (Math.abs(ofArray[at]!) > 0.001) seen++;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});
