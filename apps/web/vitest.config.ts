import { mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.ts';
import { outsideGames, sharedWorker } from './plugins.ts';

export default mergeConfig(shared, {
  plugins: [outsideGames(), sharedWorker('/src/engine/engine.worker.ts')],
  test: { setupFiles: ['src/test-setup.ts'] },
});
