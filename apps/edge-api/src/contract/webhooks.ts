import type { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import * as answers from './answers/index.js';
import { jsonOf } from './operations.js';
import type { Tag } from './requests.js';

const HEADERS = z.object({
  'Webhook-Id': z.string().describe('Names the state of the game: one that is sent again has the same.'),
  'Webhook-Timestamp': z.string().describe('Seconds since 1970.'),
  'Webhook-Signature': z
    .string()
    .describe('`v1,` and the HMAC-SHA-256 of id, timestamp and body, joined by full stops, in Base64.'),
});

/** What the service sends to the webhook of a seat (Standard Webhooks). */
export const LIVE_WEBHOOK: Parameters<typeof createRoute>[0] = {
  method: 'post',
  path: 'live',
  operationId: 'liveWebhook',
  tags: ['live' satisfies Tag],
  summary: 'It is your turn in a game by link, or the game has ended',
  description:
    'Sent to the address that the action `webhook` has set, until it is answered with a success: eight times in three hours at most.',
  security: [],
  request: {
    headers: HEADERS,
    body: {
      required: true,
      content: Object.fromEntries(
        Object.entries(jsonOf(answers.LiveCall)).map(([type, schema]) => [type, { schema }]),
      ),
    },
  },
  responses: { 204: { description: 'Taken.' }, 400: { description: 'Not taken: it is sent again later.' } },
};
