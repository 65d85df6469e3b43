import { readFileSync, readdirSync } from 'node:fs';

interface WorkerModule {
  readonly type: 'ESModule' | 'CompiledWasm';
  readonly path: string;
  readonly contents: Uint8Array<ArrayBuffer>;
}

/** The modules of a built Worker as Miniflare takes them, its entry first. */
export function workerModules(name: 'worker' | 'live-worker' = 'worker'): WorkerModule[] {
  const folder = new URL(`./${name}/`, import.meta.url);
  const paths = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  return paths
    .sort((a, b) => Number(b === `${name}.js`) - Number(a === `${name}.js`))
    .map((path) => ({
      type: path.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
      path,
      contents: new Uint8Array(readFileSync(new URL(path, folder))),
    }));
}
