import { gt, max } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { Queries, Tables } from '../record/schema.js';

/**
 * Called with the id of a game that has changed and its version; 0 for changes around it, such as the people
 * who look or the next game. @param isOwn whether a process of the same kind has changed it, which shows it
 * itself
 */
export type OnChange = (id: string, version: number, isOwn: boolean) => void;

/** The kind of client that a process serves: each kind shows its games by itself. */
export type ClientKind = 'chat' | 'page';

/** A change of a game that is to be reported. */
export interface Change {
  readonly id: string;
  /** As for `OnChange`. */
  readonly version: number;
  readonly updatedAt: number;
}

/** Announces a change in its transaction; everybody who looks hears of it once it is written. */
export type Announce = (change: Change) => void;

/** Notifies everybody who looks at a game of its changes by any process. */
export interface Changes {
  /** @returns a function that ends it. */
  listen(listener: OnChange): () => void;
  close(): Promise<void>;
}

interface PostgresChanges extends Changes {
  /** Reports changes that are committed. Never rejects. */
  tell(changes: readonly Change[]): Promise<void>;
}

const CHANNEL = 'tahoun_games';

/**
 * Postgres notifies all processes, this one as well, after the commit: in the same transaction, the
 * notification would hold a lock of the whole database until the log is on the disk. If the process or the
 * connection ends between the two, nobody is notified. Nothing is lost by it: pages ask again after a while
 * (`LiveGames`), and the bot looks for notices that were not sent (`Scheduler`).
 * @param kind of this process
 */
export function postgresChanges(client: Sql, kind: ClientKind): PostgresChanges {
  const listeners = new Set<OnChange>();
  let listening: Promise<{ unlisten(): Promise<void> }> | undefined;
  const hear = (text: string) => {
    const [id = '', version, by] = text.split(' ');
    for (const listener of listeners) listener(id, Number(version), by === kind);
  };
  return {
    async tell(changes) {
      for (const { id, version } of changes)
        await client.notify(CHANNEL, `${id} ${version} ${kind}`).catch(() => undefined);
    },
    listen(listener) {
      listeners.add(listener);
      // A connection that is lost listens again by itself.
      listening ??= client.listen(CHANNEL, hear);
      listening.catch(() => undefined);
      return () => listeners.delete(listener);
    },
    async close() {
      await (await listening?.catch(() => undefined))?.unlisten();
    },
  };
}

/** Milliseconds between two queries of the file for the changes of other processes, while somebody looks. */
const POLL_MS = 250;
/** Changes of other processes may be written this much later than they are dated. */
const OVERLAP_MS = 2000;

export interface SqliteChanges extends Changes {
  /** Reports changes that are written, before anything else is. */
  tell(changes: readonly Change[]): void;
}

/**
 * A SQLite file notifies nobody, so it is polled; changes of this process are reported at once. Other
 * processes do not learn of changes around a game.
 * @param alone does something while this process writes nothing.
 */
export function sqliteChanges(
  db: Queries,
  { games }: Tables,
  alone: (work: () => Promise<void>) => Promise<void>,
): SqliteChanges {
  const listeners = new Set<OnChange>();
  /** The versions that were reported, of games that changed lately. */
  const told = new Map<string, { version: number; at: number }>();
  let timer: NodeJS.Timeout | undefined;
  /** The time of the last known change. */
  let newest: number | undefined;

  const tell = (id: string, version: number, isOwn: boolean, at: number) => {
    if (version > 0) {
      if ((told.get(id)?.version ?? -1) >= version) return;
      told.set(id, { version, at });
    }
    for (const listener of listeners) listener(id, version, isOwn);
  };
  const poll = async () => {
    // Changes from before somebody looked are no news.
    const isFirst = newest === undefined;
    newest ??= (await db.select({ at: max(games.updatedAt) }).from(games))[0]?.at ?? 0;
    const since = newest - OVERLAP_MS;
    const rows = await db
      .select({ id: games.id, version: games.version, at: games.updatedAt })
      .from(games)
      .where(gt(games.updatedAt, since));
    for (const { id, version, at } of rows) {
      newest = Math.max(newest, at);
      if (isFirst) told.set(id, { version, at });
      else tell(id, version, false, at);
    }
    for (const [id, { at }] of told) if (at < since) told.delete(id);
  };
  const loop = () => {
    timer = setTimeout(() => {
      alone(poll)
        .catch(() => undefined)
        .finally(() => {
          if (timer !== undefined) loop();
        });
    }, POLL_MS);
    timer.unref();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    newest = undefined;
  };
  return {
    tell(changes) {
      for (const { id, version, updatedAt } of changes) {
        // Another process has changed the game just before: that must not be missed.
        const isNext = version <= (told.get(id)?.version ?? version) + 1;
        tell(id, version, isNext, updatedAt);
      }
    },
    listen(listener) {
      listeners.add(listener);
      if (timer === undefined) {
        loop();
        alone(poll).catch(() => undefined);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    async close() {
      stop();
    },
  };
}
