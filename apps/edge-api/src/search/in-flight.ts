interface Search<Answer, Step> {
  readonly answer: Promise<Answer>;
  readonly stopper: AbortController;
  /** Steps reported so far, for clients that join late. */
  readonly steps: Step[];
  readonly watchers: Set<(step: Step) => void>;
  clients: number;
}

/** Requests for the same answer share one search, which is stopped when the last of them has left. */
export class InFlight<Answer, Step> {
  readonly #searches = new Map<string, Search<Answer, Step>>();

  /**
   * Joins the search under way for a key, or starts one.
   * @param signal aborts when this client leaves.
   * @param start begins a search that ends early on its signal, and may report steps.
   * @param watch called with each step, beginning with those before it joined.
   */
  async join(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal, tell: (step: Step) => void) => Promise<Answer>,
    watch: (step: Step) => void = () => undefined,
  ): Promise<{ readonly answer: Answer; readonly isShared: boolean }> {
    const found = this.#searches.get(key);
    const search = found ?? this.#begin(key, start);
    search.clients++;
    search.steps.forEach(watch);
    search.watchers.add(watch);
    const leave = () => {
      search.watchers.delete(watch);
      search.clients--;
      if (search.clients > 0) return;
      // A client that comes now has to get a whole answer, not this one, which is cut short.
      this.#forget(key, search);
      search.stopper.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      return { answer: await search.answer, isShared: found !== undefined };
    } finally {
      search.watchers.delete(watch);
      signal.removeEventListener('abort', leave);
    }
  }

  #begin(
    key: string,
    start: (signal: AbortSignal, tell: (step: Step) => void) => Promise<Answer>,
  ): Search<Answer, Step> {
    const stopper = new AbortController();
    const steps: Step[] = [];
    const watchers = new Set<(step: Step) => void>();
    const answer = start(stopper.signal, (step) => {
      steps.push(step);
      for (const watch of watchers) watch(step);
    });
    const search: Search<Answer, Step> = { answer, stopper, steps, watchers, clients: 0 };
    this.#searches.set(key, search);
    const done = () => this.#forget(key, search);
    answer.then(done, done);
    return search;
  }

  #forget(key: string, search: Search<Answer, Step>): void {
    if (this.#searches.get(key) === search) this.#searches.delete(key);
  }
}
