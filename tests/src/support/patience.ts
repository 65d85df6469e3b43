/** How long a test waits, in ms, for what comes at once on a quiet machine: a busy one is many times slower. */
export const PATIENCE_MS = 90_000;
