/** Milliseconds for which a clock does not count a move at most, since messages take their time. */
export const MOST_LAG_MS = 500;
/** The same of all moves of a player in one game: what is there from the start, and what each move adds. */
const START_MS = 2000;
const MOVE_MS = 100;
/** Players that are remembered. */
const MOST_KNOWN = 10_000;

/** What is left of it to a player in one game. */
export class LagQuota {
  #left = START_MS;

  /** @returns what is given back of the lag of a move. */
  take(lag: number): number {
    this.#left = Math.min(this.#left + MOVE_MS, START_MS);
    const given = Math.min(Math.max(lag, 0), MOST_LAG_MS, this.#left);
    this.#left -= given;
    return given;
  }
}

/** The quotas of the players of a process. How long somebody thought only they know, so it is not believed without end. */
export class LagQuotas {
  readonly #known = new Map<string, LagQuota>();

  of(game: string, player: string): LagQuota {
    const name = `${game} ${player}`;
    const quota = this.#known.get(name) ?? new LagQuota();
    this.#known.set(name, quota);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN) this.#known.delete(oldest as string);
    return quota;
  }
}
