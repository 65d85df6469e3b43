import type { LiveService } from '@tahoun/live/store';
import type { Problem } from '@tahoun/problems';
import type { Context } from 'hono';
import type { Engine } from '../engine/engine.js';
import type { Digest } from '../http/digest.js';
import type { JobQueue } from '../jobs/queue.js';
import type { Identification } from '../limits/client.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { AnswerCache } from '../search/caches.js';

/** The report on an answered request, for logs and metrics. */
export interface RequestReport {
  readonly requestId: string;
  /** The address or the hash of the key; null where the client was not identified. */
  readonly client: string | null;
  readonly method: string;
  /** The route's pattern, not the path; `*` where there is none. */
  readonly route: string;
  readonly status: number;
  /** The code of the refusal; null for an answer. */
  readonly problem: string | null;
  /** Until the answer, or until the first step of a stream, which is reported when its search has ended. */
  readonly ms: number;
  /** Moves made by searches for this request; 0 when it needed none of its own. */
  readonly nodes: number;
  /** Nodes that the client paid for the request itself, its searches and pictures, and the limit of a job. */
  readonly paid: number;
  readonly answeredBy: AnsweredBy | null;
}

/** The source of a search's answer: the cache, another request's search, or its own. */
export type AnsweredBy = 'cache' | 'shared' | 'search';

export interface Fault {
  readonly level: 'error';
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly error: string;
}

/** Draws a complete SVG document as PNG, in the turn of a client. @param width of the picture, in pixels. */
type Rasteriser = (svg: string, width: number, client: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Does heavy work on this thread in the turn of a client. May refuse it (`WorkRefused`). */
type InTurn = <T>(work: () => T, client: string) => Promise<T>;

/** The parts that a platform provides. The service does without those that are left out. */
export interface Platform extends Identification {
  readonly engine: Engine;
  /** By default one in the memory of this process. */
  readonly limiter?: RateLimiter;
  readonly cache?: AnswerCache;
  readonly jobs?: JobQueue;
  /** Games between people, by link. */
  readonly live?: LiveService | undefined;
  /** Whether a webhook may have this address; without this function there are no webhooks. */
  readonly mayBeWebhook?: ((url: string) => boolean) | undefined;
  /** The problems of a game, none where it has none. */
  readonly problems?: (game: string) => readonly Problem[];
  /** Whether the service compresses the document of its API, because the platform does not do that by itself. */
  readonly compresses?: true;
  /** Whether more requests should be sent here; always by default. */
  readonly isReady?: () => boolean;
  readonly rasterise?: Rasteriser;
  /** Upgrades a request to a WebSocket. May refuse with 429 and 503. */
  readonly socket?: (c: Context) => Response | Promise<Response>;
  /** Aborted when the service is about to end: streams without an end of their own end then. */
  readonly stopping?: AbortSignal;
  /** By default, heavy work is done at once. */
  readonly inTurn?: InTurn;
  /** By default that of the web platform. */
  readonly digest?: Digest;
  /** Names the build of the engine, so that a new one makes kept answers stale. */
  readonly build?: string;
  /** Takes one entry about an unexpected error; standard error by default. */
  readonly log?: (fault: Fault) => void;
  readonly report?: (report: RequestReport) => void;
}

/** The stores of a server: answers, use by clients, and jobs. */
export interface Stores extends Required<Pick<Platform, 'cache' | 'limiter' | 'jobs'>> {
  close(): Promise<void>;
}
