import { quoteInput } from '@tahoun/core';
import type * as z from 'zod';
import { MAX_BODY_BYTES, parseJson, readText } from '../http/body.js';
import { checkParameters, entryType, fieldType } from '../http/parameter-faults.js';
import { Refusal } from '../http/problem.js';
import { knownAnswer, wordsOf } from './caching.js';
import { type Ctx, pauseOf } from './env.js';

type Schema = z.ZodObject;

interface Kind {
  /** Whether the answer takes a search: a client that has too many is refused before its question is read. */
  readonly searches: boolean;
  /** Bytes of the body, at most. */
  readonly maxBytes?: number | undefined;
}

const WITH_BODY: readonly string[] = ['POST', 'QUERY'];

/**
 * The parameters of a request, from its query or from the JSON body of a POST or QUERY; a question that was answered
 * in the same words before has that answer instead. @throws Refusal
 */
export async function read(c: Ctx, schema: Schema, kind: Kind): Promise<object | Response> {
  const url = new URL(c.req.raw.url);
  const inBody = WITH_BODY.includes(c.req.method);
  const text = inBody ? await bodyOf(c, url, kind.maxBytes) : url.search;
  await c.get('client').charge({ kilobyte: Math.floor(text.length / 1024) });
  c.set('words', wordsOf(c, text));
  const known = knownAnswer(c);
  if (known !== undefined) return known;
  if (kind.searches) c.get('service').platform.engine.admit?.(c.get('client').id);
  return checkParameters(schema, inBody ? fromBody(text) : fromQuery(url.searchParams, schema));
}

async function bodyOf(c: Ctx, { searchParams }: URL, maxBytes = MAX_BODY_BYTES): Promise<string> {
  refuseQuery(c, searchParams);
  const text = await readText(c.req.raw, maxBytes);
  if (text.length > MAX_BODY_BYTES) await pauseOf(c)();
  return text;
}

function fromBody(text: string): unknown {
  const parameters = parseJson(text);
  const key = repeatedKey(text);
  if (key !== undefined) throw repeated(quoteInput(key), quoteInput(key));
  return parameters;
}

/** Strings, which may have brackets in them, and the brackets and colons of objects and arrays. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * The first key that an object has twice, of which `JSON.parse` would silently take the last.
 * @param json a text that is JSON. @returns undefined where every object has each key once.
 */
function repeatedKey(json: string): string | undefined {
  /** The keys so far of the objects around the current token; arrays have none. */
  const open: Set<string>[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') text = token;
    else {
      const [keys, key] = [open.at(-1), JSON.parse(text) as string];
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

function refuseQuery(c: Ctx, searchParams: URLSearchParams): void {
  const [misplaced] = searchParams.keys();
  if (misplaced === undefined) return;
  const found = quoteInput(misplaced);
  throw new Refusal(
    400,
    'parameter-in-query',
    `${c.req.method} takes its parameters in the JSON body; found "${found}" in the query`,
    { field: found, params: { found } },
  );
}

function fromQuery(searchParams: URLSearchParams, schema: Schema): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, text] of searchParams) {
    const type = fieldType(schema, name);
    if (type === 'record') {
      const entries = (values[name] as Record<string, unknown>) ?? Object.create(null);
      values[name] = withEntry(name, entries, text, entryType(schema, name));
      continue;
    }
    if (type === 'array') {
      // Separated by spaces, or repeated as many generated clients write a list.
      values[name] = [...((values[name] as string[]) ?? []), ...wordsIn(text)];
      continue;
    }
    if (name in values) throw repeated(quoteInput(name), quoteInput(name));
    values[name] = READERS[type]?.(name, text) ?? text;
  }
  return values;
}

/** Readers of texts in a query, by the type of the parameter. */
const READERS: Readonly<Record<string, (name: string, text: string) => unknown>> = {
  number: readNumber,
  boolean: readBoolean,
};

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((part) => part !== '');
}

/** Parameters with named values, and an example of each. */
const EXAMPLES: Readonly<Record<string, string>> = { variant: 'size=5x5', parameters: 'alpha=0.75' };

function withEntry(
  name: string,
  entries: Record<string, unknown>,
  text: string,
  type: string,
): Record<string, unknown> {
  const at = text.indexOf('=');
  const found = quoteInput(text);
  if (at <= 0) {
    const detail = `${name} is "${found}"; expected NAME=VALUE, e.g. ${name}=${EXAMPLES[name]}`;
    throw new Refusal(400, `${name}-syntax`, detail, { field: name, params: { found } });
  }
  const id = text.slice(0, at);
  if (id in entries) throw repeated(`${name} ${quoteInput(id)}`, name);
  const value = text.slice(at + 1);
  entries[id] = type === 'number' ? readDecimal(name, id, value) : value;
  return entries;
}

function repeated(what: string, field: string): Refusal {
  return new Refusal(400, 'parameter-repeated', `${what} is given more than once`, {
    field,
    params: { found: what },
  });
}

/** Reads a whole number in plain decimals; the schema checks its range. */
function readNumber(name: string, text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  const found = quoteInput(text);
  throw new Refusal(400, 'number-syntax', `${name} is "${found}"; expected a whole number`, {
    field: name,
    params: { field: name, found },
  });
}

/** @param id of the value among those of the parameter. */
function readDecimal(name: string, id: string, text: string): number {
  if (/^-?\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text);
  const [place, found] = [`${name}.${quoteInput(id)}`, quoteInput(text)];
  throw new Refusal(400, 'number-syntax', `${place} is "${found}"; expected a number such as 0.75`, {
    field: name,
    params: { field: place, found },
  });
}

function readBoolean(name: string, text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  const found = quoteInput(text);
  throw new Refusal(400, 'boolean-syntax', `${name} is "${found}"; expected true or false`, {
    field: name,
    params: { field: name, found },
  });
}
