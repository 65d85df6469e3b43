import type { Context } from 'hono';

/** Seconds for which browsers and CDNs may keep an answer without asking. */
const MAX_AGE = 3600;

/**
 * The entity tag of an answer that follows from its question, known before any search. Weak, since
 * the seconds in an answer differ from run to run.
 * @param build names the code that computes the answers.
 */
export async function etagOf(build: string, question: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([build, question]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `W/"${hex.join('')}"`;
}

/** True when the client says that it has the answer already. */
export function clientHas(c: Context, etag: string): boolean {
  if (c.req.method === 'POST') return false;
  const tags = c.req.header('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => opaque(tag) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** @param etag null for an answer that the next request may get differently. */
export function cacheHeaders(c: Context, etag: string | null): Record<string, string> {
  const shared = etag !== null && c.req.method !== 'POST';
  return {
    'Cache-Control': shared ? `public, max-age=${MAX_AGE}` : 'no-store',
    ...(etag === null ? {} : { ETag: etag }),
  };
}
