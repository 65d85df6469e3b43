import { InputError } from '@tahoun/core';
import { WorkRefused } from '@tahoun/engine';
import { Refusal, engineRefusal } from '../http/problem.js';
import type { Ctx } from './env.js';

/** Any thrown error as a refusal. An unexpected one is logged, and the client gets only its request id. */
export function refusalFor(c: Ctx, error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof InputError) return engineRefusal(error);
  if (error instanceof WorkRefused) return waitingRefusal(error);
  if (c.req.raw.signal.aborted) {
    return new Refusal(503, 'cancelled', 'the client disconnected before there was an answer');
  }
  const requestId = logFault(c, error);
  const detail = `an internal error occurred; the log of the server has it as request ${requestId}`;
  return new Refusal(500, 'internal', detail, { instance: `urn:uuid:${requestId}` });
}

/** Seconds after which it is worth asking again where too much waits. */
const RETRY_AFTER = 2;

/** The refusal of work for which there is no turn. */
function waitingRefusal({ code, max }: WorkRefused): Refusal {
  const again = { retryAfter: RETRY_AFTER };
  switch (code) {
    case 'cancelled':
      return new Refusal(503, 'cancelled', 'the work was cancelled before it began', again);
    case 'too-busy': {
      const detail = 'every thread is at work and enough waits for one; ask again soon';
      return new Refusal(503, 'too-busy', detail, { ...again, params: again });
    }
    case 'too-many': {
      const detail = `${max} searches or pictures of this client are at work or waiting; ask again when one is answered`;
      return new Refusal(429, 'too-many-searches', detail, { ...again, params: { max, ...again } });
    }
  }
}

/** Logs an unexpected error. @returns the id of the request, under which the log has it. */
export function logFault(c: Ctx, error: unknown): string {
  const requestId = c.get('requestId');
  const { platform } = c.get('service');
  const log = platform.log ?? ((fault) => console.error(JSON.stringify(fault)));
  log({
    level: 'error',
    requestId,
    method: c.req.method,
    path: c.req.path.slice(0, 200),
    error: (error as Error).stack ?? String(error),
  });
  return requestId;
}

/** The Allow header of a route. */
export function allowed(methods: readonly string[]): string {
  return [...methods, 'OPTIONS'].join(', ');
}

export function wrongMethod(c: Ctx, methods: readonly string[]): Refusal {
  const allow = allowed(methods);
  const { method, path } = c.req;
  return new Refusal(405, 'method-not-allowed', `${path} does not allow ${method}; it allows ${allow}`, {
    params: { method, allow },
    headers: { Allow: allow },
  });
}

export function notFound(c: Ctx): Refusal {
  const path = c.req.path.slice(0, 100);
  return new Refusal(404, 'route-unknown', `there is nothing at ${path}; /docs lists the routes`, {
    params: { path },
  });
}
