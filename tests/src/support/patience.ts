import { loadavg } from 'node:os';

/**
 * Milliseconds that a test waits for an immediate effect: a busy machine is many times slower than a quiet
 * one.
 */
export const PATIENCE_MS = 90_000;

/** By how much other programs slow ours down now, on a machine of two processors: 1 when it is quiet. */
export function crowd(): number {
  return Math.max(1, (loadavg()[0] as number) / 2);
}
