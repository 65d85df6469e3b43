import { LRUCache } from 'lru-cache';

/** The allowance of a client after a charge. */
export interface Allowance {
  /** False when the needed nodes were not there; nothing was taken then. */
  readonly granted: boolean;
  /** Whole nodes left; 0 for a client in debt. */
  readonly left: number;
  /** Seconds until the bucket is full again. */
  readonly fullInSeconds: number;
  /** Seconds until the charge would be granted; 0 when it was. */
  readonly waitSeconds: number;
}

/** Counts the use by clients: one bucket per client, refilled evenly over a minute. */
export interface RateLimiter {
  /**
   * Takes from a client's bucket. A charge beyond its content is a debt, which is filled up first: this way
   * a small bucket can pay for a large search too, and the client's use in the long run is the same.
   * @param cost nodes; negative to give back unused ones.
   * @param needed nodes that must be there: the cost by default, 0 for a charge that may become a debt.
   */
  charge(client: string, cost: number, nodesPerMinute: number, needed?: number): Promise<Allowance>;
}

/** An account of a client: one for requests and their searches, one for jobs. */
export interface Account {
  /** The name under which its use is counted. */
  readonly name: string;
  readonly nodesPerMinute: number;
}

/** Gives back nodes that were not used. @returns the allowance after that; undefined when there are none. */
export async function refund(
  limiter: RateLimiter,
  { name, nodesPerMinute }: Account,
  unused: number,
): Promise<Allowance | undefined> {
  return unused > 0 ? limiter.charge(name, -unused, nodesPerMinute) : undefined;
}

/** Takes nodes that were used already; nothing while the account is in debt. Never rejects. */
export async function pay(
  limiter: RateLimiter,
  { name, nodesPerMinute }: Account,
  nodes: number,
): Promise<void> {
  await limiter.charge(name, nodes, nodesPerMinute, 0).catch(() => undefined);
}

interface Bucket {
  level: number;
  filledAt: number;
}

/** Clients remembered at most; a forgotten client starts with a full bucket. */
const MAX_CLIENTS = 20_000;

/** The limiter of one process. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  /** @param now the clock, in milliseconds. */
  constructor(private readonly now: () => number = Date.now) {}

  async charge(client: string, cost: number, nodesPerMinute: number, needed = cost): Promise<Allowance> {
    const now = this.now();
    const bucket = this.#buckets.get(client) ?? { level: nodesPerMinute, filledAt: now };
    const level = refilled(bucket, now, nodesPerMinute);
    const granted = needed <= level;
    const left = granted ? Math.min(nodesPerMinute, level - cost) : level;
    this.#buckets.set(client, { level: left, filledAt: now });
    return allowance(granted, left, needed, nodesPerMinute);
  }
}

function refilled({ level, filledAt }: Bucket, now: number, nodesPerMinute: number): number {
  return Math.min(nodesPerMinute, level + ((now - filledAt) / 60_000) * nodesPerMinute);
}

/** @param left nodes of the bucket after the charge, or without it when not granted; negative for a debt. */
export function allowance(granted: boolean, left: number, needed: number, nodesPerMinute: number): Allowance {
  const secondsFor = (nodes: number) => Math.ceil((Math.max(0, nodes) / nodesPerMinute) * 60);
  return {
    granted,
    left: Math.max(0, Math.floor(left)),
    fullInSeconds: secondsFor(nodesPerMinute - left),
    waitSeconds: granted ? 0 : Math.max(1, secondsFor(needed - left)),
  };
}
