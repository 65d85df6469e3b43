import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Longest that a browser keeps what it learned in a preflight, in seconds. */
const PREFLIGHT_AGE = 86_400;

const READABLE = ['ETag', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'];

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'QUERY', 'DELETE', 'OPTIONS'],
  allowHeaders: ['Content-Type', 'If-None-Match', 'Authorization'],
  exposeHeaders: READABLE,
  maxAge: PREFLIGHT_AGE,
});

/**
 * Lets pages of any origin ask and read, without credentials. `hono/cors` answers the preflights; on other
 * answers it sets its headers before there is one, for which Hono makes every response twice.
 */
export const openToAll: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return preflight(c, next);
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Access-Control-Expose-Headers', READABLE.join(','));
};
