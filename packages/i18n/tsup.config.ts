import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{errors,web,games/*}/{en,cs,title,details-*}.ts',
    'src/{lab,lessons}/*/index.ts',
  ],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
});
