import type { Language } from '@tahoun/i18n';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from './open.js';

/** The choices of those who manage a server. */
export interface ServerSettings {
  /** The channel in which games start; null: every channel. */
  readonly channelId: string | null;
  /** Whether a game gets a thread, where the bot may create one. */
  readonly threads: boolean;
  /** Of people who have chosen none; null: that of their Discord. */
  readonly language: Language | null;
  /** Whether the bot reminds people of their turn. */
  readonly reminders: boolean;
}

/** Of servers for which nothing was chosen, and outside of servers. */
export const USUAL_SERVER: ServerSettings = {
  channelId: null,
  threads: true,
  language: null,
  reminders: true,
};

/** The settings of servers. */
export class Servers {
  constructor(private readonly database: OpenDatabase) {}

  /** @param guildId undefined or null outside of servers. */
  async of(guildId: string | null | undefined): Promise<ServerSettings> {
    if (guildId == null) return USUAL_SERVER;
    const { servers } = this.database.tables;
    const [row] = await this.database.db.select().from(servers).where(eq(servers.guildId, guildId));
    if (row === undefined) return USUAL_SERVER;
    const { channelId, threads, language, reminders } = row;
    return {
      channelId,
      threads: threads ?? USUAL_SERVER.threads,
      language,
      reminders: reminders ?? USUAL_SERVER.reminders,
    };
  }

  /** Changes the given settings, keeps the rest. */
  async change(guildId: string, changes: Partial<ServerSettings>): Promise<ServerSettings> {
    const { servers } = this.database.tables;
    // The statement has to set something even without a change.
    const set = { guildId, ...changes };
    await this.database.transact(async (queries) => {
      await queries.insert(servers).values(set).onConflictDoUpdate({ target: servers.guildId, set });
    });
    return this.of(guildId);
  }
}
