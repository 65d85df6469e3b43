import { and, eq, or, sql } from 'drizzle-orm';
import { ANONYMOUS, isAccount } from '../record/record.js';
import type { Queries, Tables } from '../record/schema.js';
import type { OpenDatabase } from './open.js';

type SettingsRow = Tables['settings']['$inferSelect'];

/** The choices of a person. Null: none, so the bot's own choice holds. */
export interface Settings
  extends Pick<SettingsRow, 'language' | 'theme' | 'look' | 'pieces' | 'orientation'> {
  readonly confirm: boolean;
  /** Whether people may challenge them. */
  readonly challenges: boolean;
  /** Whether a turn of theirs is shown without a message that notifies them. */
  readonly quiet: boolean;
}

/** Of those who have chosen nothing. */
export const NO_SETTINGS: Settings = {
  language: null,
  theme: null,
  look: null,
  pieces: null,
  orientation: null,
  confirm: false,
  challenges: true,
  quiet: false,
};

/** The choices of people for themselves, and the people whom they have blocked. */
export class People {
  constructor(private readonly database: OpenDatabase) {}

  async settingsOf(userId: string): Promise<Settings> {
    const { settings } = this.database.tables;
    const [row] = await this.database.db.select().from(settings).where(eq(settings.userId, userId));
    return row === undefined
      ? NO_SETTINGS
      : {
          ...row,
          confirm: row.confirm ?? NO_SETTINGS.confirm,
          challenges: row.challenges ?? NO_SETTINGS.challenges,
          quiet: row.quiet ?? NO_SETTINGS.quiet,
        };
  }

  /** Changes the given settings, keeps the rest. */
  async changeSettings(userId: string, changes: Partial<Settings>): Promise<Settings> {
    const { settings } = this.database.tables;
    // The statement has to set something even without a change.
    const set = { userId, ...changes };
    await this.database.transact(async (queries) => {
      await queries.insert(settings).values(set).onConflictDoUpdate({ target: settings.userId, set });
    });
    return this.settingsOf(userId);
  }

  /** Blocks a person, or ends the block. */
  async setBlock(blocker: string, blocked: string, isBlocked: boolean): Promise<void> {
    const { blocks } = this.database.tables;
    await this.database.transact(async (queries) => {
      if (isBlocked) await queries.insert(blocks).values({ blocker, blocked }).onConflictDoNothing();
      else await queries.delete(blocks).where(and(eq(blocks.blocker, blocker), eq(blocks.blocked, blocked)));
    });
  }

  /** Deletes the data of a person. Their games stay for the other player, without a name. */
  forget(userId: string): Promise<void> {
    const { tables } = this.database;
    return this.database.transact((queries) => forgetPerson(queries, tables, userId));
  }

  /** Of two games that people begin at once, the second is counted after the first. */
  async lock(queries: Queries, players: readonly string[]): Promise<void> {
    const { settings } = this.database.tables;
    // In one order everywhere, so that no two games wait for each other.
    const people = [...new Set(players)].filter((player) => isAccount({ player })).sort();
    for (const userId of people) {
      const lock = { target: settings.userId, set: { userId } };
      await queries.insert(settings).values({ userId }).onConflictDoUpdate(lock);
    }
  }
}

/** Removes a person from everything that is kept. Games stay for the other player, without a name. */
async function forgetPerson(queries: Queries, tables: Tables, userId: string): Promise<void> {
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
