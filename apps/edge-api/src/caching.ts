import type { TypedResponse } from 'hono';
import type { Ctx } from './env.js';

/** Seconds for which browsers and CDNs may keep an answer without asking. */
const MAX_AGE = 3600;

/** Hexadecimal digits of a digest that are kept. */
const TAG_LENGTH = 24;

/**
 * The entity tag of an answer that follows from its question, known before any search. Weak, since
 * the seconds in an answer differ from run to run.
 */
export async function etagOf(c: Ctx, question: unknown): Promise<string> {
  const { build, digest } = c.get('service');
  const hex = await digest(JSON.stringify([build, question]));
  return `W/"${hex.slice(0, TAG_LENGTH)}"`;
}

/** What an entity tag says, without the marks around it. */
export function opaqueTag(etag: string): string {
  return etag.trim().replace(/^W\//, '').replaceAll('"', '');
}

/** True when the client says that it has the answer already. */
export function clientHas(c: Ctx, etag: string): boolean {
  if (c.req.method === 'POST') return false;
  const tags = c.req.header('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

/** @param etag null for an answer that the next request may get differently. */
export function cacheHeaders(c: Ctx, etag: string | null): Record<string, string> {
  // Caches that do not know QUERY must not take its answer for that of a GET.
  const mayKeep = etag !== null && (c.req.method === 'GET' || c.req.method === 'HEAD');
  // What a client with a key may ask for, others may not: its answers are its own.
  const whose = c.get('client').isAnonymous ? 'public' : 'private';
  return {
    'Cache-Control': mayKeep ? `${whose}, max-age=${MAX_AGE}` : 'no-store',
    ...(etag === null ? {} : { ETag: etag }),
  };
}

/** A question, and how to answer it. */
interface Kept<Answer> {
  /** Says all that the answer depends on; null where chance has a part in it. */
  readonly question: readonly unknown[] | null;
  /** @param key the question's entity tag without its marks, for caches. */
  readonly answer: (key: string | null) => Answer | Promise<Answer>;
  /** False for an answer that was cut short by chance and must not be kept. */
  readonly isWhole?: (answer: Answer) => boolean;
}

/** Answers with a JSON document, or says that the client has it. */
export async function answerOrConfirm<Answer extends object>(
  c: Ctx,
  { question, answer, isWhole = () => true }: Kept<Answer>,
): Promise<TypedResponse<Answer, 200, 'json'>> {
  const respond = (document: Answer, headers: Record<string, string>) =>
    c.json(document, 200, headers) as unknown as TypedResponse<Answer, 200, 'json'>;
  if (question === null) return respond(await answer(null), cacheHeaders(c, null));
  const etag = await etagOf(c, question);
  if (clientHas(c, etag)) {
    return c.body(null, 304, cacheHeaders(c, etag)) as unknown as TypedResponse<Answer, 200, 'json'>;
  }
  const document = await answer(opaqueTag(etag));
  return respond(document, cacheHeaders(c, isWhole(document) ? etag : null));
}
