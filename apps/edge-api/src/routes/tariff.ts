import type { LIVE_ACTIONS } from '@tahoun/live';
import type { Item } from '../limits/ledger.js';
import type { Message } from '../socket/message.js';

/*
 * The entries of the ledger that a request may be charged for beside those of its route (`api.ts`); it is charged for
 * no others.
 */

/** The messages of a client over a socket; a question is charged as its route. */
export const MESSAGES: Readonly<Record<Message['kind'], readonly Item[]>> = {
  question: ['frame', 'kilobyte', 'question'],
  cancel: ['frame', 'kilobyte'],
};

/** What an action in a game by link costs beyond its request. */
export const ACTIONS: Readonly<Record<(typeof LIVE_ACTIONS)[number], readonly Item[]>> = {
  join: [],
  'offer-draw': ['notice'],
  'accept-draw': ['notice'],
  'decline-draw': ['notice'],
  'claim-draw': ['notice'],
  'ask-undo': ['notice'],
  'accept-undo': ['notice'],
  'decline-undo': ['notice'],
  resign: ['notice'],
  abort: ['notice'],
  decline: ['notice'],
  // The next game, which is kept as any other.
  rematch: ['liveGame'],
  say: ['notice'],
  here: [],
  webhook: ['webhook'],
};

/** What a page costs that says in its head what is at its address: a position, a game by link, a problem. */
export const PAGES: Readonly<Record<'card', readonly Item[]>> = { card: ['request', 'card', 'kilobyte'] };
