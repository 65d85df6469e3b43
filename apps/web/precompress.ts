import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

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
