interface Search<Answer, Step> {
  readonly answer: Promise<Answer>;
  readonly stopper: AbortController;
  /** Steps reported so far, for clients that join late. */
  readonly steps: Step[];
  readonly watchers: Set<(step: Step) => void>;
  /** The client of each request that waits for it, and the same without repetitions. */
  readonly waiting: string[];
  readonly clients: Set<string>;
}

type Start<Answer, Step> = (
  signal: AbortSignal,
  tell: (step: Step) => void,
  clients: ReadonlySet<string>,
) => Promise<Answer>;

/** Requests for the same answer share one search, which is stopped when the last of them has left. */
export class InFlight<Answer, Step> {
  readonly #searches = new Map<string, Search<Answer, Step>>();

  /**
   * Joins the search under way for a key, or starts one.
   * @param client that asks.
   * @param signal aborts when this client leaves.
   * @param start begins a search that ends early on its signal, and may report steps; the set holds the clients that
   *   wait for it at any moment.
   * @param watch called with each step, beginning with those before it joined.
   */
  async join(
    key: string,
    client: string,
    signal: AbortSignal,
    start: Start<Answer, Step>,
    watch: (step: Step) => void = () => undefined,
  ): Promise<{ readonly answer: Answer; readonly isShared: boolean }> {
    const found = this.#searches.get(key);
    const search = found ?? this.#begin(key, client, start);
    search.waiting.push(client);
    search.clients.add(client);
    search.steps.forEach(watch);
    search.watchers.add(watch);
    const leave = () => {
      search.watchers.delete(watch);
      search.waiting.splice(search.waiting.indexOf(client), 1);
      if (!search.waiting.includes(client)) search.clients.delete(client);
      if (search.waiting.length > 0) return;
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

  #begin(key: string, client: string, start: Start<Answer, Step>): Search<Answer, Step> {
    const stopper = new AbortController();
    const steps: Step[] = [];
    const watchers = new Set<(step: Step) => void>();
    const clients = new Set([client]);
    const tell = (step: Step) => {
      steps.push(step);
      for (const watch of watchers) watch(step);
    };
    const answer = start(stopper.signal, tell, clients);
    const search: Search<Answer, Step> = { answer, stopper, steps, watchers, waiting: [], clients };
    this.#searches.set(key, search);
    const done = () => this.#forget(key, search);
    answer.then(done, done);
    return search;
  }

  #forget(key: string, search: Search<Answer, Step>): void {
    if (this.#searches.get(key) === search) this.#searches.delete(key);
  }
}
