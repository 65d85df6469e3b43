import type { DiscordError } from '../rules/errors.js';

/** Which requests a fault is meant for. */
interface FaultTarget {
  /** Matched against the method and the path after the version, such as `POST /channels/1/messages`. */
  readonly request?: RegExp;
  /** How many requests it strikes; one by default. */
  readonly times?: number;
}

export type InjectedFault = FaultTarget &
  (
    | { readonly kind: 'rate-limit'; readonly retryAfterMs: number; readonly global?: boolean }
    /** The request is not carried out. */
    | { readonly kind: 'bad-gateway' }
    /** Nor is it, and Discord says why. */
    | { readonly kind: 'refusal'; readonly error: DiscordError }
    /** The request is carried out, but its answer is lost on the way: a retry repeats it. */
    | { readonly kind: 'lost-answer' }
    /** The answer comes late. */
    | { readonly kind: 'slow'; readonly delayMs: number }
  );

/** Trouble that tests ask for in advance. */
export class Faults {
  readonly #waiting: { readonly fault: InjectedFault; left: number }[] = [];
  /** Faults that struck. */
  struck = 0;

  inject(fault: InjectedFault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  /** From now on everything goes well. */
  clear(): void {
    this.#waiting.length = 0;
  }

  /** The fault for this request, if there is one. */
  take(method: string, path: string): InjectedFault | undefined {
    const request = `${method} ${path}`;
    const found = this.#waiting.find(({ fault, left }) => left > 0 && (fault.request?.test(request) ?? true));
    if (found === undefined) return undefined;
    found.left--;
    this.struck++;
    return found.fault;
  }
}

/** What a request has left of its bucket. */
interface Allowance {
  readonly allowed: boolean;
  /** Headers that tell the app of the bucket; none where no limit holds. */
  readonly headers: Readonly<Record<string, string>>;
  /** How long to wait, in ms; 0 when allowed. */
  readonly retryAfterMs: number;
  readonly global: boolean;
}

interface Rule {
  readonly method: string;
  readonly path: RegExp;
  readonly limit: number;
  readonly perMs: number;
}

/** Limits of the kind that Discord sets; it publishes none, so these are what bots have met. */
const RULES: readonly Rule[] = [
  { method: 'POST', path: /^\/channels\/\d+\/messages$/, limit: 5, perMs: 5_000 },
  { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/, limit: 5, perMs: 5_000 },
  { method: 'DELETE', path: /^\/channels\/\d+\/messages\/\d+$/, limit: 5, perMs: 5_000 },
  { method: 'POST', path: /^\/webhooks\/\d+\/[\w-]+$/, limit: 5, perMs: 2_000 },
  { method: 'PATCH', path: /^\/webhooks\/\d+\/[\w-]+\/messages\/[\w@]+$/, limit: 5, perMs: 2_000 },
];

const GLOBAL = { limit: 50, perMs: 1_000 };
/** Answers to interactions are not counted against the global limit. */
const UNCOUNTED = /^\/(interactions|webhooks)\//;

/** Counts requests a channel or token, and all of them together. */
export class RateLimits {
  readonly #buckets = new Map<string, number[]>();
  /** Requests refused so far. */
  refused = 0;

  ask(method: string, path: string, now: number): Allowance {
    const rule = RULES.find((one) => one.method === method && one.path.test(path));
    const free = { allowed: true, headers: {}, retryAfterMs: 0, global: false };
    if (!UNCOUNTED.test(path)) {
      const wait = this.#enter('global', GLOBAL.limit, GLOBAL.perMs, now).waitMs;
      if (wait > 0) return { ...free, allowed: false, retryAfterMs: wait, global: true };
    }
    if (rule === undefined) return free;
    const major = path.split('/').slice(0, 4).join('/');
    const bucket = `${method} ${major.startsWith('/channels') ? major.split('/').slice(0, 3).join('/') : major}`;
    const { waitMs, left, resetMs } = this.#enter(bucket, rule.limit, rule.perMs, now);
    const headers = {
      'x-ratelimit-limit': String(rule.limit),
      'x-ratelimit-remaining': String(left),
      'x-ratelimit-reset': String((now + resetMs) / 1_000),
      'x-ratelimit-reset-after': String(resetMs / 1_000),
      'x-ratelimit-bucket': `${rule.method.toLowerCase()}${RULES.indexOf(rule)}`,
    };
    return { allowed: waitMs === 0, headers, retryAfterMs: waitMs, global: false };
  }

  #enter(bucket: string, limit: number, perMs: number, now: number) {
    const times = (this.#buckets.get(bucket) ?? []).filter((time) => time > now - perMs);
    const waitMs = times.length < limit ? 0 : times[0]! + perMs - now;
    if (waitMs === 0) times.push(now);
    else this.refused++;
    this.#buckets.set(bucket, times);
    return { waitMs, left: limit - times.length, resetMs: times[0]! + perMs - now };
  }
}
