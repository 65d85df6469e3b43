import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE_NAME = 'sw.js';

/**
 * Builds the service worker, with the list of all files of the build in it.
 * @param script path of its source from the root.
 */
export function precache(script: string): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: script, fileName: FILE_NAME });
    },
    generateBundle: {
      // After the page itself.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[FILE_NAME];
        if (worker?.type !== 'chunk') throw new Error(`${FILE_NAME} was not built`);
        const hash = createHash('sha256').update(worker.code);
        const [files, tables]: [string[], string[]] = [[], []];
        for (const [name, file] of Object.entries(bundle)) {
          if (name === FILE_NAME) continue;
          (name.endsWith('.tegb') ? tables : files).push(`/${name === 'index.html' ? '' : name}`);
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of readdirSync(publicDir)) {
          files.push(`/${name}`);
          hash.update(name).update(readFileSync(join(publicDir, name)));
        }
        const version = hash.digest('hex').slice(0, 12);
        worker.code = `const BUILD=${JSON.stringify({ version, files, tables })};\n${worker.code}`;
      },
    },
  };
}
