import type { Clock } from '@tahoun/match';

/** The clock before the first move. */
export function fresh(clock: Clock | null): Clock | null {
  return clock && { ...clock, left: [clock.base, clock.base] };
}
