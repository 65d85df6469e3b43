import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queries, Tables } from '../record/schema.js';

/** The days on which somebody has solved the problem of the day of a game in a server without a wrong move. */
export interface Streak {
  readonly player: string;
  /** Days in a row up to today, or up to yesterday as long as today may still be solved. */
  readonly current: number;
  readonly best: number;
  /** Days in all. */
  readonly solved: number;
}

/** The person who solves or misses the problem of a day, and the server. */
type Solver = Pick<Tables['streaks']['$inferSelect'], 'guildId' | 'game' | 'player' | 'day'>;

/** Counts a day that was solved; a day counts once. @returns the days in a row. */
export async function countSolved(queries: Queries, { streaks }: Tables, solver: Solver): Promise<number> {
  const [before] = await queries.select().from(streaks).where(isOf(streaks, solver));
  if (before !== undefined && before.day >= solver.day) return before.current;
  const current = before?.day === solver.day - 1 ? before.current + 1 : 1;
  const counted = {
    day: solver.day,
    current,
    best: Math.max(before?.best ?? 0, current),
    solved: (before?.solved ?? 0) + 1,
  };
  await queries
    .insert(streaks)
    .values({ ...solver, ...counted })
    .onConflictDoUpdate({ target: [streaks.guildId, streaks.game, streaks.player], set: counted });
  return current;
}

/** A wrong move ends the days in a row before its day. */
export async function countMissed(queries: Queries, { streaks }: Tables, solver: Solver): Promise<void> {
  await queries
    .update(streaks)
    .set({ current: 0 })
    .where(and(isOf(streaks, solver), lt(streaks.day, solver.day)));
}

function isOf(streaks: Tables['streaks'], { guildId, game, player }: Solver) {
  return and(eq(streaks.guildId, guildId), eq(streaks.game, game), eq(streaks.player, player));
}

/** Those of a server and a game, the longest that still goes on first, then the best ever. */
export async function streaksIn(
  queries: Queries,
  { streaks }: Tables,
  { guildId, game, day }: Omit<Solver, 'player'>,
  limit: number,
): Promise<Streak[]> {
  const goesOn = sql<number>`case when ${streaks.day} >= ${day - 1} then ${streaks.current} else 0 end`;
  const rows = await queries
    .select()
    .from(streaks)
    .where(and(eq(streaks.guildId, guildId), eq(streaks.game, game)))
    .orderBy(desc(goesOn), desc(streaks.best), desc(streaks.solved), streaks.player)
    .limit(limit);
  return rows.map(({ player, best, solved, current, day: last }) => ({
    player,
    best,
    solved,
    current: last >= day - 1 ? current : 0,
  }));
}
