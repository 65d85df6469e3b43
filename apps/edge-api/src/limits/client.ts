import type { Context } from 'hono';
import { type Platform, type Tier, webDigest } from '../platform.js';
import { Refusal } from '../problem.js';
import type { Allowance, RateLimiter } from './rate-limiter.js';

/** Nodes that every request costs, for its answer even where nothing is searched. */
export const REQUEST_COST = 1000;

/** A client: its limits, and what it has used. */
export class Client {
  constructor(
    /** The name under which its use is counted. */
    readonly id: string,
    readonly tier: Tier,
    /** False for clients with an API key. */
    readonly isAnonymous: boolean,
    readonly limiter: RateLimiter,
  ) {}

  /** Takes what every request costs. @throws Refusal 429 when the client has not so many nodes left. */
  async chargeRequest(c: Context): Promise<void> {
    await this.#charge(c, Math.min(REQUEST_COST, this.tier.nodesPerMinute), 0);
  }

  /**
   * Takes the nodes that a search may use, at most what a minute has beyond the request itself.
   * @returns nodes taken. @throws Refusal 429 when the client has not so many left.
   */
  async chargeSearch(c: Context, nodes: number): Promise<number> {
    const taken = Math.min(nodes, Math.max(0, this.tier.nodesPerMinute - REQUEST_COST));
    await this.#charge(c, taken, REQUEST_COST);
    return taken;
  }

  /**
   * Takes nodes from what the client may use in this minute, and tells it what is left.
   * @param before nodes that asking again costs before this charge.
   */
  async #charge(c: Context, taken: number, before: number): Promise<void> {
    const { nodesPerMinute } = this.tier;
    const allowance = await this.limiter.charge(this.id, taken, nodesPerMinute);
    const headers = rateHeaders(allowance, nodesPerMinute);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (allowance.granted) return;
    const waitSeconds = allowance.waitSeconds + Math.ceil((before / nodesPerMinute) * 60);
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

/** @throws Refusal 401 for an unknown key. */
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
  const hash = key === undefined ? '' : await webDigest(key);
  if (keyHashes?.has(hash)) return new Client(`key:${hash}`, tiers.keyed, false, limiter);
  throw new Refusal(
    401,
    'key-unknown',
    'the Authorization header contains no valid key; expected Bearer and a key, or no such header',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

/**
 * What a client counts by: its IPv4 address, also where that is written as one of IPv6. One client holds a whole /64
 * of IPv6, and so it counts as one: the first four of the eight groups.
 */
function networkOf(written: string): string {
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = [], after = []] = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  // The groups that `::` leaves out.
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** The key in an `Authorization: Bearer KEY` header; undefined without one. */
export function bearerKey(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w~+/.=-]{1,200})$/i.exec(authorization ?? '')?.[1];
}

/**
 * The SHA-256 hashes in a list separated by commas or white space. API keys are random, so their hashes need no salt.
 * @throws Error for anything that is no hash.
 */
export function readKeyHashes(text: string | undefined): ReadonlySet<string> {
  const hashes = (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const bad = hashes.findIndex((hash) => !/^[0-9a-f]{64}$/.test(hash));
  if (bad >= 0) throw new Error(`entry ${bad + 1} is not a SHA-256 of 64 hexadecimal digits`);
  return new Set(hashes);
}
