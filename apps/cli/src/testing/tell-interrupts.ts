import { isMainThread } from 'node:worker_threads';

/** Loaded before the program: tells its parent when Ctrl-C begins to mean something else than the end, and no more. */
if (isMainThread && process.send !== undefined) {
  const tell = (what: string) => (event: string | symbol) => {
    // Once the listener is there, or gone.
    if (event === 'SIGINT') setImmediate(() => process.send?.(what));
  };
  process.on('newListener', tell('hears'));
  process.on('removeListener', tell('heeds no more'));
}
