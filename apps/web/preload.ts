import type { Plugin, Rolldown } from 'vite';

type Chunks = readonly Rolldown.OutputChunk[];
type Files = Readonly<Record<string, readonly string[]>>;

/** What is fetched ahead. */
interface Ahead {
  /** By the first word of the address; `play` for any other. */
  readonly parts: Files;
  readonly games: Files;
  /** By the name of a page of the Lab that is fetched when it is opened: what is not in its part already. */
  readonly labPages: Files;
}

/** What the script comes after: one that stood behind a style sheet would wait for it. */
const BEFORE_STYLES = '<meta charset="utf-8" />';

/** Modules of one game; which it is follows from the way to them. */
const OF_GAME = /\/(?:games\/src|examples)\/([\w-]+)\/(?:(?:board\/)?index|src\/(?:board|\1))\.ts$/;
/** Pages of the Lab, in the folder that their address names. */
const LAB_PAGE = /\/apps\/web\/src\/lab\/([\w-]+)\/\w+Page\.tsx$/;

/**
 * Tells the browser at once of all the files that the address asks for, which it would else find one after the
 * other: those of a part of the page, and of the game that is named. It is a script within the page, so a server with a
 * policy for scripts has to allow it by its hash.
 * @param parts the names of the chunks that each part of the page imports when it starts, by the first word of the
 * address; `play` for any other.
 */
export function preload(parts: Files): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = chunks.filter(({ name, isEntry }) => isEntry && name === 'index');
        const ofParts = mapped(parts, (names) =>
          filesOf([...entries, ...chunks.filter(({ name }) => names.includes(name))], bundle),
        );
        const ahead: Ahead = {
          parts: ofParts,
          games: mapped(chunksBy(OF_GAME, chunks), (own) => filesOf(own, bundle)),
          labPages: mapped(chunksBy(LAB_PAGE, chunks), (own) =>
            filesOf(own, bundle).filter((file) => !ofParts.lab?.includes(file)),
          ),
        };
        const script = `<script>(${addLinks})(${JSON.stringify(ahead)})</script>`;
        if (!page.includes(BEFORE_STYLES)) throw new Error(`preload: the page has no ${BEFORE_STYLES}`);
        return page.replace(BEFORE_STYLES, (found) => `${found}\n    ${script}`);
      },
    },
  };
}

function mapped<In, Out>(record: Readonly<Record<string, In>>, change: (value: In) => Out) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The chunks by the name that the pattern finds in the way to their module. */
function chunksBy(pattern: RegExp, chunks: Chunks) {
  const groups = new Map<string, Rolldown.OutputChunk[]>();
  for (const chunk of chunks) {
    const name = pattern.exec(chunk.facadeModuleId ?? '')?.[1];
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), chunk]);
  }
  return Object.fromEntries(groups);
}

/** The chunks' own files, what these import from their first line on, and the style sheets of all. */
function filesOf(chunks: Chunks, bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const styles = new Set<string>();
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) files.add(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return [...files, ...styles];
}

/** Runs in the browser, by itself. */
function addLinks({ parts, games, labPages }: Ahead): void {
  const { hash, pathname } = location;
  const [first = '', second = ''] = (hash.slice(1) || pathname.slice(1)).split(/[/?]/);
  const wanted = [parts[first] ?? parts.play, games[first], games[second]];
  if (first === 'lab') wanted.push(labPages[second]);
  for (const file of new Set(wanted.flatMap((files) => files ?? []))) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) {
      link.as = 'style';
      // As Vite asks for it later; else it would be fetched twice.
      link.crossOrigin = '';
    }
    link.href = `/${file}`;
    document.head.append(link);
  }
}
