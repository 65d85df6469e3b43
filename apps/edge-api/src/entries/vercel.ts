import { functionsApp } from './functions-app.js';

/** A Vercel function. The proxy of the platform overwrites the header with the address. */
const app = functionsApp({
  env: process.env,
  clientAddress: (c) => c.req.header('x-real-ip'),
});

/** Vercel reads only the default export, and would not call a function there with a `Request`. */
export default { fetch: (request: Request) => app.fetch(request) };
