interface Search<Answer> {
  readonly answer: Promise<Answer>;
  readonly stopper: AbortController;
  clients: number;
}

/** Requests for the same answer share one search, which is stopped when the last of them has left. */
export class InFlight<Answer> {
  readonly #searches = new Map<string, Search<Answer>>();

  /**
   * Joins the search under way for a key, or starts one.
   * @param signal says that this client has left.
   * @param start begins a search that ends early on its signal.
   */
  async join(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly isShared: boolean }> {
    const found = this.#searches.get(key);
    const search = found ?? this.#begin(key, start);
    search.clients++;
    const leave = () => {
      search.clients--;
      if (search.clients > 0) return;
      // Whoever comes now is to have a whole answer, not this one that is cut short.
      this.#forget(key, search);
      search.stopper.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      return { answer: await search.answer, isShared: found !== undefined };
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, start: (signal: AbortSignal) => Promise<Answer>): Search<Answer> {
    const stopper = new AbortController();
    const answer = start(stopper.signal);
    const search: Search<Answer> = { answer, stopper, clients: 0 };
    this.#searches.set(key, search);
    const done = () => this.#forget(key, search);
    answer.then(done, done);
    return search;
  }

  #forget(key: string, search: Search<Answer>): void {
    if (this.#searches.get(key) === search) this.#searches.delete(key);
  }
}
