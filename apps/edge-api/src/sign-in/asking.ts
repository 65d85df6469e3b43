import type { Ctx } from '../env.js';
import { OpenStreams } from '../limits/open-streams.js';

/** Sign-ins of one client that wait for Discord at the same time. */
const MAX_ASKING = 10;

const asking = new OpenStreams('sign-ins', MAX_ASKING);

/** Asks Discord on behalf of a client. @throws Refusal 429 for a client that has asked too often, or waits too often. */
export async function ask<T>(c: Ctx, work: () => Promise<T>): Promise<T> {
  await c.get('client').reserveLasting();
  const release = asking.take(c.get('client').id);
  try {
    return await work();
  } finally {
    release();
  }
}
