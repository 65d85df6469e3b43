const DAY_MS = 86_400_000;

/** The day of a moment by universal time, counted from 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** The beginning of a day, in milliseconds since 1970. */
export function startOfDay(day: number): number {
  return day * DAY_MS;
}

/** A day as `2026-11-23`. */
export function dateOf(day: number): string {
  return new Date(startOfDay(day)).toISOString().slice(0, 10);
}
