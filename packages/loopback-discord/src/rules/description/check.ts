import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { Locale } from 'discord-api-types/v10';
import { type Fault, invalidForm } from '../errors.js';
import { AMENDMENTS } from './amendments.js';
import description from './discord.json' with { type: 'json' };

/** JSON Schema, as far as Discord uses it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

type Schemas = Readonly<Record<string, Schema>>;

const SCHEMAS = amended(description.schemas, AMENDMENTS) as Schemas;

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  // Lengths as of strings in JavaScript, the strictest count: Discord does not publish how it counts.
  unicode: false,
  logger: false,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
    snowflake: /^\d{1,20}$/,
    int32: { type: 'number', validate: (value: number) => Math.abs(value) < 2 ** 31 },
  },
}).addSchema({ components: { schemas: mapped(SCHEMAS, strict) } }, 'discord');

/** The body, if it keeps to Discord's schema of this name and to the rules beside it; else throws `invalidForm`. */
export function checkForm<T>(name: string, body: unknown, rules: (body: T) => Iterable<Fault> = () => []): T {
  const check = ajv.getSchema(`discord#/components/schemas/${name}`);
  if (check === undefined) throw new Error(`Discord describes no ${name}`);
  const faults = check(body) ? [...rules(body as T)] : (check.errors ?? []).flatMap(faultsOf);
  if (faults.length > 0) throw invalidForm(faults);
  return body as T;
}

/** The value with the changes in it; what is changed to null goes. */
function amended(value: unknown, change: unknown): unknown {
  if (!isObject(value) || !isObject(change)) return change;
  const kept = Object.keys({ ...value, ...change }).filter((key) => change[key] !== null);
  return Object.fromEntries(
    kept.map((key) => [key, key in change ? amended(value[key], change[key]) : value[key]]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapped<T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/** No fields but those named, no locales but Discord's, and something to be seen of a text that may not be empty. */
function strict({ oneOf, allOf: _said, items, properties, additionalProperties, ...own }: Schema): object {
  if (oneOf?.every((each) => 'const' in each)) return { enum: oneOf.map((each) => each.const) };
  if (oneOf !== undefined) return union(oneOf);
  return {
    ...(own.minLength === 1 && { pattern: '\\S' }),
    ...own,
    ...(items && { items: strict(items) }),
    ...(properties && { properties: mapped(properties, strict), additionalProperties: false }),
    ...(additionalProperties && {
      propertyNames: { enum: Object.values(Locale) },
      additionalProperties: strict(additionalProperties),
    }),
  };
}

/** Alternatives that differ in their JSON type, or as objects in their `type`: the one meant names the fault. */
function union(alternatives: readonly Schema[]): object {
  const cases = alternatives.map((each) => {
    const { type, properties } = SCHEMAS[each.$ref?.split('/').at(-1) ?? ''] ?? each;
    return { type, tags: properties?.type?.enum, schema: strict(each) };
  });
  const tagged = (tags: readonly unknown[] | undefined) =>
    tags?.length ? { required: ['type'], properties: { type: { enum: tags } } } : {};
  return {
    type: [...new Set(cases.flatMap(({ type }) => type))],
    ...tagged(cases.flatMap(({ tags }) => tags ?? [])),
    allOf: cases.map(({ type, tags, schema }) => ({ if: { not: { type, ...tagged(tags) } }, else: schema })),
  };
}

/** Discord's codes for what a schema refuses; the rest is `BASE_TYPE_INVALID`. */
const CODES: Readonly<Record<string, string>> = {
  additionalProperties: 'UNKNOWN_FIELD',
  propertyNames: 'UNKNOWN_LOCALE',
  required: 'BASE_TYPE_REQUIRED',
  enum: 'BASE_TYPE_CHOICES',
  minLength: 'BASE_TYPE_BAD_LENGTH',
  maxLength: 'BASE_TYPE_BAD_LENGTH',
  minItems: 'BASE_TYPE_BAD_LENGTH',
  maxItems: 'BASE_TYPE_BAD_LENGTH',
  minimum: 'NUMBER_TYPE_RANGE',
  maximum: 'NUMBER_TYPE_RANGE',
};

function faultsOf({ instancePath, keyword, params, message = '', propertyName }: ErrorObject): Fault[] {
  // Said once more: by the schema inside, and by `propertyNames`.
  if (keyword === 'if' || propertyName !== undefined) return [];
  const { missingProperty, additionalProperty, propertyName: name } = params as Record<string, string>;
  const last = missingProperty ?? additionalProperty ?? name;
  const path = [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [last])];
  const isTag = keyword === 'enum' && path.at(-1) === 'type';
  return [{ path, code: isTag ? 'UNION_TYPE_CHOICES' : (CODES[keyword] ?? 'BASE_TYPE_INVALID'), message }];
}
