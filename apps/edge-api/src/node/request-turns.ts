/** Requests begun in one turn of the event loop, at most: a few milliseconds of work. */
export const REQUESTS_PER_TURN = 16;

/** Milliseconds that the first waiting request may have waited; beyond, further ones are refused. */
export const MOST_LAG_MS = 1000;

interface Waiting {
  readonly turn: () => void;
  /** Time at which it began to wait, in milliseconds. */
  readonly at: number;
}

/**
 * Begins a few requests in each turn of the event loop. Node hands over all that have come since the last turn at
 * once; hundreds of them, even if each is only refused, would keep everybody else waiting until the last is done.
 */
export class RequestTurns {
  readonly #waiting: Waiting[] = [];
  /** Requests that may still begin in this turn. */
  #left = REQUESTS_PER_TURN;
  #isTurnDue = false;

  /** Requests that have not begun. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** @param now the clock, in milliseconds. */
  constructor(private readonly now: () => number = Date.now) {}

  /** @param shed answers instead while the requests before have waited too long. */
  take<Answer>(
    begin: () => Answer | Promise<Answer>,
    shed: () => Answer | Promise<Answer>,
  ): Answer | Promise<Answer> {
    const [first] = this.#waiting;
    if (first !== undefined && this.now() - first.at > MOST_LAG_MS) return shed();
    if (!this.#isTurnDue) {
      this.#isTurnDue = true;
      setImmediate(() => this.#nextTurn());
    }
    if (this.#left > 0) {
      this.#left--;
      return begin();
    }
    return new Promise<void>((turn) => this.#waiting.push({ turn, at: this.now() })).then(begin);
  }

  #nextTurn(): void {
    const begun = this.#waiting.splice(0, REQUESTS_PER_TURN);
    this.#left = REQUESTS_PER_TURN - begun.length;
    this.#isTurnDue = begun.length > 0;
    if (this.#isTurnDue) setImmediate(() => this.#nextTurn());
    for (const { turn } of begun) turn();
  }
}
