import { type Secrets, workersApp } from './workers-app.js';

/** Cloudflare Workers, as `wrangler.jsonc` has them. */
export default {
  fetch: (request: Request, secrets: Secrets = {}) => workersApp(secrets).fetch(request),
};
