import { afterAll, afterEach, beforeAll } from 'vitest';
import { type LoopbackDiscord, startLoopbackDiscord } from '../loopback.js';
import { DiscordError } from '../rules/errors.js';
import type { ServerOptions } from '../server/server.js';

/** A loopback Discord for the tests of one file. A rule that the app breaks, or lateness, fails its test. */
export function useLoopbackDiscord(options: ServerOptions = {}): { readonly discord: LoopbackDiscord } {
  const held: { discord: LoopbackDiscord } = { discord: undefined as unknown as LoopbackDiscord };
  beforeAll(async () => {
    held.discord = await startLoopbackDiscord(options);
  });
  afterEach(() => held.discord.check());
  afterAll(() => held.discord?.close());
  return held;
}

/** What Discord says of a body that is checked: `path code` for each fault; nothing: it is accepted. */
export function faultsIn(check: () => unknown): string[] {
  try {
    check();
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
