import type { Context } from 'hono';
import { fault, invalidForm, invalidJson, tooLarge } from '../rules/errors.js';
import { LIMITS } from '../rules/limits.js';
import type { Sent, Upload } from '../world/messages.js';

/** Reads a body of JSON, or a form of `payload_json` and `files[n]`. */
export async function readBody(context: Context): Promise<Sent> {
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const text = await context.req.text();
    return { json: text === '' ? {} : parse(text), uploads: [] };
  }
  const form = await context.req.formData();
  const uploads: Upload[] = [];
  for (const [key, value] of form) {
    if (key === 'payload_json') continue;
    const index = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (index === undefined || typeof value === 'string')
      throw invalidForm([fault([key], 'UNKNOWN_FIELD', 'neither payload_json nor files[n]')]);
    if (value.size > LIMITS.fileBytes) throw tooLarge();
    const bytes = new Uint8Array(await value.arrayBuffer());
    uploads.push({ index, name: value.name, type: value.type || typeByName(value.name), bytes });
  }
  if (uploads.length > LIMITS.files)
    throw invalidForm([fault(['files'], 'BASE_TYPE_BAD_LENGTH', `at most ${LIMITS.files} files`)]);
  return { json: parse(String(form.get('payload_json') ?? '{}')), uploads };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/json',
};

function typeByName(name: string): string {
  return TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';
}
