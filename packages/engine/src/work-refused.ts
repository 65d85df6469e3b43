/** The reason for which work is not begun: too much waits, too much of this owner does, or nobody wants it any more. */
export type RefusedFor = 'too-busy' | 'too-many' | 'cancelled';

/** Work that a scheduler has not begun. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused';

  /** @param max the bound, for too much of one owner. */
  constructor(
    readonly code: RefusedFor,
    readonly max = 0,
  ) {
    super(`the work is not begun: ${code}`);
  }
}
