import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/client.ts',
    durable: 'src/durable/index.ts',
    'phrases/index': 'src/phrases/index.ts',
    store: 'src/server/index.ts',
    'sqlite-thread': 'src/store/sqlite-thread.ts',
  },
  format: 'esm',
  clean: true,
  // Workers know Node's modules by their full names only.
  removeNodeProtocol: false,
  target: 'es2022',
  // Node parses a package.json again for each file of a package: with drizzle's 180 kB, two seconds of a
  // start.
  noExternal: [/^drizzle-orm/],
});
