import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Changes whenever the answers may: a hash of everything that computes them. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const name of ['core', 'games', 'eval', 'engine']) {
    const dist = new URL(`../../packages/${name}/dist/`, import.meta.url);
    const files = readdirSync(dist).filter((file) => file.endsWith('.js'));
    for (const file of files.sort()) hash.update(readFileSync(new URL(file, dist)));
  }
  return hash.digest('hex').slice(0, 12);
}

const common = {
  format: 'esm',
  target: 'es2022',
  splitting: false,
  env: { TAHOUN_BUILD: buildId() },
} as const;

export default defineConfig([
  { ...common, entry: ['src/app.ts', 'src/node.ts'], platform: 'node', dts: { entry: 'src/app.ts' } },
  {
    ...common,
    entry: ['src/worker.ts'],
    platform: 'neutral',
    noExternal: [/./],
    minify: true,
    esbuildOptions(options) {
      options.conditions = ['workerd', 'worker', 'browser', 'import'];
    },
  },
]);
