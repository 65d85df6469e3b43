/** Requests begun in one turn of the event loop, at most: a few milliseconds of work. */
export const REQUESTS_PER_TURN = 16;

/**
 * Begins a few requests in each turn of the event loop. Node hands over all that have come since the last turn at
 * once; hundreds of them, even if each is only refused, would keep everybody else waiting until the last is done.
 */
export class RequestTurns {
  readonly #waiting: (() => void)[] = [];
  /** Requests that may still begin in this turn. */
  #left = REQUESTS_PER_TURN;
  #isTurnDue = false;

  take<Answer>(begin: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
    if (!this.#isTurnDue) {
      this.#isTurnDue = true;
      setImmediate(() => this.#nextTurn());
    }
    if (this.#left > 0) {
      this.#left--;
      return begin();
    }
    return new Promise<void>((turn) => this.#waiting.push(turn)).then(begin);
  }

  #nextTurn(): void {
    const begun = this.#waiting.splice(0, REQUESTS_PER_TURN);
    this.#left = REQUESTS_PER_TURN - begun.length;
    this.#isTurnDue = begun.length > 0;
    if (this.#isTurnDue) setImmediate(() => this.#nextTurn());
    for (const begin of begun) begin();
  }
}
