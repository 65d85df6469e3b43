import type { Plugin } from 'vitest/config';

/**
 * Our own packages as their sources: a built one is one file, of which nothing can be loaded by itself.
 * @param names which of them, as they are imported
 */
export function fromSources(names: RegExp): Plugin {
  return {
    name: 'from-sources',
    enforce: 'pre',
    resolveId: {
      filter: { id: names },
      async handler(id, importer, options) {
        const built = await this.resolve(id, importer, { ...options, skipSelf: true });
        const source = built?.id.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts');
        return source === undefined ? null : { ...built, id: source };
      },
    },
  };
}
