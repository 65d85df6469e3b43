import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Fault } from '../errors.ts';

/** One a line: a body, named by its request (`POST /channels/{channel_id}/messages`), or a schema that bodies refer to. */
type Entry = readonly [kind: 'info' | 'body' | 'schema', name: string, value: object];

const ENTRIES = readFileSync(new URL('discord.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Entry);

const components = { schemas: valuesOf('schema') };

function valuesOf(wanted: Entry[0]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    ENTRIES.filter(([kind]) => kind === wanted).map(([, name, value]) => [name, value]),
  );
}

/** A request that the description knows, and the check of its body, compiled when the first one comes. */
interface Described {
  readonly method: string;
  readonly path: RegExp;
  readonly check: () => ValidateFunction;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

const DESCRIBED: readonly Described[] = Object.entries(valuesOf('body')).map(([request, schema]) => {
  const [method = '', path = ''] = request.split(' ');
  let compiled: ValidateFunction | undefined;
  return {
    method,
    path: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    check: () => {
      compiled ??= ajv.compile({ ...schema, components });
      return compiled;
    },
  };
});

/** Whether the description here has the body of a request. */
export function isDescribed(method: string, path: string): boolean {
  return describedAs(method, path) !== undefined;
}

function describedAs(method: string, path: string): Described | undefined {
  return DESCRIBED.find((each) => each.method === method && each.path.test(path));
}

/** Where a body differs from Discord's own description of the request; empty also for requests that it lacks. */
export function faultsByDescription(method: string, path: string, body: unknown): Fault[] {
  const described = describedAs(method, path);
  if (described === undefined) return [];
  const check = described.check();
  return check(body) ? [] : deepest(check.errors ?? []).map(faultOf);
}

/** Of an alternative that fits nowhere there is an error for each: those furthest inside say what is wrong. */
function deepest(errors: readonly ErrorObject[]): ErrorObject[] {
  const depthOf = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const most = Math.max(...errors.map(depthOf));
  return errors.filter((error) => depthOf(error) === most);
}

function faultOf({ instancePath, keyword, message = '' }: ErrorObject): Fault {
  return { path: instancePath.split('/').slice(1), code: keyword, message };
}
