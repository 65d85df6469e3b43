import type { DiscordError } from './errors.ts';

/** Which requests a fault is meant for. */
export interface FaultTarget {
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
