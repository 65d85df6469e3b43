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

export interface Tiers {
  readonly anonymous: Tier;
  /** Clients with an API key. */
  readonly keyed: Tier;
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
