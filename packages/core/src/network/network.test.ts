import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../../tools/build-kernel.mjs';
import { Random } from '../contract/random.js';
import { HIDDEN_ONE } from './index.js';
import { jsKernel } from './js-kernel.js';
import { createKernel } from './kernel.js';
import { KERNEL_BASE64 } from './kernel-bytes.js';

const SOURCE = fileURLToPath(new URL('../../kernel/network.ts', import.meta.url));

describe('the kernel', () => {
  it('is what its source compiles to', { tags: 'rest' }, async () => {
    const bytes = Buffer.from(await compileKernel(SOURCE));
    expect(bytes.toString('base64')).toBe(KERNEL_BASE64);
    expect(bytes.equals(readFileSync(SOURCE.replace('.ts', '.wasm')))).toBe(true);
  });

  it('gives the same bits in WebAssembly and in JavaScript, beyond what 16 bits hold too', () => {
    const random = new Random(5);
    const size = 8192;
    const kernels = [createKernel(size), jsKernel(size)];
    expect(kernels.map(({ memory }) => memory.byteLength)).toEqual([65_536, size]);
    for (let round = 0; round < 200; round++) {
      const numbers = Int16Array.from({ length: size / 2 }, () => random.nextInt32());
      const row = 64 * (1 + random.below(4));
      const [added, removed] = [random.below(20), random.below(20)];
      const rows = Array.from({ length: added + removed }, () => 1024 + row * random.below(20));
      const [first, second] = kernels.map((kernel) => {
        new Int16Array(kernel.memory).set(numbers);
        new Uint32Array(kernel.memory).set(rows, 512 / 4);
        kernel.update(0, 512, added, removed, row);
        const sums = [40, HIDDEN_ONE].map((one) => kernel.output(0, 1024, row, one));
        return { sums, memory: new Int16Array(kernel.memory).slice(0, size / 2) };
      });
      expect(first).toEqual(second);
    }
  });
});
