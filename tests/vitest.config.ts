import { mergeConfig } from 'vitest/config';
import shared from '../vitest.shared.ts';

/** Browsers, servers and whole games: two files at a time, which is what two processors can do, and time enough for slow ones. */
export default mergeConfig(shared, {
  test: {
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
