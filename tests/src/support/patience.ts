/**
 * Milliseconds that a test waits for an immediate effect: a busy machine is many times slower than a quiet
 * one.
 */
export const PATIENCE_MS = 90_000;
