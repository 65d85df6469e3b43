import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { type Options, defineConfig } from 'tsup';
import { documentAtBuildTime } from './document-at-build-time.ts';
import { migrationsAtBuildTime } from './migrations-at-build-time.ts';
import { tablesAtBuildTime } from './tables-at-build-time.ts';

const TABLES = new URL('../../packages/eval/tables/', import.meta.url);

/** Identifies the build: a hash of everything that computes answers. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const name of ['core', 'games', 'eval', 'engine', 'board', 'lab', 'catalogue', 'i18n', 'node-kit']) {
    const dist = new URL(`../../packages/${name}/dist/`, import.meta.url);
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    for (const file of files.sort()) hash.update(readFileSync(new URL(file, dist)));
  }
  for (const file of readdirSync(TABLES).sort()) hash.update(readFileSync(new URL(file, TABLES)));
  return hash.digest('hex').slice(0, 12);
}

/** The files of the reference, compressed here once: Node serves them, Workers upload them as assets. */
function copyReference(): void {
  const require = createRequire(import.meta.url);
  const target = new URL('./dist/assets/docs/', import.meta.url);
  mkdirSync(target, { recursive: true });
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
    copyFileSync(require.resolve(`swagger-ui-dist/${name}`), new URL(name, target));
  }
  copyFileSync(new URL('./src/contract/reference.js', import.meta.url), new URL('reference.js', target));
  for (const name of readdirSync(target)) {
    const file = readFileSync(new URL(name, target));
    writeFileSync(new URL(`${name}.gz`, target), gzipSync(file));
    writeFileSync(new URL(`${name}.br`, target), brotliCompressSync(file));
  }
}

// Chunks of an earlier build have other names. The builds below run at the same time, so none of them can do this.
rmSync(new URL('./dist/', import.meta.url), { recursive: true, force: true });

const common = {
  format: 'esm',
  target: 'es2022',
  env: { TAHOUN_BUILD: buildId() },
} as const;

/** A folder for Cloudflare, which takes the whole of it. */
function worker(name: string, plugins: Plugin[]): Options {
  return {
    ...common,
    entry: [`src/entries/${name}.ts`],
    outDir: `dist/${name}`,
    loader: { '.wasm': 'copy', '.tegb': 'copy' },
    platform: 'neutral',
    splitting: false,
    removeNodeProtocol: false,
    noExternal: [/^(?!node:)/],
    external: [/^node:/],
    minify: true,
    esbuildPlugins: [documentAtBuildTime as Plugin, tablesAtBuildTime as Plugin, ...plugins],
    esbuildOptions(options) {
      options.conditions = ['workerd', 'worker', 'browser', 'import'];
    },
  };
}

export default defineConfig([
  {
    ...common,
    entry: {
      app: 'src/entries/app.ts',
      node: 'src/entries/node.ts',
      'job-worker': 'src/entries/job-worker.ts',
      lambda: 'src/entries/lambda.ts',
      vercel: 'src/entries/vercel.ts',
      deno: 'src/entries/deno.ts',
      testing: 'src/testing/index.ts',
    },
    platform: 'node',
    external: ['ajv', 'fast-check'],
    onSuccess: async () => {
      copyReference();
      cpSync(TABLES, new URL('./dist/tables/', import.meta.url), { recursive: true });
    },
  },
  worker('worker', []),
  worker('live-worker', [migrationsAtBuildTime as Plugin]),
]);
