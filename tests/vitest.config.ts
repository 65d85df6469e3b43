import { mergeConfig } from 'vitest/config';
import shared from '../vitest.shared.ts';
import { PATIENCE_MS } from './src/support/patience.ts';

/**
 * Browsers, servers and whole games: three files at a time, since some of it is waiting, and time for slow ones. They
 * are made of other people's programs too, so a test has a second try; `npm test` names each one that needed it.
 */
export default mergeConfig(shared, {
  test: {
    // The longest files first: what these share is not modules.
    sequence: { shuffle: false },
    globalSetup: 'src/support/shared-web.ts',
    maxWorkers: 3,
    testTimeout: 4 * PATIENCE_MS,
    hookTimeout: 4 * PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    retry: 1,
  },
});
