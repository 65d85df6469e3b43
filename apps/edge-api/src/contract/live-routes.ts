import * as z from 'zod';
import { SEAT_KEY } from '../routes/live.js';
import * as answers from './answers/index.js';
import { type Descriptions, idempotencyKey, jsonOf } from './operations.js';
import { forEveryGame } from './requests.js';

const seatKey = (schema: z.ZodString, description: string) =>
  z.object({ [SEAT_KEY]: schema.optional().describe(description) });

/** Of one game by link. */
const live = {
  tag: 'live',
  gives: jsonOf(answers.LiveState),
  headers: seatKey(z.string().max(100), 'The key of a seat; without one you watch.'),
  refuses: ['live', 'live game', 'seat'],
} as const;

const exampleOf = (summary: string, value: object) => ({ summary, examples: { one: { summary, value } } });

/** Games between people. */
export const LIVE_ROUTES = {
  'POST /v1/live': {
    tag: 'live',
    summary: 'Begins a game by link, against a person or the computer',
    description:
      'Answers with the keys of the seats, which are told nowhere else: your own, and the one for the person whom ' +
      'you invite. Whoever has the key of a seat plays there; whoever has the id may watch.',
    gives: jsonOf(answers.BegunLive),
    status: 201,
    headers: idempotencyKey('game with the same keys'),
    examples: forEveryGame(({ game }) => ({ game, name: 'Anna' })),
    refuses: ['live', 'new live game', 'more games', 'named request', 'game id', 'game', 'position'],
  },
  'GET /v1/live': {
    tag: 'live',
    summary: "One's own games by link",
    description:
      'The games in which whoever has these keys sits, where the host has a list of them, page by page.',
    gives: jsonOf(answers.OwnLive),
    headers: seatKey(z.string(), 'Keys of seats, separated by commas.'),
    refuses: ['live', 'own live games'],
  },
  'GET /v1/live/stream': {
    tag: 'live',
    summary: "One's own games by link while they go on",
    description:
      'Server-sent events: `state` with the whole state of an open game in which these keys seat somebody, or of its ' +
      'rematch, each time that it changes, and at once. It counts as a stream for each key.',
    gives: { 'text/event-stream': z.string() },
    headers: seatKey(z.string(), 'Keys of seats, separated by commas.'),
    refuses: ['live', 'own live games', 'stream'],
  },
  'GET /v1/live/:id': {
    ...live,
    summary: 'A game by link as it is',
    description: 'The position, the clocks, who is there and what is offered.',
  },
  'GET /v1/live/:id/file': {
    ...live,
    summary: 'A game by link as a file',
    description: 'PGN, PDN or SGF, as the game has it; 404 where it has no such format.',
    gives: { 'text/plain': z.string() },
    refuses: [...live.refuses, 'live file'],
  },
  'GET /v1/live/:id/stream': {
    ...live,
    summary: 'A game by link while it goes on',
    description: 'Server-sent events: `state` with the whole state each time that it changes, and at once.',
    gives: { 'text/event-stream': z.string() },
    refuses: [...live.refuses, 'stream'],
  },
  'POST /v1/live/:id/moves': {
    ...live,
    ...exampleOf('Makes a move', { move: 'e4', ply: 0 }),
    description: 'On behalf of the seat whose key is sent.',
    refuses: [...live.refuses, 'live move', 'move'],
  },
  'POST /v1/live/:id/actions': {
    ...live,
    ...exampleOf('Does anything else', { action: 'join', name: 'Bruno' }),
    description:
      'Sits down, offers, accepts, declines, takes back, resigns, aborts, or asks for another game.',
    refuses: [...live.refuses, 'live action', 'more games'],
  },
} satisfies Descriptions;
