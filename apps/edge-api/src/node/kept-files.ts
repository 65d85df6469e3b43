import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves files, and says how long they may be kept. `onFound` of `serveStatic` is called when the answer is made, which
 * is too late where the platform makes it: only Node's server still takes headers then.
 * @param controlOf the Cache-Control of a path that was asked for.
 */
export function keptFiles(
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
