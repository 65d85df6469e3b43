import { LEDGER } from '../limits/ledger.js';
import { OpenStreams } from '../limits/open-streams.js';
import type { Ctx } from '../service/env.js';

const asking = new OpenStreams('sign-ins', LEDGER.signIn.ofOwner);

/** Asks Discord for a client. @throws Refusal 429 for one that asks too often, or still waits too often. */
export async function ask<T>(c: Ctx, work: () => Promise<T>): Promise<T> {
  await c.get('client').charge({ signIn: 1 });
  const release = asking.take(c.get('client').id);
  try {
    return await work();
  } finally {
    release();
  }
}
