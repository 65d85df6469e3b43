import type { Context } from 'hono';
import { webDigest } from '../http/digest.js';
import { Refusal } from '../http/problem.js';
import { type Item, entryOf } from './ledger.js';
import { type Account, type Allowance, type RateLimiter, pay, refund } from './rate-limiter.js';
import type { Tier, Tiers } from './tiers.js';

/** Amounts of items of the ledger. */
type Amounts = Partial<Record<Item, number>>;

/** Begins the name of an account for jobs. */
const JOBS = 'jobs:';

/** A client, with its limits and its use. */
export class Client {
  readonly #requests: Account;
  /** A separate account, because a job may cost many minutes, during which its client has to ask for it. */
  readonly jobs: Account;
  /** The allowance for requests after the last charge. */
  #allowance: Allowance | undefined;
  #paid = 0;

  constructor(
    readonly id: string,
    readonly tier: Tier,
    /** False for clients with an API key. */
    readonly isAnonymous: boolean,
    readonly limiter: RateLimiter,
    /** The items that its request may be charged for. */
    readonly items: readonly Item[],
  ) {
    const { nodesPerMinute } = tier;
    this.#requests = { name: id, nodesPerMinute };
    this.jobs = { name: JOBS + id, nodesPerMinute };
  }

  /**
   * Takes the price of some amounts from one account. Only the price of needed items must be there; the rest
   * may put the client in debt. @throws Refusal 429 for a client without the needed nodes, or in debt;
   * Error for an item outside the tariff of its request.
   */
  async charge(amounts: Amounts): Promise<void> {
    let [nodes, needed] = [0, 0];
    const items = Object.entries(amounts) as [Item, number][];
    for (const [item, amount] of items) {
      if (!this.items.includes(item)) throw new Error(`the tariff of this request has no ${item}`);
      const price = this.#priceOf(item, amount);
      nodes += price;
      if (entryOf(item).isNeeded) needed += price;
    }
    if (nodes === 0) return;
    const account = this.#accountOf(items[0]?.[0] as Item);
    const { name, nodesPerMinute } = account;
    const allowance = await this.limiter.charge(name, nodes, nodesPerMinute, needed);
    if (allowance.granted) {
      this.#paid += nodes;
      if (account === this.#requests) this.#allowance = allowance;
      return;
    }
    // Asking again costs a request, which has to be there too.
    const again = Math.max(0, this.#priceOf('request', 1) - needed);
    const waitSeconds = allowance.waitSeconds + Math.ceil((again / nodesPerMinute) * 60);
    const detail = `this client has used its ${nodesPerMinute} nodes per minute; ask again in ${waitSeconds} s`;
    throw new Refusal(429, 'rate-limit', detail, {
      params: { nodesPerMinute, waitSeconds },
      headers: rateHeaders(allowance, account),
      retryAfter: waitSeconds,
    });
  }

  /** Takes the price of what was done already; nothing while the client is in debt. Never rejects. */
  async pay(item: Item, amount: number): Promise<void> {
    await pay(this.limiter, this.#accountOf(item), this.#priceOf(item, amount));
  }

  /** The same client in a request that may be charged for other items. */
  with(items: readonly Item[]): Client {
    return new Client(this.id, this.tier, this.isAnonymous, this.limiter, items);
  }

  /** Gives back an amount that was charged and not used. */
  async refund(item: Item, unused: number): Promise<void> {
    const account = this.#accountOf(item);
    const nodes = this.#priceOf(item, unused);
    const allowance = await refund(this.limiter, account, nodes);
    if (account === this.#requests) this.#allowance = allowance ?? this.#allowance;
    this.#paid -= nodes;
  }

  #accountOf(item: Item): Account {
    return entryOf(item).account === 'jobs' ? this.jobs : this.#requests;
  }

  #priceOf(item: Item, amount: number): number {
    const { nodesPerMinute } = this.tier;
    const { nodes, isNeeded } = entryOf(item);
    const price = nodes?.(amount, nodesPerMinute) ?? 0;
    return isNeeded ? Math.min(price, nodesPerMinute) : price;
  }

  /** Nodes that this request has cost so far. */
  get paid(): number {
    return this.#paid;
  }

  /** The client's allowance, as headers of its answer. */
  headers(): Readonly<Record<string, string>> {
    return this.#allowance === undefined ? {} : rateHeaders(this.#allowance, this.#requests);
  }
}

/** The account of a client, by its id alone; undefined for other ids, such as those of players. */
export function accountOf(id: string, { anonymous, keyed }: Tiers): Account | undefined {
  if (id.startsWith('address:')) return { name: id, nodesPerMinute: anonymous.nodesPerMinute };
  return id.startsWith('key:') ? { name: id, nodesPerMinute: keyed.nodesPerMinute } : undefined;
}

/** The id of the client that an account is of. */
export function clientOf({ name }: Account): string {
  return name.startsWith(JOBS) ? name.slice(JOBS.length) : name;
}

/** Nodes for the searches of one request: reserved when the first begins, and settled when the last has ended. */
export class Reservation {
  #isTaken = false;
  #used = 0;

  /** @param nodes the limit of all its searches together. */
  constructor(
    readonly client: Client,
    readonly nodes: number,
    /** Further items of the charge. */
    readonly more: Amounts = {},
  ) {}

  /** @throws Refusal 429 for a client in debt. */
  async take(): Promise<void> {
    if (this.#isTaken) return;
    await this.client.charge({ ...this.more, search: this.nodes });
    this.#isTaken = true;
  }

  use(nodes: number): void {
    this.#used += nodes;
  }

  async settle(): Promise<void> {
    if (this.#isTaken) await this.client.refund('search', this.nodes - this.#used);
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

/** How a platform tells its clients apart, and what each kind may use. */
export interface Identification {
  readonly tiers: Tiers;
  /** SHA-256 of the API keys, in hexadecimal. */
  readonly keyHashes?: ReadonlySet<string>;
  /** The address that a request came from. */
  readonly clientAddress?: (c: Context) => string | undefined;
}

/** @param items those of the tariff. @throws Refusal 401 for an unknown key, 429 for too many of them. */
export async function identify(
  c: Context,
  { tiers, keyHashes, clientAddress }: Identification,
  limiter: RateLimiter,
  items: readonly Item[],
): Promise<Client> {
  const authorization = c.req.header('authorization');
  const address = networkOf(clientAddress?.(c) ?? 'unknown');
  const anonymous = new Client(`address:${address}`, tiers.anonymous, true, limiter, items);
  if (authorization === undefined) return anonymous;
  const key = bearerKey(authorization);
  const hash = key === undefined ? '' : await webDigest(key);
  if (keyHashes?.has(hash)) return new Client(`key:${hash}`, tiers.keyed, false, limiter, items);
  // The address of a client that tries keys pays for it.
  await anonymous.charge({ request: 1 });
  throw new Refusal(
    401,
    'key-unknown',
    'the Authorization header contains no valid key; expected Bearer and a key, or no such header',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

/**
 * The network by which a client is counted: its IPv4 address, also where that is written as one of IPv6. One
 * client holds a whole /64 of IPv6, so this is the first four of the eight groups.
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
 * @throws Error that names the setting, for anything that is no hash.
 */
export function readKeyHashes(name: string, text: string | undefined): ReadonlySet<string> {
  const hashes = (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const bad = hashes.findIndex((hash) => !/^[0-9a-f]{64}$/.test(hash));
  if (bad >= 0) throw new Error(`${name}: entry ${bad + 1} is not a SHA-256 of 64 hexadecimal digits`);
  return new Set(hashes);
}
