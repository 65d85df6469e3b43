import { mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.ts';

/** Much of it is waiting for other processes. */
export default mergeConfig(shared, {
  test: { maxWorkers: 2, setupFiles: ['src/testing/load-games.ts'] },
});
