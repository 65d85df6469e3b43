import { readFileSync, readdirSync } from 'node:fs';

interface WorkerModule {
  readonly type: 'ESModule' | 'CompiledWasm';
  readonly path: string;
  readonly contents: Uint8Array<ArrayBuffer>;
}

/** The modules of the built Worker as Miniflare takes them, its entry first. */
export function workerModules(): WorkerModule[] {
  const folder = new URL('./worker/', import.meta.url);
  const paths = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name));
  return paths
    .sort((a, b) => Number(b === 'worker.js') - Number(a === 'worker.js'))
    .map((path) => ({
      type: path.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
      path,
      contents: new Uint8Array(readFileSync(new URL(path, folder))),
    }));
}
