/** Most milliseconds of one move that a clock does not count, because messages take their time. */
export const MOST_LAG_MS = 500;
/** Of a player in one game: the quota at the start, which is also the most, and what each move adds to it. */
const START_MS = 2000;
const MOVE_MS = 100;
/** Quotas that are remembered. */
const MOST_KNOWN = 10_000;

/** The rest of the quota of a player in one game. */
export class LagQuota {
  #left = START_MS;
  #ply = -1;
  #before = START_MS;

  /**
   * Taken again for the same move, it is as if it had not been taken before: a transaction is tried again, and an
   * illegal move is followed by another.
   * @param ply the number of moves played before.
   * @returns the milliseconds of a move's lag that are given back.
   */
  take(lag: number, ply: number): number {
    if (ply !== this.#ply) this.#before = Math.min(this.#left + MOVE_MS, START_MS);
    this.#ply = ply;
    const given = Math.min(Math.max(lag, 0), MOST_LAG_MS, this.#before);
    this.#left = this.#before - given;
    return given;
  }
}

/**
 * The quotas of the players of a process. Only players know how long they thought, so they are believed up to
 * a limit.
 */
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
