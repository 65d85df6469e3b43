import { openApiDocument } from '@tahoun/edge-api';
import openapiTypes, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';

const HEADER = `// Made from the OpenAPI document by \`vitest run src/client-types.test.ts -u\` in tests/. Not for editing.

`;

interface Schema {
  enum?: unknown;
}
interface Operation {
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: { properties?: Record<string, Schema> } } } };
  responses: Record<string, { headers?: object; content?: Record<string, { example?: unknown }> }>;
}
type Paths = Record<string, Record<string, Operation>>;

/** What a client has use for: its refusals have one form, and a server may have games from outside. */
function forClients(document: object): object {
  const { paths, ...rest } = structuredClone(document) as { paths: Paths };
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, response] of Object.entries(operation.responses)) {
      delete response.headers;
      for (const media of Object.values(response.content ?? {})) delete media.example;
      if (Number(status) >= 300) delete operation.responses[status];
    }
  }
  const clean = JSON.stringify({ ...rest, paths }, (key, value) =>
    key === 'game' && value.enum !== undefined ? { ...value, enum: undefined } : value,
  );
  return JSON.parse(clean, (_key, value) =>
    value?.name === 'game' && value.in === 'query' ? { ...value, schema: { type: 'string' } } : value,
  );
}

it('@tahoun/client has the types of the OpenAPI document', async () => {
  const types = astToString(await openapiTypes(JSON.stringify(forClients(await openApiDocument()))));
  // Tags that the reference of the packages does not know.
  const plain = types
    .replaceAll('@description ', '')
    .replace(/^ +\* @(?:enum|example|constant|default) .*\n/gm, '');
  await expect(HEADER + plain).toMatchFileSnapshot('../../packages/client/src/openapi.ts');
});
