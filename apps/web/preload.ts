import type { Plugin, Rolldown } from 'vite';

/**
 * Tells the browser at once of all the files that the page needs, which it would else find one after the other.
 * @param chunk the name of a part that the page imports when it starts.
 */
export function preload(chunk: string): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = chunks.filter(({ name, isEntry }) => name === chunk || (isEntry && name === 'index'));
        return filesOf(first, bundle).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** The chunks' own files, and what these import from their first line on. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return [...files];
}
