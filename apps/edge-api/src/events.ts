import type { Ctx } from './env.js';

/** The id of the last event. When a stream ends, an `EventSource` connects again and sends its last id. */
export const ENDED = 'end';

/** A server-sent event. @param isLast whether nothing comes after it. */
export function eventOf(event: string, document: object, isLast: boolean): string {
  return `event: ${event}\ndata: ${JSON.stringify(document)}\n${isLast ? `id: ${ENDED}\n` : ''}\n`;
}

/** The headers of a stream. @param type its Content-Type. */
export function streamHeaders(type: string): Record<string, string> {
  // Proxies that buffer answers would hold the steps back.
  return { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
}

/** Aborted when a stream has to end: its client has left, or the service is about to end. */
export function endOf(c: Ctx, left: AbortController): AbortSignal {
  const { stopping } = c.get('service').platform;
  return AbortSignal.any([c.req.raw.signal, left.signal, ...(stopping ? [stopping] : [])]);
}
