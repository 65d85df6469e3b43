import { readFileSync, readdirSync } from 'node:fs';

interface WorkerModule {
  readonly type: 'ESModule' | 'CompiledWasm' | 'Data';
  readonly path: string;
  readonly contents: Uint8Array<ArrayBuffer>;
}

/** As `wrangler.jsonc` and the defaults of wrangler have them. */
const TYPES = { js: 'ESModule', wasm: 'CompiledWasm', tegb: 'Data' } as const;

/** The modules of a built Worker as Miniflare takes them, its entry first. */
export function workerModules(name: 'worker' | 'live-worker' = 'worker'): WorkerModule[] {
  const folder = new URL(`./${name}/`, import.meta.url);
  const paths = readdirSync(folder).filter((name) => endingOf(name) in TYPES);
  return paths
    .sort((a, b) => Number(b === `${name}.js`) - Number(a === `${name}.js`))
    .map((path) => ({
      type: TYPES[endingOf(path)],
      path,
      contents: new Uint8Array(readFileSync(new URL(path, folder))),
    }));
}

function endingOf(path: string): keyof typeof TYPES {
  return path.slice(path.lastIndexOf('.') + 1) as keyof typeof TYPES;
}
