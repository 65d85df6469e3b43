import { type ErrorParams, quoteInput } from '@tahoun/core';
import * as z from 'zod';
import { Refusal } from './problem.js';

/**
 * The value as the schema's type.
 * @throws Refusal naming the parameter that is unknown, missing, of the wrong type or out of range.
 */
export function checkParameters<S extends z.ZodObject>(schema: S, value: unknown): z.infer<S> {
  const accepts = Object.keys(schema.shape).join(', ');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const detail = `the body is ${kindOf(value)}; expected an object with: ${accepts}`;
    throw new Refusal(400, 'parameters-not-object', detail);
  }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(schema.shape, name));
  if (unknown !== undefined) throw unknownParameter(unknown, accepts);
  for (const [field, inner] of Object.entries(value)) refusePrototypes(field, inner);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw faultOf(schema, parsed.error.issues[0] as z.core.$ZodIssue, value);
}

/** Zod's name for the type of a parameter; `string` for an unknown one. */
export function fieldType(schema: z.ZodObject, name: string): string {
  return Object.hasOwn(schema.shape, name) ? innermost(schema.shape[name] as z.ZodType).def.type : 'string';
}

/** The same for the values of a parameter that has several named ones. */
export function entryType(schema: z.ZodObject, name: string): string {
  const type = innermost(schema.shape[name] as z.ZodType);
  return type instanceof z.ZodRecord ? innermost(type.valueType as z.ZodType).def.type : 'string';
}

function innermost(type: z.ZodType): z.ZodType {
  return type instanceof z.ZodOptional ? innermost(type.unwrap() as z.ZodType) : type;
}

/** No accepted value nests deeper. */
const DEEPEST = 4;

/** Refuses a `__proto__`, which Zod would drop silently. */
function refusePrototypes(field: string, value: unknown, depth = 1): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if (Object.hasOwn(value, '__proto__')) {
    throw new Refusal(400, 'parameter-unknown', `${field} has nothing called "__proto__"`, {
      field,
      params: { found: '__proto__' },
    });
  }
  for (const inner of Object.values(value)) refusePrototypes(field, inner, depth + 1);
}

/** The first fault that Zod found, in the service's words. */
function faultOf(schema: z.ZodObject, issue: z.core.$ZodIssue, value: object): Refusal {
  const path = issue.path.map((part) => quoteInput(String(part)));
  const field = path[0] as string;
  const place = path.join('.');
  const type = typeAt(schema, issue.path);
  const given = issue.path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown>)?.[part], value);
  const refusal = (code: string, detail: string, params: ErrorParams) =>
    new Refusal(400, code, `${place} ${detail}`, { field, params: { field: place, ...params } });

  if (issue.code === 'unrecognized_keys') {
    return unknownParameter(issue.keys[0] as string, namesIn(type), place, field);
  }
  const expected = expectedOf(type);
  if (given === undefined)
    return refusal('parameter-missing', `is missing; expected ${expected}`, { expected });
  if (type instanceof z.ZodNumber && typeof given === 'number') {
    const [min, max] = [type.minValue as number, type.maxValue as number];
    const kind = type.format === 'safeint' ? 'whole number' : 'number';
    const detail = `is ${given}; expected a ${kind} from ${min} to ${max}`;
    return refusal('number-range', detail, { found: String(given), min, max });
  }
  if (Array.isArray(given) && (issue.code === 'too_big' || issue.code === 'too_small')) {
    const bound =
      issue.code === 'too_big' ? `at most ${Number(issue.maximum)}` : `at least ${Number(issue.minimum)}`;
    const detail = `has ${given.length} entries; expected ${bound}`;
    return refusal('list-length', detail, { found: given.length, expected: bound });
  }
  if (issue.code === 'invalid_format' && typeof given === 'string') {
    const { pattern = '' } = issue;
    const found = quoteInput(given);
    return refusal('text-form', `is "${found}"; expected a text of the form ${pattern}`, { found, pattern });
  }
  if (type instanceof z.ZodString && typeof given === 'string') {
    const [min, max] = [type.minLength ?? 0, type.maxLength as number];
    const found = given.length;
    return refusal('text-length', `has ${found} characters; expected ${min} to ${max}`, { found, min, max });
  }
  if (type instanceof z.ZodEnum && typeof given === 'string') return unknownName(path, given, type);
  const found = kindOf(given);
  return refusal('parameter-type', `is ${found}; expected ${expected}`, { found, expected });
}

/** The type that the schema has at a path into a value. */
function typeAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType {
  let type = innermost(schema);
  for (const part of path) {
    const inner =
      type instanceof z.ZodObject
        ? type.shape[String(part)]
        : type instanceof z.ZodArray
          ? type.element
          : type instanceof z.ZodRecord
            ? type.valueType
            : undefined;
    if (inner === undefined) return type;
    type = innermost(inner as z.ZodType);
  }
  return type;
}

/** A name in a list is reported by the list, not by its index. */
function unknownName(path: readonly string[], given: string, type: z.ZodEnum): Refusal {
  const found = quoteInput(given);
  const accepts = type.options.join(', ');
  const name = path.findLast((part) => !/^\d+$/.test(part)) as string;
  const detail = `there is no ${path.join('.')} "${found}"; expected ${accepts}`;
  return new Refusal(400, `${name}-unknown`, detail, {
    field: path[0] as string,
    params: { found, accepts },
  });
}

function unknownParameter(name: string, accepts: string, place?: string, field?: string): Refusal {
  const found = quoteInput(name);
  const where = place === undefined || place === '' ? 'there is' : `${place} has`;
  const expected = accepts === '' ? 'none' : accepts;
  const meant = nameMeant(name, accepts.split(', '));
  const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`;
  const detail = `${where} no parameter "${found}"${hint}; expected ${expected}`;
  return new Refusal(400, 'parameter-unknown', detail, { field: field ?? found, params: { found, accepts } });
}

/** Names that other services and engines have for our parameters. */
const OTHER_NAMES = new Map([
  ['fen', 'position'],
  ['sfen', 'position'],
  ['pgn', 'file'],
  ['pdn', 'file'],
  ['sgf', 'file'],
  ['movetime', 'time'],
  ['timems', 'time'],
  ['lines', 'multipv'],
  ['history', 'played'],
  ['searchmoves', 'moves'],
  ['strength', 'level'],
  ['skill', 'level'],
  ['engine', 'algorithm'],
]);

/** The accepted name with the same letters, or the one that others call so; undefined for none. */
function nameMeant(name: string, accepted: readonly string[]): string | undefined {
  const lettersOf = (text: string) => [...text.toLowerCase()].sort().join('');
  const other = OTHER_NAMES.get(name.toLowerCase());
  return accepted.find((each) => each === other || lettersOf(each) === lettersOf(name));
}

function namesIn(type: z.ZodType): string {
  return type instanceof z.ZodObject ? Object.keys(type.shape).join(', ') : '';
}

/** A type in words. */
function expectedOf(type: z.ZodType): string {
  if (type instanceof z.ZodArray) {
    return type.element instanceof z.ZodObject ? 'an array of objects' : 'an array of strings';
  }
  if (type instanceof z.ZodRecord) return `an object of ${(type.valueType as z.ZodType).def.type}s`;
  return EXPECTED[type.def.type] ?? `a ${type.def.type}`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  enum: 'a string',
  object: 'an object',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
