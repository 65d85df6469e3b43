import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';

/** Vite's names with a hash of the content in them. */
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+$/;

/** What the head of a page says of its address, and whether everybody is told the same; null where it is nothing of its own. */
export type HeadOf = (c: Context) => Promise<{ readonly tags: string; readonly isPublic: boolean } | null>;

/**
 * Serves the built web app for whatever the API leaves unanswered. The pages are cross-origin
 * isolated, so that they may share memory with their engine's worker.
 * @param root absolute path of the built files; when there is nothing, `/` says how to build them.
 * @param frames who else than this origin may show the pages in a frame.
 */
export function serveWebFiles<E extends Env>(
  app: Hono<E>,
  root: string,
  headOf?: HeadOf,
  frames: readonly string[] = [],
): void {
  if (!existsSync(root)) {
    app.get('/', (c) =>
      c.text(
        `The web app is not built: there is no ${root}.\nBuild it with: npm run build\nThe API answers at /v1/games\n`,
      ),
    );
    return;
  }
  const files = keptFiles({ root, precompressed: true }, (path) =>
    HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const headers = pageHeaders(inlineScripts(join(root, 'index.html')), frames);
  const page = keptFiles(
    { root, precompressed: true, rewriteRequestPath: () => '/index.html' },
    () => 'no-cache',
  );
  const withHead =
    headOf && existsSync(join(root, 'index.html')) ? [compress(), pageWithHead(root, headOf)] : [];
  for (const part of partsOf(root)) app.get(`/${part}/*`, headers, ...withHead, page);
  app.use(except('/v1/*', headers, files));
  if (existsSync(join(root, 'index.html')))
    app.get('*', except('/v1/*', headers, compress(), lostPage(root)));
}

/** First words of the addresses that the page reads itself, which its build lists. */
function partsOf(root: string): readonly string[] {
  const list = join(root, 'parts.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** An address that leads nowhere: whoever asks for a page gets the one that says so, a program the problem document. */
function lostPage(root: string): MiddlewareHandler {
  const text = readFileSync(join(root, 'index.html'), 'utf8');
  return async (c, next) => {
    if (!c.req.header('Accept')?.includes('text/html')) return next();
    return c.html(text, 404, { 'Cache-Control': 'no-cache', Vary: 'Accept' });
  };
}

/** The page with what its head says of this address, where that is anything. */
function pageWithHead(root: string, headOf: HeadOf): MiddlewareHandler {
  const text = readFileSync(join(root, 'index.html'), 'utf8');
  return async (c, next) => {
    const head = await headOf(c);
    if (head === null) return next();
    const control = head.isPublic ? 'no-cache' : 'private, no-cache';
    // A function: in a text, what people write could stand for parts of the page.
    return c.html(
      text.replace('</head>', () => `${head.tags}</head>`),
      200,
      {
        'Cache-Control': control,
        Vary: 'Accept-Language',
      },
    );
  };
}

/** The scripts within a page, as a policy names them: by what they are. */
function inlineScripts(page: string): string[] {
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(
    scripts,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function pageHeaders(scripts: readonly string[], frames: readonly string[]) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: ["'self'", ...frames],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginResourcePolicy: 'same-origin',
    // It can name no other origin. Browsers heed frame-ancestors where both are there.
    ...(frames.length === 0 ? {} : { xFrameOptions: false }),
    strictTransportSecurity: false,
  });
}

/** Where the build puts the files of the reference; the same folder is what Workers serve as assets. */
const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

/** Serves the script and the style of /docs from our own build. */
export function serveDocsFiles<E extends Env>(app: Hono<E>): void {
  // Some platforms serve them by themselves.
  if (!existsSync(ASSETS)) return;
  const files = keptFiles({ root: ASSETS }, () => 'public, max-age=3600');
  app.use('/docs/*', compress(), files);
}

/**
 * Serves files, and says how long they may be kept. `onFound` of `serveStatic` is called when the answer is made, which
 * is too late where the platform makes it: only Node's server still takes headers then.
 * @param controlOf the Cache-Control of a path that was asked for.
 */
function keptFiles(
  options: Parameters<typeof serveStatic>[0],
  controlOf: (path: string) => string,
): MiddlewareHandler {
  const files = serveStatic(options);
  return async (c, next) => {
    let isFound = true;
    const answer = await files(c, () => {
      isFound = false;
      return next();
    });
    if (isFound) (answer as Response).headers.set('Cache-Control', controlOf(c.req.path));
    return answer;
  };
}
