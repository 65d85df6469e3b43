import { defineConfig } from 'tsup';
import { hotPackage } from '../../tsup.shared.ts';

/** An entry for each part of a game, so that a client can load one game, or a part of it. */
export default defineConfig({
  ...hotPackage,
  entry: [
    'src/index.ts',
    'src/*/{index,set-up,file,gtp}.ts',
    'src/*/{board,lessons,openings}/index.ts',
    'src/*/words/{en,cs,title,errors,details/en,details/cs}.ts',
    'src/conformance/check-rules.ts',
  ],
});
