import type { Context } from 'hono';
import type { Digest } from './digest.js';
import type { Client } from './limits/client.js';
import type { AnsweredBy, Platform } from './platform.js';
import type { Searches } from './search/searches.js';

/** What the service is made of, for the routes. */
export interface Service {
  readonly platform: Platform;
  readonly searches: Searches;
  /** Names the code that computes the answers. */
  readonly build: string;
  readonly digest: Digest;
}

/** What a request carries from the middleware to its route and back. */
export interface Env {
  Variables: {
    readonly requestId: string;
    readonly service: Service;
    readonly client: Client;
    /** Moves made for this request. */
    nodes: number;
    answeredBy: AnsweredBy | null;
  };
}

export type Ctx = Context<Env>;
