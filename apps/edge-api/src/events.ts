import type { Ctx } from './env.js';

/** The id of the last event. An `EventSource` connects again when a stream ends, and says which event it had last. */
export const ENDED = 'end';

/** A server-sent event. @param isLast whether nothing comes after it. */
export function eventOf(event: string, document: object, isLast: boolean): string {
  return `event: ${event}\ndata: ${JSON.stringify(document)}\n${isLast ? `id: ${ENDED}\n` : ''}\n`;
}

/** The headers of a stream of a type. */
export function streamHeaders(type: string): Record<string, string> {
  // Proxies that gather answers would hold the steps back.
  return { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
}

/** When a stream is to end: its client has left it, or the service is about to end. */
export function endOf(c: Ctx, left: AbortController): AbortSignal {
  const { stopping } = c.get('service').platform;
  return AbortSignal.any([c.req.raw.signal, left.signal, ...(stopping ? [stopping] : [])]);
}
