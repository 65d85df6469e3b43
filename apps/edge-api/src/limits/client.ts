import type { Context } from 'hono';
import type { Platform, Tier } from '../platform.js';
import { Refusal } from '../problem.js';
import { bearerKey, hashKey } from './keys.js';
import type { Allowance, RateLimiter } from './rate-limiter.js';

/** Nodes that every request costs, for its answer even where nothing is searched. */
export const REQUEST_COST = 1000;

/** Who asks, what it may do, and what it has used. */
export class Client {
  constructor(
    /** Under which its use is counted. */
    readonly id: string,
    readonly tier: Tier,
    /** False for clients with an API key. */
    readonly isAnonymous: boolean,
    readonly limiter: RateLimiter,
  ) {}

  /**
   * Takes nodes from what the client may use in this minute, and tells it what is left.
   * @throws Refusal 429 when it has not so many.
   */
  async charge(c: Context, cost: number): Promise<void> {
    const { nodesPerMinute } = this.tier;
    const allowance = await this.limiter.charge(this.id, Math.min(cost, nodesPerMinute), nodesPerMinute);
    const headers = rateHeaders(allowance, nodesPerMinute);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (allowance.granted) return;
    const { waitSeconds } = allowance;
    throw new Refusal(
      429,
      'rate-limit',
      `this client has used its ${nodesPerMinute} nodes per minute; ask again in ${waitSeconds} s, or for fewer nodes`,
      {
        params: { nodesPerMinute, waitSeconds },
        headers: { ...headers, 'Retry-After': String(waitSeconds) },
      },
    );
  }

  /** Gives back nodes that were charged and not used. */
  async refund(unused: number): Promise<void> {
    if (unused > 0) await this.limiter.charge(this.id, -unused, this.tier.nodesPerMinute);
  }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
function rateHeaders({ left, fullInSeconds }: Allowance, nodesPerMinute: number): Record<string, string> {
  return {
    'RateLimit-Policy': `"nodes";q=${nodesPerMinute};w=60`,
    RateLimit: `"nodes";r=${left};t=${fullInSeconds}`,
  };
}

/** @throws Refusal 401 for a key that nobody was given. */
export async function identify(
  c: Context,
  { tiers, keyHashes, clientAddress }: Platform,
  limiter: RateLimiter,
): Promise<Client> {
  const authorization = c.req.header('authorization');
  if (authorization === undefined) {
    const address = networkOf(clientAddress?.(c) ?? 'unknown');
    return new Client(`address:${address}`, tiers.anonymous, true, limiter);
  }
  const key = bearerKey(authorization);
  const hash = key === undefined ? '' : await hashKey(key);
  if (keyHashes?.has(hash)) return new Client(`key:${hash}`, tiers.keyed, false, limiter);
  throw new Refusal(
    401,
    'key-unknown',
    'the Authorization header contains no valid key; expected Bearer and a key, or no such header',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

/** One client holds a whole /64 of IPv6, and so it counts as one: the first four of the eight groups. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = [], after = []] = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  // What `::` stands for.
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
