import { quoteInput } from '@tahoun/core';
import * as z from 'zod/mini';
import { readJson } from './body.js';
import { Refusal } from './problem.js';

/** What each route takes: the same names in a query and in a JSON body. */
const positionShape = {
  game: z.string(),
  position: z.optional(z.string()),
  /** The game's options: `variant=k=v`, repeatable, in a query; an object in a body. */
  variant: z.optional(z.record(z.string(), z.string())),
};

export const NoParameters = z.strictObject({});

export const LegalMovesParameters = z.strictObject(positionShape);
export type PositionParameters = z.infer<typeof LegalMovesParameters>;

export const BestMoveParameters = z.strictObject({
  ...positionShape,
  level: z.optional(z.number()),
  algorithm: z.optional(z.string()),
  depth: z.optional(z.number()),
  verifyDepth: z.optional(z.number()),
  nodes: z.optional(z.number()),
  /** Milliseconds. */
  time: z.optional(z.number()),
  multipv: z.optional(z.number()),
  /** Separated by spaces in a query; an array in a body. */
  moves: z.optional(z.array(z.string())),
  seed: z.optional(z.number()),
});
export type BestMoveParameters = z.infer<typeof BestMoveParameters>;

const NUMBERS = new Set(['level', 'depth', 'verifyDepth', 'nodes', 'time', 'multipv', 'seed']);

type Schema = z.ZodMiniObject;

/**
 * A request's parameters: from the query of a GET or HEAD, from the JSON body of a POST.
 * @throws Refusal naming the parameter that is unknown, missing, repeated or of the wrong type.
 */
export async function readParameters<S extends Schema>(request: Request, schema: S): Promise<z.infer<S>> {
  const { searchParams } = new URL(request.url);
  if (request.method !== 'POST') return check(schema, fromQuery(searchParams));
  const [misplaced] = searchParams.keys();
  if (misplaced !== undefined) {
    const found = quoteInput(misplaced);
    throw new Refusal(
      400,
      'parameter-in-query',
      `POST takes its parameters in the JSON body; found "${found}" in the query`,
      { field: found, params: { found } },
    );
  }
  return check(schema, await readJson(request));
}

function fromQuery(query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  const variant: Record<string, string> = Object.create(null);
  for (const [name, text] of query) {
    if (name === 'variant') {
      const [id, value] = readVariant(text);
      if (id in variant) throw repeated(`variant ${quoteInput(id)}`, 'variant');
      variant[id] = value;
      values.variant = variant;
      continue;
    }
    if (name in values) throw repeated(quoteInput(name), quoteInput(name));
    values[name] = NUMBERS.has(name) ? readNumber(name, text) : name === 'moves' ? readMoves(text) : text;
  }
  return values;
}

function repeated(what: string, field: string): Refusal {
  return new Refusal(400, 'parameter-repeated', `${what} is given more than once`, {
    field,
    params: { found: what },
  });
}

function readVariant(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
  const found = quoteInput(text);
  throw new Refusal(
    400,
    'variant-syntax',
    `variant is "${found}"; expected NAME=VALUE, e.g. variant=size=5x5`,
    {
      field: 'variant',
      params: { found },
    },
  );
}

/** Whole numbers in plain decimals; the ranges are the engine's to check. */
function readNumber(name: string, text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  const found = quoteInput(text);
  throw new Refusal(400, 'number-syntax', `${name} is "${found}"; expected a whole number`, {
    field: name,
    params: { field: name, found },
  });
}

function readMoves(text: string): string[] {
  return text.split(/\s+/).filter((move) => move !== '');
}

function check<S extends Schema>(schema: S, value: unknown): z.infer<S> {
  const accepts = Object.keys(schema.def.shape).join(', ');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(
      400,
      'parameters-not-object',
      `the body is ${kindOf(value)}; expected an object with: ${accepts}`,
    );
  }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(schema.def.shape, name));
  if (unknown !== undefined) {
    const found = quoteInput(unknown);
    const expected = accepts === '' ? 'none' : accepts;
    throw new Refusal(400, 'parameter-unknown', `there is no parameter "${found}"; expected ${expected}`, {
      field: found,
      params: { found, accepts },
    });
  }
  const poisoned = Object.entries(value).find(([, inner]) => Object.hasOwn(Object(inner), '__proto__'));
  if (poisoned !== undefined) {
    // Zod would drop it silently, and what is not taken has to be refused.
    const [field] = poisoned;
    throw new Refusal(400, 'parameter-unknown', `${field} has nothing called "__proto__"`, {
      field,
      params: { found: '__proto__' },
    });
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw fault(parsed.error.issues[0] as z.core.$ZodIssue, value);
}

function fault(issue: z.core.$ZodIssue, value: object): Refusal {
  const path = issue.path.map((part) => quoteInput(String(part)));
  const field = path[0] as string;
  const place = path.join('.');
  const expected =
    issue.code === 'invalid_type' ? (EXPECTED[issue.expected] ?? issue.expected) : 'another value';
  if (!Object.hasOwn(value, field)) {
    return new Refusal(400, 'parameter-missing', `${field} is missing; expected ${expected}`, {
      field,
      params: { field, expected },
    });
  }
  const given = issue.path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown>)[part], value);
  const found = kindOf(given);
  return new Refusal(400, 'parameter-type', `${place} is ${found}; expected ${expected}`, {
    field,
    params: { field: place, found, expected },
  });
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  array: 'an array of strings',
  record: 'an object of strings',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
