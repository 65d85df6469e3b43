import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Env, Hono } from 'hono';
import { compress } from 'hono/compress';

/** Where the build puts the files of the reference; the same folder is what Workers serve as assets. */
const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

/** Serves the script and the style of /docs from our own build. */
export function serveDocsFiles<E extends Env>(app: Hono<E>): void {
  app.use(
    '/docs/*',
    compress(),
    serveStatic({
      root: ASSETS,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  );
}
