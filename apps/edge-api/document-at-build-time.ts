import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, build } from 'esbuild';

const GENERATOR = fileURLToPath(new URL('./src/contract/generate.ts', import.meta.url));

/**
 * Puts the finished OpenAPI document in place of the code that makes it, so that a Worker carries neither that
 * code nor the library behind it, and starts without them.
 */
export const documentAtBuildTime: Plugin = {
  name: 'document-at-build-time',
  setup({ onLoad }) {
    onLoad({ filter: /contract[\\/]generate\.ts$/ }, async () => {
      const document = JSON.stringify(await documentNow());
      return { contents: `export const generateDocument = () => (${document});`, loader: 'js' };
    });
  },
};

async function documentNow(): Promise<object> {
  const { outputFiles } = await build({
    entryPoints: [GENERATOR],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    write: false,
  });
  // Beside the sources, where the packages that it imports are found.
  const file = new URL('./node_modules/.document.mjs', import.meta.url);
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  const { generateDocument } = await import(pathToFileURL(fileURLToPath(file)).href);
  return generateDocument();
}
