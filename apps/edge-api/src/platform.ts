import type { NodeEngineHost } from '@tahoun/engine';
import type { LiveService } from '@tahoun/live/store';
import type { Problem } from '@tahoun/problems';
import type { Context } from 'hono';
import type { JobQueue } from './jobs/queue.js';
import type { RateLimiter } from './limits/rate-limiter.js';
import type { AnswerCache } from './search/caches.js';

/** The searches of a platform. Where they wait for each other, too many are refused (`WorkRefused`). */
export interface Engine
  extends Pick<NodeEngineHost, 'bestMove' | 'solve' | 'writtenTree' | 'writtenMoves' | 'file'>,
    Partial<Pick<NodeEngineHost, 'admit'>> {}

/** Limits of one request, whatever it asks for. */
export interface Ceilings {
  /** Moves made by one search, by a solve, and by all searches of a batch together. */
  readonly nodes: number;
  /** Milliseconds of a search that asks for a time. Left out where the clock does not advance during a search. */
  readonly timeMs?: number;
  /** Threads of one search. */
  readonly threads: number;
  /** Nodes of a tree in an answer. */
  readonly treeNodes: number;
  /** Moves made by the search of a job; left out where there are no jobs. */
  readonly jobNodes?: number;
}

/** A kind of client, with its limits. */
export interface Tier {
  readonly ceilings: Ceilings;
  /** Nodes that the searches of one client may use per minute. */
  readonly nodesPerMinute: number;
}

interface Tiers {
  readonly anonymous: Tier;
  /** Clients with an API key. */
  readonly keyed: Tier;
}

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
export interface Platform {
  readonly engine: Engine;
  readonly tiers: Tiers;
  /** SHA-256 of the API keys, in hexadecimal. */
  readonly keyHashes?: ReadonlySet<string>;
  /** The address that a request came from. */
  readonly clientAddress?: (c: Context) => string | undefined;
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

/**
 * The limits of a request on each platform. With those of the serverless platforms, a cold isolate stays
 * within the processor time it is given; docs/measurements.md has the measurements.
 */

/** A server of your own: seconds of a thread. */
const NODE: Ceilings = { nodes: 20_000_000, timeMs: 30_000, threads: 1, treeNodes: 20_000 };
/** Moves that a job may make: about an hour of a thread. */
const JOB_NODES = 2_000_000_000;

/** Cloudflare Workers, where the clock does not advance during a search. */
const WORKERS: Ceilings = { nodes: 200_000, threads: 1, treeNodes: 5000 };
/** AWS Lambda, Vercel and Deno: a whole processor for seconds, and a clock that moves. */
const FUNCTIONS: Ceilings = { nodes: 2_000_000, timeMs: 10_000, threads: 1, treeNodes: 20_000 };

/** Nodes per minute of one client on the serverless platforms, where each isolate counts for itself. */
const SERVERLESS_NODES_PER_MINUTE = 50_000_000;

/** Factor by which a key raises the limits. */
const KEY_FACTOR = 10;

/** @param threads that one search may have. */
export function nodeTiers(threads: number, nodesPerMinute: number, keyedNodesPerMinute: number): Tiers {
  // A search that costs more than a minute's nodes would leave a client in debt for longer than that.
  const tier = (quota: number): Tier => ({
    ceilings: { ...NODE, threads, jobNodes: JOB_NODES, nodes: Math.min(NODE.nodes, quota) },
    nodesPerMinute: quota,
  });
  return { anonymous: tier(nodesPerMinute), keyed: tier(keyedNodesPerMinute) };
}

export const WORKERS_TIERS: Tiers = serverless(WORKERS);
export const FUNCTIONS_TIERS: Tiers = serverless(FUNCTIONS);

function serverless(ceilings: Ceilings): Tiers {
  return {
    anonymous: { ceilings, nodesPerMinute: SERVERLESS_NODES_PER_MINUTE },
    keyed: {
      ceilings: { ...ceilings, nodes: ceilings.nodes * KEY_FACTOR },
      nodesPerMinute: SERVERLESS_NODES_PER_MINUTE * KEY_FACTOR,
    },
  };
}

/** SHA-256 of a text in hexadecimal. */
export type Digest = (text: string) => string | Promise<string>;

/** The digest of the web platform. Node's own is faster, because it does not go through another thread. */
export const webDigest = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
