import { OpenAPIHono } from '@hono/zod-openapi';
import { refusalsFor } from '../errors/catalogue.js';
import { BestMoveStep, ReviewStep } from './answers/index.js';
import { TAGS } from './requests.js';
import { OPERATIONS } from './routes.js';
import { LIVE_WEBHOOK } from './webhooks.js';

const DESCRIPTION = `The best move in every game of Tahoun, and everything around it: legal moves, moves played, solutions,
search trees and images. Every search has a node limit. Errors are \`application/problem+json\` (RFC 9457), and /docs/errors explains each \`code\`.
Whatever is asked, the answer may also be one of ${listed(refusalsFor(['server']))}.`;

function listed(refusals: ReadonlyMap<number, readonly string[]>): string {
  return [...refusals]
    .map(([status, codes]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`)
    .join('; ');
}

/** The OpenAPI 3.1 document, from the schemas that requests are checked with. */
export function generateDocument(): object {
  const app = new OpenAPIHono();
  for (const operation of OPERATIONS) app.openAPIRegistry.registerPath(operation);
  app.openAPIRegistry.registerWebhook(LIVE_WEBHOOK);
  for (const step of [BestMoveStep, ReviewStep])
    app.openAPIRegistry.register(step.meta()?.id as string, step);
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, which raises the node limits. Every route works without one.',
  });
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Tahoun',
      version: '1',
      description: DESCRIPTION,
      'x-codes': Object.fromEntries(refusalsFor(['server'])),
      contact: { name: 'The operator of this server' },
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    servers: [{ url: '/' }],
    tags: [...TAGS],
  });
}
