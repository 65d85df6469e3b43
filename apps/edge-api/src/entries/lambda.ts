import { getConnInfo, handle } from 'hono/aws-lambda';
import { functionsApp } from '../functions-app.js';

/** AWS Lambda behind a function URL, an API gateway or a load balancer: `lambda.handler`. */
const app = functionsApp({
  env: process.env,
  clientAddress: (c) => getConnInfo(c).remote.address,
});

export const handler = handle(app);
