import type { Plugin } from 'vite';

const ID = 'virtual:engine-worker-url';

/**
 * The address of the engine's worker. Its code is built together with the page's, unlike Vite builds a
 * worker, so that the two share the files of the games instead of loading them twice.
 * @param script path of the worker's script from the root.
 */
export function sharedWorker(script: string): Plugin {
  let isBuild = false;
  return {
    name: 'shared-worker',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      if (!isBuild) return `export default '${script}?worker_file&type=module';`;
      const chunk = this.emitFile({ type: 'chunk', id: script, name: 'engine.worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
