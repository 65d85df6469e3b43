import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { packedText } from '../http/packed.js';

/** Vite's names with a hash of the content in them. */
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+$/;

/** The tags of an address for the head of its page, and whether everybody gets the same; null for none. */
export type HeadOf = (c: Context) => Promise<{ readonly tags: string; readonly isPublic: boolean } | null>;

/**
 * Serves the built web app for all that the API leaves unanswered. The pages are cross-origin
 * isolated, so that they may share memory with their engine's worker.
 * @param root absolute path of the built files; without them, `/` says how to build them.
 * @param frames further origins that may show the pages in a frame.
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
  const file = join(root, 'index.html');
  const index = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const headers = pageHeaders(inlineScripts(index ?? ''), frames);
  const page = keptFiles(
    { root, precompressed: true, rewriteRequestPath: () => '/index.html' },
    () => 'no-cache',
  );
  const withHead = headOf && index !== undefined ? [compress(), pageWithHead(index, headOf)] : [];
  for (const part of partsOf(root)) app.get(`/${part}/*`, headers, ...withHead, page);
  app.use(except('/v1/*', headers, files));
  if (index !== undefined) app.get('*', except('/v1/*', headers, lostPage(index)));
}

/** First words of the addresses that the page reads itself, which its build lists. */
function partsOf(root: string): readonly string[] {
  const list = join(root, 'parts.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** Answers for an address that leads nowhere: a browser gets a page, a program the problem document. */
function lostPage(text: string): MiddlewareHandler {
  const form = packedText(text);
  return async (c, next) => {
    if (!c.req.header('Accept')?.includes('text/html')) return next();
    const { body, headers } = await form(c.req.header('Accept-Encoding'));
    const type = 'text/html; charset=UTF-8';
    return c.body(body, 404, {
      ...headers,
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      Vary: 'Accept, Accept-Encoding',
    });
  };
}

/** Serves the page with the tags of its address; passes on where it has none. */
function pageWithHead(text: string, headOf: HeadOf): MiddlewareHandler {
  return async (c, next) => {
    const head = await headOf(c);
    if (head === null) return next();
    const control = head.isPublic ? 'no-cache' : 'private, no-cache';
    // A function, because in a replacement text a `$&` that people write would stand for a part of the page.
    const page = text.replace('</head>', () => `${head.tags}</head>`);
    return c.html(page, 200, { 'Cache-Control': control, Vary: 'Accept-Language' });
  };
}

/** The inline scripts of a page as sources of a Content-Security-Policy, by their hashes. */
function inlineScripts(page: string): string[] {
  const scripts = page.matchAll(/<script>(.*?)<\/script>/gs);
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
    // X-Frame-Options can name no other origin; browsers heed frame-ancestors where both are there.
    ...(frames.length === 0 ? {} : { xFrameOptions: false }),
    strictTransportSecurity: false,
  });
}

/** Folder of the files of the reference in the build, which Workers serve as assets. */
const ASSETS = fileURLToPath(new URL('./assets', import.meta.url));

/** Serves the script and the style of /docs from our own build. */
export function serveDocsFiles<E extends Env>(app: Hono<E>): void {
  // Some platforms serve them by themselves.
  if (!existsSync(ASSETS)) return;
  const files = keptFiles({ root: ASSETS, precompressed: true }, () => 'public, max-age=3600');
  app.use('/docs/*', files);
}

/**
 * Serves files with a Cache-Control. `onFound` of `serveStatic` comes when the answer is made, which is too
 * late where the platform makes it: only Node's server still takes headers then.
 * @param controlOf the Cache-Control of a requested path.
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
