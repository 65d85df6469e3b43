import type { Context } from 'hono';
import { type Platform, type Tier, webDigest } from '../platform.js';
import { Refusal } from '../problem.js';
import { type Account, type Allowance, type RateLimiter, refund } from './rate-limiter.js';

/** Nodes that every request costs, for its answer even where nothing is searched. */
export const REQUEST_COST = 1000;

/** So many things that outlast their request may a client begin in a minute. */
export const LASTING_A_MINUTE = 100;

/** A client: its limits, and what it has used. */
export class Client {
  readonly #requests: Account;
  /** Apart, since a job may cost many minutes: its client is to ask for it meanwhile. */
  readonly jobs: Account;
  /** What is left for requests after the last charge. */
  #allowance: Allowance | undefined;
  #paid = 0;

  constructor(
    readonly id: string,
    readonly tier: Tier,
    /** False for clients with an API key. */
    readonly isAnonymous: boolean,
    readonly limiter: RateLimiter,
  ) {
    const { nodesPerMinute } = tier;
    this.#requests = { name: id, nodesPerMinute };
    this.jobs = { name: `jobs:${id}`, nodesPerMinute };
  }

  /** Takes what every request costs. @throws Refusal 429 when the client has not so many nodes left. */
  async chargeRequest(): Promise<void> {
    const cost = this.#requestCost;
    this.#allowance = await this.#charge(this.#requests, cost, cost);
  }

  /**
   * Takes nodes that searches may use, also more than are left: the client is in debt then.
   * @throws Refusal 429 while it is in debt already.
   */
  async reserve(nodes: number): Promise<void> {
    this.#allowance = await this.#charge(this.#requests, nodes, 0);
  }

  /**
   * Takes a share of the minute's quota for something that outlasts the request: a game that is kept for a month, or a
   * question to Discord, which answers only so many. @throws Refusal as `reserve` does
   */
  async reserveLasting(): Promise<void> {
    await this.reserve(Math.ceil(this.tier.nodesPerMinute / LASTING_A_MINUTE));
  }

  /** Gives back nodes that were reserved and not used. */
  async refund(unused: number): Promise<void> {
    this.#allowance = (await refund(this.limiter, this.#requests, unused)) ?? this.#allowance;
    this.#paid -= unused;
  }

  /** Takes all that a job may use, as `reserve` does. What it does not use comes back when it has ended. */
  async reserveJob(nodes: number): Promise<void> {
    await this.#charge(this.jobs, nodes, 0);
  }

  /** Gives back what was reserved for a job that came to nothing. */
  async refundJob(nodes: number): Promise<void> {
    await refund(this.limiter, this.jobs, nodes);
    this.#paid -= nodes;
  }

  /** Nodes that this request has cost so far. */
  get paid(): number {
    return this.#paid;
  }

  /** What is left to the client, as headers of its answer. */
  headers(): Readonly<Record<string, string>> {
    return this.#allowance === undefined ? {} : rateHeaders(this.#allowance, this.#requests);
  }

  get #requestCost(): number {
    return Math.min(REQUEST_COST, this.tier.nodesPerMinute);
  }

  /** @param needed nodes that have to be there. */
  async #charge(account: Account, nodes: number, needed: number): Promise<Allowance> {
    const { name, nodesPerMinute } = account;
    const allowance = await this.limiter.charge(name, nodes, nodesPerMinute, needed);
    if (allowance.granted) {
      this.#paid += nodes;
      return allowance;
    }
    // Asking again costs a request, which has to be there too.
    const again = this.#requestCost - needed;
    const waitSeconds = allowance.waitSeconds + Math.ceil((again / nodesPerMinute) * 60);
    throw new Refusal(
      429,
      'rate-limit',
      `this client has used its ${nodesPerMinute} nodes per minute; ask again in ${waitSeconds} s`,
      {
        params: { nodesPerMinute, waitSeconds },
        headers: { ...rateHeaders(allowance, account), 'Retry-After': String(waitSeconds) },
      },
    );
  }
}

/** The account of a client, by its id alone; undefined for one that is none, such as a player. */
export function accountOf(id: string, { anonymous, keyed }: Platform['tiers']): Account | undefined {
  if (id.startsWith('address:')) return { name: id, nodesPerMinute: anonymous.nodesPerMinute };
  return id.startsWith('key:') ? { name: id, nodesPerMinute: keyed.nodesPerMinute } : undefined;
}

/** Nodes for the searches of one request: reserved when the first begins, and settled when the last has ended. */
export class Reservation {
  #isTaken = false;
  #used = 0;

  /** @param nodes that all its searches together may make. */
  constructor(
    readonly client: Client,
    readonly nodes: number,
  ) {}

  /** @throws Refusal 429 for a client in debt. */
  async take(): Promise<void> {
    if (this.#isTaken) return;
    await this.client.reserve(this.nodes);
    this.#isTaken = true;
  }

  use(nodes: number): void {
    this.#used += nodes;
  }

  async settle(): Promise<void> {
    if (this.#isTaken) await this.client.refund(this.nodes - this.#used);
  }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
function rateHeaders(
  { left, fullInSeconds }: Allowance,
  { nodesPerMinute }: Account,
): Record<string, string> {
  return {
    'RateLimit-Policy': `"nodes";q=${nodesPerMinute};w=60`,
    RateLimit: `"nodes";r=${left};t=${fullInSeconds}`,
  };
}

/** @throws Refusal 401 for an unknown key, 429 for too many of them. */
export async function identify(
  c: Context,
  { tiers, keyHashes, clientAddress }: Platform,
  limiter: RateLimiter,
): Promise<Client> {
  const authorization = c.req.header('authorization');
  const address = networkOf(clientAddress?.(c) ?? 'unknown');
  const anonymous = new Client(`address:${address}`, tiers.anonymous, true, limiter);
  if (authorization === undefined) return anonymous;
  const key = bearerKey(authorization);
  const hash = key === undefined ? '' : await webDigest(key);
  if (keyHashes?.has(hash)) return new Client(`key:${hash}`, tiers.keyed, false, limiter);
  // Who tries keys pays for it with its address.
  await anonymous.chargeRequest();
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
