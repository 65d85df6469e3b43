import { handle } from 'hono/vercel';
import { functionsApp } from '../functions-app.js';

/** A Vercel function. The proxy of the platform overwrites the header with the address. */
const app = functionsApp({
  env: process.env,
  clientAddress: (c) => c.req.header('x-real-ip'),
});

const handler = handle(app);
export const GET = handler;
export const POST = handler;
export const DELETE = handler;
export const OPTIONS = handler;
export default handler;
