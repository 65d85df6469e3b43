import type { EngineHost } from '@tahoun/engine';
import { registeredGames } from '../input/games.js';

/** Moves and milliseconds of a search that is over before anybody would interrupt it. */
const SHORT = { nodes: 1_000_000, timeMs: 1000 };

/** A thread of its own takes longer to start than a search within such limits takes. */
export function isShort({
  nodes = Number.POSITIVE_INFINITY,
  timeMs = Number.POSITIVE_INFINITY,
}: {
  readonly nodes?: number | undefined;
  readonly timeMs?: number | undefined;
}): boolean {
  return nodes <= SHORT.nodes || timeMs <= SHORT.timeMs;
}

/**
 * Searches in the pool, which is closed so that the process can end. While a search is at work there, this
 * thread hears Ctrl-C: the first asks for the answer so far, a second one ends the program.
 * @returns the answer, and whether Ctrl-C has ended the search.
 */
export async function searchInPool<Answer>(
  search: (host: EngineHost, signal: AbortSignal) => Promise<Answer>,
  threads = 1,
): Promise<{ readonly answer: Answer; readonly isStopped: boolean }> {
  const { createEngine } = await import('@tahoun/catalogue/node');
  const host = createEngine({ games: registeredGames(), threads });
  const stopper = new AbortController();
  const stop = () => stopper.abort();
  process.once('SIGINT', stop);
  try {
    const answer = await search(host, stopper.signal);
    return { answer, isStopped: stopper.signal.aborted };
  } finally {
    process.off('SIGINT', stop);
    await host.close();
  }
}
