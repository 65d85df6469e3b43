import type { LIVE_ACTIONS } from '@tahoun/live';
import type { Message } from '../socket/message.js';
import type { Item } from './ledger.js';

/** What each route and each message can make the service do or keep. What is not listed, a request may not be charged. */

const read: readonly Item[] = ['request', 'kilobyte'];
const search: readonly Item[] = [...read, 'search', 'answer'];
const live: readonly Item[] = [...read, 'liveGame', 'liveSearch', 'notice', 'webhook'];

/** By method and pattern; QUERY counts as POST. */
export const ROUTES: Readonly<Record<string, readonly Item[]>> = {
  // What a load balancer and a reader of the documentation ask: answered from memory.
  'GET /healthz': [],
  'GET /readyz': [],
  'GET /openapi.json': [],
  'GET /docs': [],
  'GET /errors/:code': [],
  'GET /v1/games': [...read, 'answer'],
  'GET /v1/legal-moves': [...read, 'answer'],
  'POST /v1/legal-moves': [...read, 'answer'],
  'GET /v1/eval': [...read, 'answer'],
  'POST /v1/eval': [...read, 'answer'],
  'POST /v1/play': [...read, 'answer'],
  'GET /v1/best-move': search,
  'POST /v1/best-move': search,
  'GET /v1/best-move/stream': search,
  'GET /v1/analyse': search,
  'POST /v1/analyse': search,
  'GET /v1/analyse/stream': search,
  'POST /v1/batch': [...search, 'position'],
  'POST /v1/review': search,
  'POST /v1/solve': search,
  'POST /v1/tree': search,
  'GET /v1/board.svg': [...read, 'square', 'answer'],
  'GET /v1/board.png': [...read, 'square', 'pixel', 'answer'],
  'GET /v1/problems': [...read, 'answer'],
  'GET /v1/problems/daily': [...read, 'answer'],
  'GET /v1/socket': [...read, 'socket'],
  'POST /v1/jobs': [...read, 'job', 'jobText'],
  'GET /v1/jobs': read,
  'GET /v1/jobs/:id': read,
  'GET /v1/jobs/:id/stream': [...read, 'jobStream'],
  'DELETE /v1/jobs/:id': read,
  'POST /v1/live': live,
  'GET /v1/live': read,
  'GET /v1/live/:id': read,
  'GET /v1/live/:id/file': read,
  'GET /v1/live/:id/stream': [...read, 'liveStream'],
  'POST /v1/live/:id/moves': live,
  'POST /v1/live/:id/actions': live,
  'GET /v1/live/:id/sign-in': read,
  'GET /v1/sign-in/discord': [...read, 'signIn'],
  'GET /v1/sign-in/activity': read,
  'POST /v1/sign-in/activity': [...read, 'signIn'],
};

/** What a client says over a socket; a question is charged as its route. */
export const MESSAGES: Readonly<Record<Message['kind'], readonly Item[]>> = {
  question: ['frame', 'question'],
  cancel: ['frame'],
};

/** What an action in a game by link costs beyond its request. */
export const ACTIONS: Readonly<Record<(typeof LIVE_ACTIONS)[number], readonly Item[]>> = {
  join: [],
  'offer-draw': ['notice'],
  'accept-draw': ['notice'],
  'decline-draw': ['notice'],
  'ask-undo': ['notice'],
  'accept-undo': ['notice'],
  'decline-undo': ['notice'],
  resign: ['notice'],
  abort: ['notice'],
  decline: ['notice'],
  // The next game, which is kept as any other.
  rematch: ['liveGame'],
  say: ['notice'],
  webhook: ['webhook'],
};

/** What a page costs that says in its head what is at its address: a position, a game by link, a problem. */
export const PAGES: Readonly<Record<'card', readonly Item[]>> = { card: ['request', 'card', 'kilobyte'] };

/** Of a route that there is not. */
const UNKNOWN: readonly Item[] = ['request'];

const METHODS: Readonly<Record<string, string>> = { QUERY: 'POST', HEAD: 'GET' };

/** @param route its pattern */
export function itemsOf(method: string, route: string): readonly Item[] {
  return ROUTES[`${METHODS[method] ?? method} ${route}`] ?? UNKNOWN;
}
