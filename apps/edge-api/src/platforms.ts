import type { Ceilings, Tiers } from './platform.js';

/**
 * What a request may cost, by where the service runs. The figures of the serverless platforms are such that a
 * cold isolate stays within the processor time it is given; docs/measurements.md has the measurements.
 */

/** A server of one's own: seconds of a thread. */
const NODE: Ceilings = { nodes: 20_000_000, timeMs: 30_000, threads: 1, treeNodes: 20_000 };
/** Moves that a job may make: about an hour of a thread. */
const JOB_NODES = 2_000_000_000;

/** Cloudflare Workers, where the clock stands still during a search. */
const WORKERS: Ceilings = { nodes: 200_000, threads: 1, treeNodes: 5000 };
/** AWS Lambda, Vercel and Deno: a whole processor for seconds, and a clock that moves. */
const FUNCTIONS: Ceilings = { nodes: 2_000_000, timeMs: 10_000, threads: 1, treeNodes: 20_000 };

/** Moves a minute of one client on the serverless platforms, which count an isolate each. */
const SERVERLESS_NODES_PER_MINUTE = 50_000_000;

/** A key allows so many times what everybody may do. */
const KEY_FACTOR = 10;

/** @param threads that one search may have. */
export function nodeTiers(threads: number, nodesPerMinute: number, keyedNodesPerMinute: number): Tiers {
  const ceilings = { ...NODE, threads, jobNodes: JOB_NODES };
  return {
    anonymous: { ceilings: { ...ceilings, nodes: Math.min(ceilings.nodes, nodesPerMinute) }, nodesPerMinute },
    keyed: { ceilings, nodesPerMinute: keyedNodesPerMinute },
  };
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
