import type { z } from 'zod';
import { DiscordError, checkForm } from '../errors.ts';

/** What Discord would say of a body: `path code` for each fault; nothing: it is accepted. */
export function faultsIn(schema: z.ZodType, body: unknown): string[] {
  try {
    checkForm(schema, body);
    return [];
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    return [...leaves(error.errors ?? {}, [])];
  }
}

function* leaves(node: object, path: readonly string[]): Generator<string> {
  for (const [key, value] of Object.entries(node)) {
    if (key !== '_errors') yield* leaves(value, [...path, key]);
    else for (const { code } of value as { code: string }[]) yield `${path.join('.')} ${code}`.trim();
  }
}
