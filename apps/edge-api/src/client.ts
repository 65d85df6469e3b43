import { hc } from 'hono/client';
import type { Api } from './api.js';

export type { Problem } from './problem.js';

/**
 * A typed client: `client.v1['best-move'].$post({ json: { game: 'chess' } })`. Answers and parameters have
 * the service's own types.
 * @param url address of the service, e.g. `http://localhost:3000`.
 * @param options headers such as an API key, or another `fetch`.
 */
export function createClient(url: string, options?: Parameters<typeof hc>[1]) {
  return hc<Api>(url, options);
}
