/** A message of a client over a socket. */
export type Message =
  | {
      readonly kind: 'question';
      readonly id: string;
      readonly ask: string;
      readonly key?: string | undefined;
      readonly body: string;
    }
  | { readonly kind: 'cancel'; readonly id: string };

/** Characters of an id, at most. */
const MAX_ID = 64;
/** The name of a route that takes a POST: `best-move`. */
const ASK = /^[a-z-]{1,30}$/;

/** Characters of a message that is no question, at most: what cannot be one is refused before it is read. */
const MAX_SMALL = 1024;

/** Whether a text is long, so that reading it costs something. */
export function isLong(text: string): boolean {
  return text.length > MAX_SMALL;
}

/** Whether a long text may be a question. */
export function mayAsk(text: string): boolean {
  return text.includes('"ask"');
}

/** @returns undefined for a text that is no message; the route checks the parameters of a question. */
export function readMessage(text: string): Message | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { id, ask, key, cancel, ...parameters } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID) return undefined;
  if (cancel === true && ask === undefined) return { kind: 'cancel', id };
  if (typeof ask !== 'string' || !ASK.test(ask)) return undefined;
  if (key !== undefined && typeof key !== 'string') return undefined;
  const body = JSON.stringify(parameters);
  return { kind: 'question', id, ask, body, key };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const EXPECTED =
  'expected {"id": "1", "ask": "best-move", "game": ...} or {"id": "1", "cancel": true}';
