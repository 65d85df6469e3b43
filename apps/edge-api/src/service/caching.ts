import { Refusal } from '../http/problem.js';
import type { WrittenAnswer } from '../search/caches.js';
import type { Ctx } from './env.js';

/** Seconds for which browsers and CDNs may keep an answer without asking. */
export const MAX_AGE = 3600;

/** Headers of an answer that no cache keeps. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

/** Characters or bytes of an answer, at most: more than the games here need; it bounds other games. */
export const MAX_ANSWER_SIZE = 8_000_000;

/** Version of the form of answers; a new one makes kept answers stale. */
const FORM = 3;

/** Hexadecimal digits of a digest that name a question. */
const KEY_LENGTH = 24;

/**
 * The name of a question in caches and, as its entity tag, for clients; known before any search.
 * @param question everything that the answer depends on; null where chance has a part in it.
 */
export async function keyOf(c: Ctx, question: readonly unknown[] | null): Promise<string | null> {
  if (question === null) return null;
  const { build, digest } = c.get('service');
  return (await digest(JSON.stringify([build, FORM, question]))).slice(0, KEY_LENGTH);
}

/** Whether the client already has the answer, by its If-None-Match. */
function clientHas(c: Ctx, key: string): boolean {
  if (c.req.method === 'POST') return false;
  const tags = c.req.header('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '').replaceAll('"', '') === key);
}

/** @param key null for an answer that may differ at the next request. */
function cacheHeaders(c: Ctx, key: string | null): Record<string, string> {
  // Caches that do not know QUERY must not take its answer for that of a GET.
  const mayKeep = key !== null && (c.req.method === 'GET' || c.req.method === 'HEAD');
  // Clients with a key have higher limits, so their answers are not for others.
  const whose = c.get('client').isAnonymous ? 'public' : 'private';
  return {
    'Cache-Control': mayKeep ? `${whose}, max-age=${MAX_AGE}` : 'no-store',
    // Weak, because the seconds in an answer differ from run to run.
    ...(key === null ? {} : { ETag: `W/"${key}"` }),
  };
}

/** A question and the function that answers it. */
interface Kept<Answer> {
  /** Everything that the answer depends on; null where chance has a part in it. */
  readonly question: readonly unknown[] | null;
  /** @param key names the question in caches. */
  readonly answer: (key: string | null) => Answer | Promise<Answer>;
  /** False for an answer that was cut short by chance and must not be kept. */
  readonly isWhole?: (answer: Answer) => boolean;
}

/** Answers with a JSON document, or with 304 when the client has it. */
export function answerOrConfirm<Answer extends object>(
  c: Ctx,
  { question, answer, isWhole = () => true }: Kept<Answer>,
): Promise<Response> {
  return writeOrConfirm(c, question, async (key) => {
    const document = await answer(key);
    return { type: 'application/json', body: JSON.stringify(document), isWhole: isWhole(document) };
  });
}

/** The written answer to a question. */
interface Writing extends Pick<WrittenAnswer, 'type' | 'body'> {
  readonly isWhole: boolean;
}

/**
 * Answers with a written document, or with 304 when the client has it. From then on, `knownAnswer` finds a
 * whole answer by the words of its question.
 */
export async function writeOrConfirm(
  c: Ctx,
  question: readonly unknown[] | null,
  write: (key: string | null) => Writing | Promise<Writing>,
): Promise<Response> {
  const key = await keyOf(c, question);
  if (key !== null && clientHas(c, key)) return confirmed(c, key);
  const { type, body, isWhole } = await write(key);
  const found = body.length;
  if (found > MAX_ANSWER_SIZE) {
    const detail = `the answer is ${found} bytes long; expected at most ${MAX_ANSWER_SIZE}: ask about less at once`;
    throw new Refusal(400, 'answer-too-large', detail, { params: { found, max: MAX_ANSWER_SIZE } });
  }
  if (key === null || !isWhole) return c.body(body, 200, { ...cacheHeaders(c, null), 'Content-Type': type });
  const written = { key, type, body, isSearched: c.get('answeredBy') !== null };
  c.get('service').known.keep(c.get('words'), written);
  return sent(c, written);
}

/** Everything that an answer depends on, in the client's words. @param parameters the query or the body. */
export function wordsOf(c: Ctx, parameters: string): string {
  const { method, path } = c.req;
  return [method, path, c.get('client').isAnonymous, c.req.header('accept'), parameters].join('\n');
}

/** The answer to a question that was answered before in the same words. */
export function knownAnswer(c: Ctx): Response | undefined {
  const known = c.get('service').known.find(c.get('words'));
  if (known === undefined) return undefined;
  if (clientHas(c, known.key)) return confirmed(c, known.key);
  if (known.isSearched) c.set('answeredBy', 'cache');
  return sent(c, known);
}

function confirmed(c: Ctx, key: string): Response {
  return c.body(null, 304, cacheHeaders(c, key));
}

function sent(c: Ctx, { key, type, body }: WrittenAnswer): Response {
  return c.body(body, 200, { ...cacheHeaders(c, key), 'Content-Type': type });
}
