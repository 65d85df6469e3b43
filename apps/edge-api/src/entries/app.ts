import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { matchedRoutes } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { docsPage } from '../contract/docs-page.js';
import { receiveUnread } from '../http/body.js';
import { type Digest, webDigest } from '../http/digest.js';
import { packedText } from '../http/packed.js';
import { Refusal, problemResponse } from '../http/problem.js';
import { JobStreams } from '../jobs/job-streams.js';
import { identify } from '../limits/client.js';
import { LEDGER } from '../limits/ledger.js';
import { OpenStreams } from '../limits/open-streams.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { API } from '../routes/api.js';
import { SEAT_KEY } from '../routes/live.js';
import { KnownQuestions } from '../search/caches.js';
import { Searches } from '../search/searches.js';
import { NO_STORE } from '../service/caching.js';
import type { Ctx, Env } from '../service/env.js';
import { allowed, notFound, refusalFor, wrongMethod } from '../service/faults.js';
import type { Platform } from '../service/platform.js';
import { type Routes, mount, tariffOf } from '../service/routing.js';

export { inlineEngine } from '../engine/inline-engine.js';
export { MAX_BATCH_BYTES, MAX_BODY_BYTES } from '../http/body.js';
export type { ProblemDetails } from '../http/problem.js';
export { FUNCTIONS_TIERS, WORKERS_TIERS } from '../limits/tiers.js';
export type { Platform } from '../service/platform.js';

/** Methods without a body. Looking for one is expensive on Node, which builds the full request only on demand. */
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The service, the same on every platform. Its answers are the JSON documents of the command line.
 * @param signIn the routes by which players on Discord sign in, where they can.
 */
export function createApp(platform: Platform, signIn: Routes = {}): Hono<Env> {
  const routes: Routes = { ...API, ...signIn };
  const itemsOf = tariffOf(routes);
  const { build = BUILD, limiter = new MemoryRateLimiter(), digest = webDigest } = platform;
  const searches = new Searches(platform.engine, platform.cache);
  const service = {
    platform,
    build,
    digest,
    searches,
    known: new KnownQuestions(),
    jobStreams: new JobStreams(),
    liveStreams: new OpenStreams('live games', LEDGER.liveStream.ofOwner),
  };
  const app = new Hono<Env>();

  // The client's own id is ignored, because it would end up in the log.
  app.use(requestId({ limitLength: 0, generator: () => crypto.randomUUID() }));
  app.use(async (c, next) => {
    c.set('service', service);
    c.set('nodes', 0);
    c.set('answeredBy', null);
    c.set('problem', null);
    c.set('streamed', null);
    const from = performance.now();
    await next();
    // Nobody reads it: a stream that is not read would stay open for ever.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    if (!BODILESS.has(c.req.method) && !(await receiveUnread(c.req.raw))) {
      // The connection is in the middle of a body: a proxy must not send another request on it.
      c.header('Connection', 'close');
    }
    const known = {
      requestId: c.get('requestId'),
      client: c.get('client')?.id ?? null,
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: performance.now() - from,
    };
    const report = () =>
      platform.report?.({
        ...known,
        problem: c.get('problem'),
        nodes: c.get('nodes'),
        paid: c.get('client')?.paid ?? 0,
        answeredBy: c.get('answeredBy'),
      });
    const streamed = c.get('streamed');
    if (streamed === null) report();
    else void streamed.then(report);
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: 'cross-origin',
      // The operator of the domain decides, not one service on it.
      strictTransportSecurity: false,
      // A platform that serves pages beside the API sets its own.
      overwrite: false,
    }),
  );
  app.use('/v1/*', openToAll);
  app.use('/openapi.json', openToAll);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.req.method === 'OPTIONS'
          ? new Response(null, { status: 204, headers: { Allow: allowed(methods) } })
          : problemResponse(c, wrongMethod(c, methods)),
    }),
  );
  app.use('/v1/*', async (c, next) => {
    const client = await identify(c, platform, limiter, itemsOf(c.req.method, routeOf(c)));
    c.set('client', client);
    await client.charge({ request: 1 });
    await next();
    // The limits of a request depend on its key.
    c.res.headers.append('Vary', 'Authorization');
    // The nodes left after all refunds; a stream, whose search goes on, may still get one later.
    for (const [name, value] of Object.entries(client.headers())) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.get('/healthz', (c) => c.json({ status: 'ok', build }, 200, NO_STORE));
  app.get('/readyz', (c) => {
    if (platform.isReady?.() === false) {
      const detail =
        'this server has as much to do as it can take, is about to end, or its database does not answer';
      throw new Refusal(503, 'not-ready', detail, { retryAfter: 5 });
    }
    return c.json({ status: 'ready', build }, 200, NO_STORE);
  });
  let document: ReturnType<typeof keptDocument> | undefined;
  app.get('/openapi.json', etag({ weak: true }), async (c) => {
    document ??= keptDocument(digest);
    const { tag, form } = await document;
    const { body, headers } = await form(platform.compresses ? c.req.header('accept-encoding') : undefined);
    return c.body(body, 200, {
      ...headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
      ETag: tag,
    });
  });
  app.get('/docs', docsPage);
  // Loaded only now: most clients never look one up.
  const pages = () => import('../errors/page.js');
  app.get('/docs/errors', async (c, next) => (await pages()).errorsPage(c, next));
  app.get('/docs/errors/:code', async (c, next) => (await pages()).errorPage(c, next));
  // The type of a problem is an address, which leads to its documentation.
  app.get('/errors/:code', (c) => c.redirect(`/docs/errors/${encodeURIComponent(c.req.param('code'))}`, 302));
  mount(app, routes);

  app.notFound((c) => problemResponse(c, notFound(c)));
  app.onError((error, c) => problemResponse(c, refusalFor(c, error)));
  return app;
}

/** The document as it is sent, with its entity tag. */
async function keptDocument(digest: Digest) {
  const text = JSON.stringify(await openApiDocument());
  return { tag: `W/"${await digest(text)}"`, form: packedText(text) };
}

/** The pattern of the route that answers, which is the first that matches; `*` where there is none. */
function routeOf(c: Ctx): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*';
}

/** Identifies the engine's build; the bundler fills it in. Part of every entity tag. */
const BUILD: string = process.env.TAHOUN_BUILD ?? 'source';

/** The OpenAPI 3.1 document of this service. Loads its generator only now: most requests never need it. */
export async function openApiDocument(): Promise<object> {
  const { generateDocument } = await import('../contract/generate.js');
  return generateDocument();
}

/** Longest time for which a browser keeps the answer to a preflight, in seconds. */
const PREFLIGHT_AGE = 86_400;

const READABLE = ['ETag', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'];

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'QUERY', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    ...['Content-Type', 'If-None-Match', 'Authorization', 'Idempotency-Key', 'Last-Event-ID'],
    SEAT_KEY,
  ],
  exposeHeaders: READABLE,
  maxAge: PREFLIGHT_AGE,
});

/**
 * Lets pages of any origin ask and read, without credentials. `hono/cors` answers the preflights; on other
 * answers it would set its headers before the response exists, which makes Hono build every response twice.
 */
const openToAll: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return preflight(c, next);
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Access-Control-Expose-Headers', READABLE.join(','));
};
