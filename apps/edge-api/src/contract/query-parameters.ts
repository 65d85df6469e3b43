import * as z from 'zod';
import { entryType, fieldType } from '../parameter-faults.js';

/** The parameters of a GET: each of a schema's, as it is written in a query. */
export function queryParameters(schema: z.ZodObject) {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description, example, ...type } = z.toJSONSchema(field as z.ZodType) as Record<string, unknown>;
    return {
      name,
      in: 'query' as const,
      required: !(field instanceof z.ZodOptional),
      description: description as string,
      ...(example === undefined ? {} : { example }),
      ...WRITTEN[fieldType(schema, name)],
      schema: fieldType(schema, name) === 'record' ? named(entryType(schema, name)) : inQuery(type),
    };
  });
}

const SPACES = { style: 'spaceDelimited', explode: false } as const;
const WRITTEN: Readonly<Record<string, object>> = { array: SPACES };

/** Values with names are `NAME=VALUE` in a query, repeatable. */
function named(type: string): object {
  const value = type === 'number' ? '-?[0-9]+([.][0-9]+)?$' : '';
  return { type: 'array', items: { type: 'string', pattern: `^[^=]+=${value}` } };
}

/** The other types stay what they are. */
function inQuery({ $schema: _dialect, ...schema }: Record<string, unknown>): object {
  return schema;
}
