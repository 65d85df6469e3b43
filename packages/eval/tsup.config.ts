import { defineConfig } from 'tsup';
import { hotPackage } from '../../tsup.shared.ts';

/** Two bundles that share nothing: imported constants would be slower than own ones. */
export default defineConfig({
  ...hotPackage,
  entry: ['src/index.ts', 'src/*/{index,network}.ts'],
  splitting: false,
});
