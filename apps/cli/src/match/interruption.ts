/** What ends a program from outside: Ctrl-C, a request to end, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that has something to clear up, such as processes. The first of the signals aborts the
 * work; when it is through, this program ends as by that signal. A second one ends it at once.
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let received: NodeJS.Signals | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    // Exit code 130 is what shells show for Ctrl-C.
    if (received !== undefined) process.exit(130);
    received = signal;
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
    if (received !== undefined) process.kill(process.pid, received);
  }
}
