import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{errors,web,games/*,games/*/details}/{en,cs}.ts',
    'src/games/*/{title,errors}.ts',
    'src/{lab,lessons}/*/index.ts',
    'src/openings/chess.ts',
    'src/problems/index.ts',
  ],
  format: 'esm',
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
