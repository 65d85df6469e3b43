/** Most milliseconds of one move that a clock does not count, because messages take their time. */
export const MOST_LAG_MS = 500;
/**
 * The same for all moves of a player in one game: the quota at the start, and the part that each move adds.
 */
const START_MS = 2000;
const MOVE_MS = 100;
/** Players that are remembered. */
const MOST_KNOWN = 10_000;

/** The rest of the quota of a player in one game. */
export class LagQuota {
  #left = START_MS;

  /** @returns the milliseconds of a move's lag that are given back. */
  take(lag: number): number {
    this.#left = Math.min(this.#left + MOVE_MS, START_MS);
    const given = Math.min(Math.max(lag, 0), MOST_LAG_MS, this.#left);
    this.#left -= given;
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
