import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a process that is measured. On `watch` it looks at the processor time of the main thread in every turn of the event loop
 * from then on; on `told` it tells its parent the longest of these turns in milliseconds, and stops looking. On `settled`
 * it answers once the work that has begun has had its turns, on `reference` how long a known piece of work takes now.
 */

const cell = new Int32Array(new SharedArrayBuffer(4));
/** Milliseconds of sleep before each look. */
const NAP_MS = 0.01;

/** Microseconds of processor time of this thread. Linux counts them up at a tick, every 4 ms, or when a thread sleeps. */
function spent(): number {
  Atomics.wait(cell, 0, 0, NAP_MS);
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** A piece of work that is the same everywhere: text is read, and written again. */
const TEXT = JSON.stringify(
  Array.from({ length: 5000 }, (_, nth) => ({ nth, text: `${nth * nth}`.repeat(3) })),
);

/** Processor time of that work in milliseconds. */
function reference(): number {
  const from = spent();
  JSON.stringify(JSON.parse(TEXT));
  return (spent() - from) / 1000;
}

/** Turns of the loop after which nothing of an answered request is left to do. */
const TURNS = 20;

function watch(): void {
  let [isLooking, longest, last] = [false, 0, spent()];
  const look = () => {
    const now = spent();
    longest = Math.max(longest, (now - last) / 1000);
    last = now;
    if (isLooking) setImmediate(look);
  };
  const settle = (turns: number) => {
    if (turns > 0) setImmediate(settle, turns - 1);
    else process.send?.(0);
  };
  process.on('message', (asked) => {
    if (asked === 'settled') return settle(TURNS);
    if (asked === 'reference') return process.send?.(reference());
    look();
    if (asked === 'told') process.send?.(longest);
    [isLooking, longest] = [asked === 'watch', 0];
    if (!isLooking) return;
    last = spent();
    setImmediate(look);
    process.send?.(0);
  });
}

if (isMainThread) watch();
