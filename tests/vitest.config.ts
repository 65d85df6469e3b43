import { mergeConfig } from 'vitest/config';
import shared from '../vitest.shared.ts';

/** Browsers, servers and whole games: one file at a time, and time enough for a slow machine. */
export default mergeConfig(shared, {
  test: { fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 },
});
