import { eq, or, sql } from 'drizzle-orm';
import { ANONYMOUS } from '../record.js';
import type { Queries, Tables } from './schema.js';

/** Removes a person from everything that is kept. Games stay for the other player, without a name. */
export async function forgetPerson(queries: Queries, tables: Tables, userId: string): Promise<void> {
  const { blocks, entrants, games, notices, ratings, settings, streaks, tournaments, tries } = tables;
  // A process that changes a game at the same time has to read it again.
  const version = sql`${games.version} + 1`;
  await queries
    .update(games)
    .set({ version, player0: ANONYMOUS, name0: '' })
    .where(eq(games.player0, userId));
  await queries
    .update(games)
    .set({ version, player1: ANONYMOUS, name1: '' })
    .where(eq(games.player1, userId));
  await queries.update(games).set({ version, ownerId: ANONYMOUS }).where(eq(games.ownerId, userId));
  // In the tables of tournaments, too, there is somebody without a name, who plays no more.
  const nobody = { player: ANONYMOUS, name: '', hasLeft: true };
  await queries.update(entrants).set(nobody).where(eq(entrants.player, userId));
  await queries.update(tournaments).set({ ownerId: ANONYMOUS }).where(eq(tournaments.ownerId, userId));
  await queries.delete(ratings).where(eq(ratings.player, userId));
  await queries.delete(streaks).where(eq(streaks.player, userId));
  await queries.delete(tries).where(eq(tries.player, userId));
  await queries.delete(settings).where(eq(settings.userId, userId));
  await queries.delete(blocks).where(or(eq(blocks.blocker, userId), eq(blocks.blocked, userId)));
  await queries.delete(notices).where(eq(notices.to, userId));
}
