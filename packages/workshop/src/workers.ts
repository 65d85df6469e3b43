import { setImmediate } from 'node:timers/promises';

/** Work of games that workers elsewhere do. */
export interface Workers {
  /**
   * Has a worker do a piece of work.
   * @param order all that the result follows from, and nothing else. @returns null when aborted before its end.
   * @throws CliError when the worker cannot do it.
   */
  play<Reply>(kind: WorkKind, order: object, signal: AbortSignal): Promise<Reply | null>;
}

/** Games of matches, games of self-play, and games and endings to be looked through for problems. */
export type WorkKind = 'match' | 'self-play' | 'problem-source';

/** Pieces of work that are numbered. */
interface Numbered<Result> {
  /** The first number. */
  readonly from: number;
  /** Pieces at a time. */
  readonly atOnce: number;
  /** @returns null when aborted before its end. */
  readonly begin: (number: number, signal: AbortSignal) => Promise<Result | null>;
}

/**
 * The results of numbered work in its order, whichever piece ends first, until the caller has enough or the
 * signal. Work that is under way then is aborted.
 */
export async function* inOrder<Result>(
  { from, atOnce, begin }: Numbered<Result>,
  signal: AbortSignal,
): AsyncGenerator<{ readonly number: number; readonly result: Result }> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const ahead: Promise<Result | null>[] = [];
  try {
    for (let number = from; !signal.aborted; number++) {
      while (ahead.length < atOnce) {
        const begun = begin(number + ahead.length, either);
        // A failure counts only when its number is due.
        begun.catch(() => undefined);
        ahead.push(begun);
      }
      const result = (await ahead.shift()) ?? null;
      if (result === null) return;
      yield { number, result };
      // Work that is done here leaves no time to hear of an interruption.
      await setImmediate();
    }
  } finally {
    stop.abort();
    await Promise.allSettled(ahead);
  }
}
