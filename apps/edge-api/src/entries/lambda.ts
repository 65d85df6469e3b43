import { getConnInfo, handle, streamHandle } from 'hono/aws-lambda';
import { functionsApp } from './functions-app.js';

/** AWS Lambda behind a function URL, an API gateway or a load balancer: `lambda.handler`. */
const app = functionsApp({
  env: process.env,
  clientAddress: (c) => getConnInfo(c).remote.address,
});

export const handler = handle(app);

/** The same with streams, for functions invoked in the mode RESPONSE_STREAM; only the runtime can do that. */
export const streaming = 'awslambda' in globalThis ? streamHandle(app) : undefined;
