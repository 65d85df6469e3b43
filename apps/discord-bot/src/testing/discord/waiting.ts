import type { Parts } from './server.ts';

/** What `check` gives when it is there: the rest means "not yet". */
export type Found<T> = Exclude<T, false | null | undefined>;

/** How something is waited for. */
export interface Waiting {
  readonly patienceMs?: number | undefined;
  /** Looks again only when something changes in this channel: with many people at once, the rest costs too much. */
  readonly channelId?: string;
}

/** Waits until `check` gives something. It is asked again after each change, never by the clock. */
export function until<T>(
  parts: Parts,
  what: string,
  check: () => T,
  { patienceMs = parts.patienceMs, channelId }: Waiting = {},
): Promise<Found<T>> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      unwatch();
    };
    const look = () => {
      try {
        const found = check();
        if (found === false || found === undefined || found === null) return;
        finish();
        resolve(found as Found<T>);
      } catch (error) {
        finish();
        reject(error);
      }
    };
    const timer = setTimeout(() => {
      finish();
      reject(new Error(`waited in vain for ${what}${troublesOf(parts)}`));
    }, patienceMs);
    const unwatch = parts.world.watch(look, channelId);
    look();
  });
}

/** The rules that the app broke and the interactions it was late for, a line each; empty: none. */
export function troublesOf({ violations, interactions }: Parts): string {
  return [
    ...violations.map(
      ({ request, code, message, errors }) =>
        `\n${request}: ${code} ${message} ${errors === undefined ? '' : JSON.stringify(errors)}`,
    ),
    ...interactions.late.map(({ what }) => `\nnot acknowledged in time: ${what}`),
  ].join('');
}
