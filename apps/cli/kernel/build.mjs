import { join } from 'node:path';
import { writeKernel } from '@tahoun/core/build-kernel';

await writeKernel(
  join(import.meta.dirname, 'training.ts'),
  join(import.meta.dirname, '../src/learn/kernel-bytes.ts'),
);
