import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Attack } from './dear.ts';
import { type Receiver, SMALL } from './small.ts';

/** Milliseconds after which a small wish counts as not fulfilled. */
const LONGEST_MS = 60_000;
/** Milliseconds that a dear thing is under way before anything is measured. */
const SETTLE_MS = 1500;

/** Milliseconds that each small wish takes, or the reason why it was not fulfilled. */
export type Times = Readonly<Record<string, number | string>>;

export async function timesOf(
  url: string,
  receiver: Receiver,
  names: readonly string[] = Object.keys(SMALL),
): Promise<Times> {
  const times: Record<string, number | string> = {};
  for (const name of names) {
    const from = performance.now();
    const done = Promise.resolve(SMALL[name]?.(url, receiver)).then(() => performance.now() - from);
    const late = pause(LONGEST_MS, 'late', { ref: false });
    times[name] = await Promise.race([done, late]).catch(({ message }: Error) => message);
  }
  return times;
}

/** The same while another client does a dear thing. */
export async function timesBeside(attack: Attack, receiver: Receiver): Promise<Times> {
  const worker = new Worker(new URL('./dear.ts', import.meta.url), { workerData: attack });
  try {
    await once(worker, 'message');
    await pause(SETTLE_MS);
    return await timesOf(attack.url, receiver);
  } finally {
    await worker.terminate();
  }
}
