import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Attack } from './dear.ts';
import { type Receiver, SMALL } from './small.ts';

/** Milliseconds after which a small wish counts as not fulfilled. */
const LONGEST_MS = 60_000;
/** Milliseconds that a dear thing is under way before anything is measured. */
const SETTLE_MS = 1500;

/** Milliseconds that each small wish takes. Those that are refused or take too long are infinite. */
export async function timesOf(
  url: string,
  receiver: Receiver,
  names: readonly string[] = Object.keys(SMALL),
): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number> = {};
  for (const name of names) {
    const from = performance.now();
    const late = pause(LONGEST_MS, 'late', { ref: false });
    const fate = await Promise.race([SMALL[name]?.(url, receiver), late]).catch((error: Error) => {
      console.error(`${name}: ${error.message}`);
      return 'late';
    });
    times[name] = fate === 'late' ? Number.POSITIVE_INFINITY : performance.now() - from;
  }
  return times;
}

/** The same while another client does a dear thing. */
export async function timesBeside(
  attack: Attack,
  receiver: Receiver,
): Promise<Readonly<Record<string, number>>> {
  const worker = new Worker(new URL('./dear.ts', import.meta.url), { workerData: attack });
  try {
    await once(worker, 'message');
    await pause(SETTLE_MS);
    return await timesOf(attack.url, receiver);
  } finally {
    await worker.terminate();
  }
}
