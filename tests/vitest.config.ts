import { mergeConfig } from 'vitest/config';
import shared from '../vitest.shared.ts';
import { PATIENCE_MS } from './src/support/patience.ts';

/** Browsers, servers and whole games: three files at a time, since some of it is waiting, and time for slow ones. */
export default mergeConfig(shared, {
  test: {
    // The longest files first: what these share is not modules.
    sequence: { shuffle: false },
    globalSetup: 'src/support/shared-web.ts',
    maxWorkers: 3,
    testTimeout: 4 * PATIENCE_MS,
    hookTimeout: 4 * PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Where a browser is driven, other people's programs are tested too; `npm test` names each test that needed it.
    tags: [{ name: 'browser', retry: 1 }],
  },
});
