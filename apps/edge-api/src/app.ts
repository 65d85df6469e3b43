import { InputError } from '@tahoun/core';
import { type BestMoveAnswer, type BestMoveRequest, gamesAnswer, movesAnswer } from '@tahoun/engine';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { withinCeiling } from './budget.js';
import { BUILD } from './build.js';
import { cacheHeaders, clientHas, etagOf } from './caching.js';
import { BestMoveParameters, LegalMovesParameters, NoParameters, readParameters } from './parameters.js';
import { Refusal, problemResponse } from './problem.js';
import { bestMoveQuestion, engineRefusal, positionQuestion } from './question.js';

export { MAX_BODY_BYTES } from './body.js';
export type { Problem } from './problem.js';

/** What a platform gives to the service. */
export interface Platform {
  /** Searches; `signal` says that nobody waits for the answer any more. @throws InputError */
  bestMove(request: BestMoveRequest, options: { signal: AbortSignal }): Promise<BestMoveAnswer>;
  /** Most moves that one search may make, whatever is asked for. */
  readonly maxNodes: number;
  /** Most milliseconds of one search that asks for a time; 30,000 by default. */
  readonly maxTimeMs?: number;
  /** Names the build of the engine, so that a new one makes kept answers stale. */
  readonly build?: string;
  /** Takes one entry about an unexpected error; standard error by default. */
  readonly log?: (entry: string) => void;
}

/** The service, the same on every platform. Its answers are the JSON documents of the command line. */
export function createApp(platform: Platform): Hono {
  const { maxNodes, maxTimeMs = 30_000, build = BUILD, log = (entry) => console.error(entry) } = platform;
  const app = new Hono();

  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: 'cross-origin',
      // For the operator of the domain to decide, not for one service on it.
      strictTransportSecurity: false,
      // A platform that serves pages beside the API sets its own.
      overwrite: false,
    }),
  );
  app.use(
    '/v1/*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      allowHeaders: ['Content-Type', 'If-None-Match'],
      exposeHeaders: ['ETag'],
      maxAge: 86_400,
    }),
  );
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => problemResponse(c, wrongMethod(c, methods)),
    }),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok', build }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/v1/games', async (c) => {
    await readParameters(c.req.raw, NoParameters);
    return keep(c, ['games'], gamesAnswer);
  });

  app.on(['GET', 'POST'], '/v1/legal-moves', async (c) => {
    const request = positionQuestion(await readParameters(c.req.raw, LegalMovesParameters));
    return keep(c, ['legal-moves', request], () => movesAnswer(request));
  });

  app.on(['GET', 'POST'], '/v1/best-move', async (c) => {
    const question = bestMoveQuestion(await readParameters(c.req.raw, BestMoveParameters));
    const request = withinCeiling(question, { nodes: maxNodes, timeMs: maxTimeMs });
    const search = () => platform.bestMove(request, { signal: c.req.raw.signal });
    if (request.timeMs !== undefined) return c.json(await search(), 200, cacheHeaders(c, null));
    return keep(c, ['best-move', request], search, ({ limitedBy }) => limitedBy !== 'stop');
  });

  app.notFound((c) => problemResponse(c, notFound(c)));

  app.onError((error, c) => {
    if (error instanceof Refusal) return problemResponse(c, error);
    if (error instanceof InputError) return problemResponse(c, engineRefusal(error));
    const id = crypto.randomUUID();
    log(`request ${id} (${c.req.method} ${c.req.path}) failed: ${error.stack ?? error}`);
    const detail = `something went wrong here; the operator finds it in the log as request ${id}`;
    return problemResponse(c, new Refusal(500, 'internal', detail, { instance: `urn:uuid:${id}` }));
  });

  /**
   * Answers a question whose answer follows from it, or says that the client has it.
   * @param isWhole false for an answer that was cut short by chance and must not be kept.
   */
  async function keep<Answer extends object>(
    c: Context,
    question: unknown,
    answer: () => Answer | Promise<Answer>,
    isWhole: (answer: Answer) => boolean = () => true,
  ): Promise<Response> {
    const etag = await etagOf(build, question);
    if (clientHas(c, etag)) return c.body(null, 304, cacheHeaders(c, etag));
    const document = await answer();
    return c.json(document, 200, cacheHeaders(c, isWhole(document) ? etag : null));
  }

  return app;
}

function wrongMethod(c: Context, methods: readonly string[]): Refusal {
  const allow = [...methods, 'OPTIONS'].join(', ');
  const { method, path } = c.req;
  return new Refusal(405, 'method-not-allowed', `${path} does not take ${method}; it takes ${allow}`, {
    params: { method, allow },
    headers: { Allow: allow },
  });
}

function notFound(c: Context): Refusal {
  const path = c.req.path.slice(0, 100);
  return new Refusal(404, 'route-unknown', `there is nothing at ${path}; /v1/games lists the games`, {
    params: { path },
  });
}
