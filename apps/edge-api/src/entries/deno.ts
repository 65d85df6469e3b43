import { functionsApp } from './functions-app.js';

/** Deno's information about a connection. */
interface ConnectionInfo {
  readonly remoteAddr?: { readonly hostname?: string };
}

const app = functionsApp({
  env: process.env,
  clientAddress: (c) => (c.env as ConnectionInfo | undefined)?.remoteAddr?.hostname,
});

/** `deno serve dist/deno.js` */
export default {
  fetch: (request: Request, info?: ConnectionInfo) => app.fetch(request, info),
};
