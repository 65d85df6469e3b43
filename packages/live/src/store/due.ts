import { and, asc, isNull, lte, or } from 'drizzle-orm';
import type { Queries, Tables } from '../record/schema.js';

/** Rows that want something done at a moment, each by one process at a time. */
type Waking = Tables['games'] | Tables['tournaments'] | Tables['dailies'];

/** Whether something is to be done in a row by now, and no process works on it. */
export function isDue({ wakeAt, leaseUntil }: Pick<Waking, 'wakeAt' | 'leaseUntil'>, now: number) {
  return and(lte(wakeAt, now), or(isNull(leaseUntil), lte(leaseUntil, now)));
}

/** The ids of such rows, those that wait longest first. */
export async function dueIn(db: Queries, table: Waking, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(isDue(table, now))
    .orderBy(asc(table.wakeAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
