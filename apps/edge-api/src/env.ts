import type { Context } from 'hono';
import type { JobStreams } from './jobs/job-streams.js';
import type { Client } from './limits/client.js';
import type { OpenStreams } from './limits/open-streams.js';
import type { AnsweredBy, Digest, Platform } from './platform.js';
import type { KnownQuestions } from './search/caches.js';
import type { Searches } from './search/searches.js';

/** What the service is made of, for the routes. */
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

/** What a request carries from the middleware to its route and back. */
export interface Env {
  Variables: {
    readonly requestId: string;
    readonly service: Service;
    /** Undefined on the routes of the service itself, and before it is known who asks. */
    readonly client: Client;
    /** All that the answer depends on, as the client puts it. */
    readonly words: string;
    /** Moves made for this request. */
    nodes: number;
    answeredBy: AnsweredBy | null;
    /** The code of the problem that is answered. */
    problem: string | null;
    /** When the work for a stream is done, which goes on after its answer has begun. */
    streamed: Promise<void> | null;
  };
}

export type Ctx = Context<Env>;
