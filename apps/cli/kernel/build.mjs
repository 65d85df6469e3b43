import { join } from 'node:path';
import { writeKernel } from '../../../packages/core/kernel/build.mjs';

await writeKernel(
  join(import.meta.dirname, 'training.ts'),
  join(import.meta.dirname, '../src/learn/kernel-bytes.ts'),
);
