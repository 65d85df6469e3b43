import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FILE_NAME = 'sw.js';

/** Endgame tables and problems: kept when they were fetched, not before. */
const FETCHED_LATER = /\.tegb$|^assets\/problems\//;
/** Of no use without a connection, nor to most visitors at all. */
const INSIDE_DISCORD = /^assets\/discord\//;

/**
 * Builds the service worker, with the list of all files of the build in it.
 * @param script path of its source from the root.
 * @param parts first words of the addresses that it answers with the page
 */
export function precache(script: string, parts: readonly string[]): Plugin {
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
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
          if (INSIDE_DISCORD.test(name)) continue;
          (FETCHED_LATER.test(name) ? tables : files).push(`/${name === 'index.html' ? '' : name}`);
        }
        for (const name of readdirSync(publicDir)) {
          files.push(`/${name}`);
          hash.update(name).update(readFileSync(join(publicDir, name)));
        }
        const version = hash.digest('hex').slice(0, 12);
        worker.code = `const BUILD=${JSON.stringify({ version, files, tables, parts })};\n${worker.code}`;
      },
    },
  };
}

/**
 * Tells the server which addresses the page answers, by a file that nobody else reads; so it comes after `precache`.
 * @param parts their first words
 */
export function partList(parts: readonly string[]): Plugin {
  return {
    name: 'part-list',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(parts) });
      },
    },
  };
}

/** Pictures of pixels and endgame tables are compressed by themselves. */
const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest)$/;
const ENCODERS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

/** Puts each file of the build beside itself in the encodings that browsers accept, as small as they get. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const path = join(folder, name);
        const bytes = readFileSync(path);
        for (const [ending, encode] of Object.entries(ENCODERS)) {
          const encoded = encode(bytes);
          if (encoded.length < bytes.length) writeFileSync(`${path}.${ending}`, encoded);
        }
      }
    },
  };
}

const OUTSIDE_GAMES = 'virtual:outside-games';

/**
 * The games from outside that the page is built with: those of `TAHOUN_GAMES`, paths or packages separated by commas.
 * The page and its worker import them like any other module.
 */
export function outsideGames(named = process.env.TAHOUN_GAMES ?? ''): Plugin {
  const places = named.split(',').filter((place) => place.trim() !== '');
  const modules = places.map((place) => (existsSync(place.trim()) ? resolve(place.trim()) : place.trim()));
  return {
    name: 'outside-games',
    resolveId: (id) => (id === OUTSIDE_GAMES ? `\0${OUTSIDE_GAMES}` : null),
    load(id) {
      if (id !== `\0${OUTSIDE_GAMES}`) return null;
      const imports = modules.map((module, at) => `import game${at} from ${JSON.stringify(module)};`);
      return `${imports.join('\n')}\nexport default [${modules.map((_, at) => `game${at}`).join(', ')}];`;
    },
  };
}

/**
 * Refuses a build in which two files of code import each other: one of them would run before what it needs, as groups
 * of modules that are badly cut make them.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const cleared = new Set<string>();
      const look = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) this.error(`files that import each other: ${[...path, file].join(' > ')}`);
        const chunk = bundle[file];
        if (cleared.has(file) || chunk?.type !== 'chunk') return;
        for (const imported of chunk.imports) look(imported, [...path, file]);
        cleared.add(file);
      };
      for (const file of Object.keys(bundle)) look(file, []);
    },
  };
}

const WORKER_URL = 'virtual:engine-worker-url';

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
    resolveId: (id) => (id === WORKER_URL ? `\0${WORKER_URL}` : null),
    load(id) {
      if (id !== `\0${WORKER_URL}`) return null;
      if (!isBuild) return `export default '${script}?worker_file&type=module';`;
      const chunk = this.emitFile({ type: 'chunk', id: script, name: 'engine.worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
