import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Env, Hono } from 'hono';
import { except } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';

/** Vite's names with a hash of the content in them. */
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * Serves the built web app for whatever the API leaves unanswered. The pages are cross-origin
 * isolated, so that they may share memory with their engine's worker.
 * @param root absolute path of the built files; when there is nothing, `/` says how to build them.
 */
export function serveWebFiles<E extends Env>(app: Hono<E>, root: string): void {
  if (!existsSync(root)) {
    app.get('/', (c) =>
      c.text(
        `The web app is not built: there is no ${root}.\nBuild it with: npm run build\nThe API answers at /v1/games\n`,
      ),
    );
    return;
  }
  const files = serveStatic({
    root,
    onFound: (path, c) => {
      c.header('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.use(except('/v1/*', PAGE_HEADERS, files));
}

const PAGE_HEADERS = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    frameAncestors: ["'self'"],
  },
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginEmbedderPolicy: 'require-corp',
  crossOriginResourcePolicy: 'same-origin',
  strictTransportSecurity: false,
});
