import { defineConfig } from 'tsup';

/**
 * drizzle-orm is bundled, for which it stands among the development dependencies: Node parses a package.json anew for each
 * file of a package, and drizzle's is so long that its 150 files took two seconds of a start.
 */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/client.ts',
    durable: 'src/durable/index.ts',
    phrases: 'src/phrases.ts',
    store: 'src/store/index.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  // Workers know Node's modules by their full names only.
  removeNodeProtocol: false,
  target: 'es2022',
});
