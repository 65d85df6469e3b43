import { afterAll, afterEach, beforeAll } from 'vitest';
import { type LoopbackDiscord, startLoopbackDiscord } from './loopback.ts';
import type { ServerOptions } from './server.ts';

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
