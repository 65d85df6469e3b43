import { OpenAPIHono } from '@hono/zod-openapi';
import { ROUTES } from './routes.js';
import { TAGS } from './tags.js';

const DESCRIPTION = `The best move in any game that Tahoun knows, and what belongs to it: legal moves, moves played, solving,
search trees and pictures. Every search has a limit of nodes. Errors are \`application/problem+json\` (RFC 9457).`;

/** The OpenAPI 3.1 document, from the schemas that requests are checked with. */
export function generateDocument(): object {
  const app = new OpenAPIHono();
  for (const route of ROUTES) app.openAPIRegistry.registerPath(route);
  app.openAPIRegistry.registerComponent('securitySchemes', 'key', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, for more nodes. Nothing needs one.',
  });
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Tahoun', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...TAGS],
  });
}
