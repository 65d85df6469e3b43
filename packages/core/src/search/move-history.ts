/** Slots of a hashed history, for games without `historySlot`; theirs are the first 1,024. */
export const SLOTS = 4096;
export const NAMED_SLOTS = 1024;

/**
 * What cut-offs have taught about moves, from -`HISTORY_LIMIT` to `HISTORY_LIMIT`. A search may go on with what
 * the last one of the same game has learnt.
 */
export class MoveHistory {
  /** By side and slot. */
  readonly quiet = new Int16Array(2 * SLOTS);
  readonly noisy = new Int16Array(2 * SLOTS);
  /** By the slot of the move one or two plies before, and slot; empty until a game with slots needs them. */
  answers = new Int16Array(0);
  plans = new Int16Array(0);

  /** Makes room for pairs of moves. */
  pair(): void {
    if (this.answers.length > 0) return;
    this.answers = new Int16Array(NAMED_SLOTS * NAMED_SLOTS);
    this.plans = new Int16Array(NAMED_SLOTS * NAMED_SLOTS);
  }

  /** Forgets everything. */
  clear(): void {
    for (const values of [this.quiet, this.noisy, this.answers, this.plans]) values.fill(0);
  }

  /** To be called between two searches: what is new counts more than what is old. */
  fade(): void {
    for (let i = 0; i < 2 * SLOTS; i++) {
      this.quiet[i] = this.quiet[i]! >> 1;
      this.noisy[i] = this.noisy[i]! >> 1;
    }
  }
}
