import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{errors,web,games/*}/{en,cs,title,details-*,errors}.ts',
    'src/{lab,lessons}/*/index.ts',
    'src/openings/chess.ts',
    'src/problems/index.ts',
  ],
  format: 'esm',
  clean: true,
  target: 'es2022',
});
