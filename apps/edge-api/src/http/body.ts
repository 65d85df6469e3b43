import { quoteInput } from '@tahoun/core';
import { gameIds } from '../engine/games.js';
import { Refusal } from './problem.js';

/** Bytes of a request body, at most. */
export const MAX_BODY_BYTES = 8192;
/** Bytes of a batch's body, at most. */
export const MAX_BATCH_BYTES = 65_536;
/** Bytes received of a body that nobody reads, at most. */
const MAX_UNREAD_BYTES = 2 ** 20;

/**
 * The text of a request's body, which has to be declared as JSON.
 * @throws Refusal 415 for another content type or a compressed body, 413 for a longer body, 400 for anything but UTF-8.
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'content-type', 'the body must be sent with Content-Type: application/json', {
      params: { expected: 'application/json' },
    });
  }
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'content-encoding', 'the body must be sent as it is, without a Content-Encoding', {
      params: { found: quoteInput(encoding), expected: 'identity' },
      headers: { 'Accept-Encoding': 'identity' },
    });
  }
  return decode(await readBytes(request, maxBytes));
}

/** @throws Refusal 400 for anything but JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(
      400,
      'json-syntax',
      `the body is not JSON; expected an object such as {"game": "${gameIds()[0]}"}`,
    );
  }
}

/**
 * Reads the rest of a refused request's body: many clients read the answer only after sending everything, and would
 * find the connection closed instead. After a mebibyte the rest is cut off. @returns whether all of it was received.
 */
export async function receiveUnread({ body }: Request): Promise<boolean> {
  if (body === null || body.locked) return true;
  const reader = body.getReader();
  try {
    for (let length = 0; length < MAX_UNREAD_BYTES; ) {
      const { value } = await reader.read();
      if (value === undefined) return true;
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // The client has disconnected; nobody reads the answer.
  }
  return false;
}

/** Ignores the length that the client declares: reading stops where the body grows too long. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(maxBytes);
  const reader = request.body?.getReader();
  let length = 0;
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new Refusal(400, 'body-incomplete', 'the body ended before it was complete');
    });
    if (chunk?.value === undefined) return bytes.subarray(0, length);
    if (length + chunk.value.length > maxBytes) {
      reader?.releaseLock();
      throw new Refusal(413, 'body-too-large', `the body is longer than ${maxBytes} bytes`, {
        params: { max: maxBytes },
      });
    }
    bytes.set(chunk.value, length);
    length += chunk.value.length;
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'body-encoding', 'the body is not UTF-8');
  }
}
