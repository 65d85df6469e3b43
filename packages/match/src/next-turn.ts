type Later = (work: () => void) => void;

/** Timers that are due come in one turn, also those set meanwhile; this comes in the next. */
const later: Later = (globalThis as { setImmediate?: Later }).setImmediate ?? setTimeout;

/** Resolves once others have had their turns. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => later(resolve));
}
