import { fileURLToPath } from 'node:url';
import type { Env, Hono } from 'hono';
import { compress } from 'hono/compress';
import { keptFiles } from './kept-files.js';

/** Where the build puts the files of the reference; the same folder is what Workers serve as assets. */
const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

/** Serves the script and the style of /docs from our own build. */
export function serveDocsFiles<E extends Env>(app: Hono<E>): void {
  const files = keptFiles({ root: ASSETS }, () => 'public, max-age=3600');
  app.use('/docs/*', compress(), files);
}
