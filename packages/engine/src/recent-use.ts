/** Milliseconds in which half of a use is forgotten. */
const HALF_LIFE_MS = 10_000;
/** Owners that are remembered, before those with next to no use are forgotten. */
const MOST_OWNERS = 10_000;
/** Milliseconds of use that are next to none. */
const LEAST_MS = 1;

/** What owners have used of late: it fades, so that only the last half minute counts. */
export class RecentUse {
  readonly #owners = new Map<string, { ms: number; at: number }>();

  /** @param now the clock, in milliseconds. */
  constructor(private readonly now: () => number) {}

  /** Milliseconds that an owner has used of late. */
  of(owner: string): number {
    const use = this.#owners.get(owner);
    return use === undefined ? 0 : use.ms * 2 ** ((use.at - this.now()) / HALF_LIFE_MS);
  }

  add(owner: string, ms: number): void {
    this.#owners.set(owner, { ms: this.of(owner) + ms, at: this.now() });
    if (this.#owners.size <= MOST_OWNERS) return;
    for (const each of this.#owners.keys()) if (this.of(each) < LEAST_MS) this.#owners.delete(each);
  }
}
