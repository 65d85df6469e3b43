import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SEAT_KEY } from '../routes/live.js';
import * as parameters from '../schemas/index.js';
import * as answers from './answers/index.js';
import {
  ALWAYS,
  BODY,
  MAY_HAVE_KEY,
  type Reading,
  SEARCH,
  jsonOf,
  operationId,
  post,
  responses,
} from './operations.js';
import { forEveryGame } from './requests.js';

const SeatKey = z.object({
  [SEAT_KEY]: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The key of a seat; without one you watch.' }),
});

const LIVE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '': 'The position, the clocks, who is there and what is offered.',
  '/file': 'PGN, PDN or SGF, as the game has it; 404 where it has no such format.',
  '/stream': 'Server-sent events: `state` with the whole state each time that it changes, and at once.',
  '/moves': 'On behalf of the seat whose key is sent.',
  '/actions': 'Sits down, offers, accepts, declines, takes back, resigns, aborts, or asks for another game.',
};

/** A route of one game by link. */
function live(
  method: 'get' | 'post',
  below: string,
  summary: string,
  gives: Reading['gives'],
  takes?: z.ZodObject,
  example?: object,
) {
  const path = `/v1/live/{id}${below}`;
  const body = takes && {
    required: true,
    content: { 'application/json': { schema: takes, examples: { one: { summary, value: example } } } },
  };
  return createRoute({
    method,
    path,
    operationId: operationId(method, path),
    tags: ['live'],
    summary,
    description: LIVE_DESCRIPTIONS[below] as string,
    security: MAY_HAVE_KEY,
    request: {
      params: z.object({ id: z.string().max(100) }),
      headers: SeatKey,
      ...(body === undefined ? {} : { body }),
    },
    responses: responses(200, summary, gives, [
      ...ALWAYS,
      403,
      404,
      503,
      ...(takes === undefined ? [] : [...BODY, 409]),
      ...(below === '/moves' ? [422] : []),
    ]),
  });
}

/** Games between people. */
export const LIVE_ROUTES = [
  post({
    tag: 'live',
    path: '/v1/live',
    summary: 'Begins a game by link, against a person or the computer',
    description:
      'Answers with the keys of the seats, which are told nowhere else: your own, and the one for the person whom ' +
      'you invite. Whoever has the key of a seat plays there; whoever has the id may watch.',
    takes: parameters.LiveParameters,
    gives: jsonOf(answers.BegunLive),
    status: 201,
    examples: forEveryGame(({ game }) => ({ game, name: 'Anna' })),
    also: SEARCH,
  }),
  createRoute({
    method: 'get',
    path: '/v1/live',
    operationId: operationId('get', '/v1/live'),
    tags: ['live'],
    summary: "One's own games by link",
    description: 'The games in which whoever has these keys sits, where the host has a list of them.',
    security: MAY_HAVE_KEY,
    request: {
      headers: z.object({
        [SEAT_KEY]: z.string().optional().meta({ description: 'Keys of seats, separated by commas.' }),
      }),
    },
    responses: responses(200, "One's own games by link", jsonOf(answers.OwnLive), [...ALWAYS, 404, 503]),
  }),
  live('get', '', 'A game by link as it is', jsonOf(answers.LiveState)),
  live('get', '/file', 'A game by link as a file', { 'text/plain': z.string() }),
  live('get', '/stream', 'A game by link while it goes on', { 'text/event-stream': z.string() }),
  live('post', '/moves', 'Makes a move', jsonOf(answers.LiveState), parameters.LiveMoveParameters, {
    move: 'e4',
    ply: 0,
  }),
  live('post', '/actions', 'Does anything else', jsonOf(answers.LiveState), parameters.LiveActionParameters, {
    action: 'join',
    name: 'Bruno',
  }),
] as const;
