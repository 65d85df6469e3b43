import type { Context } from 'hono';
import type { Digest } from '../http/digest.js';
import type { JobStreams } from '../jobs/job-streams.js';
import type { Client } from '../limits/client.js';
import type { OpenStreams } from '../limits/open-streams.js';
import type { KnownQuestions } from '../search/caches.js';
import type { Pause } from '../search/question.js';
import type { Searches } from '../search/searches.js';
import type { AnsweredBy, Platform } from './platform.js';

/** The parts of the service, for the routes. */
export interface Service {
  readonly platform: Platform;
  readonly searches: Searches;
  readonly known: KnownQuestions;
  readonly jobStreams: JobStreams;
  readonly liveStreams: OpenStreams;
  /** Names the code that computes the answers. */
  readonly build: string;
  readonly digest: Digest;
}

/** Variables that a request carries from the middleware to its route and back. */
export interface Env {
  Variables: {
    readonly requestId: string;
    readonly service: Service;
    /** Undefined on the routes of the service itself, and before the client is identified. */
    readonly client: Client;
    /** Everything that the answer depends on, in the client's words. */
    readonly words: string;
    /** Moves made for this request. */
    nodes: number;
    answeredBy: AnsweredBy | null;
    /** The code of the problem in the answer; null for none. */
    problem: string | null;
    /** Resolves when the work for a stream is done, which goes on after its answer has begun. */
    streamed: Promise<void> | null;
  };
}

export type Ctx = Context<Env>;

/** The pause of the platform in a request. */
export function pauseOf(c: Ctx): Pause {
  return () => c.get('service').platform.inTurn?.(() => undefined, c.get('client').id);
}
