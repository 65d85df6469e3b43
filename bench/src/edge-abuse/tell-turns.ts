import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server: on any message it tells its parent how long the event loop of the main thread was
 * at work between two looks, and starts again. Processor time, which other work on the machine does not
 * change.
 */

/** Milliseconds. */
export interface Turns {
  /** 999 of 1,000 looks found less. */
  readonly p999: number;
  readonly most: number;
}

const LOOK_MS = 1;

function watch(): void {
  let turns: number[] = [];
  let last = process.threadCpuUsage();
  const look = () => {
    const now = process.threadCpuUsage();
    turns.push((now.user + now.system - last.user - last.system) / 1000);
    last = now;
  };
  setInterval(look, LOOK_MS).unref();
  process.on('message', () => {
    look();
    const sorted = turns.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number;
    process.send?.({ p999: at(0.999), most: at(1) } satisfies Turns);
    turns = [];
  });
}

if (isMainThread) watch();
