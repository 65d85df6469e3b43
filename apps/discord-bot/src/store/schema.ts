import * as postgresCore from 'drizzle-orm/pg-core';
import * as sqliteCore from 'drizzle-orm/sqlite-core';

/** What tables are made with. */
const SQLITE = {
  ...sqliteCore,
  table: sqliteCore.sqliteTable,
  /** Milliseconds since 1970, as everywhere in the store. */
  time: (name: string) => sqliteCore.integer(name),
  flag: (name: string) => sqliteCore.integer(name, { mode: 'boolean' }),
};

/** The same words in Postgres; only the types of the columns differ. */
const POSTGRES = {
  ...postgresCore,
  table: postgresCore.pgTable,
  time: (name: string) => postgresCore.bigint(name, { mode: 'number' }),
  flag: (name: string) => postgresCore.boolean(name),
  real: postgresCore.doublePrecision,
} as unknown as typeof SQLITE;

/** The status of a game: offered, in progress, or over in one of five ways. */
export const STATUSES = [
  'challenge',
  'active',
  'finished',
  'declined',
  'expired',
  'stopped',
  'aborted',
] as const;

/** Those of the bot; `drizzle-kit` reads this file alone, so that they cannot come from elsewhere. */
const LANGUAGES = ['en', 'cs'] as const;

/** What a person can wait for in a game. */
export const EVENTS = [
  'challenge',
  'accepted',
  'declined',
  'expired',
  'turn',
  'reminder',
  'aborted',
  'draw-offered',
  'draw-refused',
  'undo-asked',
  'undo-agreed',
  'undo-refused',
  'result',
] as const;

function tablesOf({ flag, index, integer, primaryKey, real, table, text, time }: typeof SQLITE) {
  /** The games being played and played: the only place where their state lives. */
  const games = table(
    'games',
    {
      id: text('id').primaryKey(),
      /** Counts the changes of the row, so that two of them cannot overwrite each other. */
      version: integer('version').notNull(),
      status: text('status', { enum: STATUSES }).notNull(),
      /** Id of the board game. */
      game: text('game').notNull(),
      /** What `saveMatch` wrote. */
      match: text('match').notNull(),
      /** A user's id, or `level:1` to `level:8`. */
      player0: text('player0').notNull(),
      player1: text('player1').notNull(),
      name0: text('name0').notNull(),
      name1: text('name1').notNull(),
      ownerId: text('owner_id').notNull(),
      /** Language of the owner's Discord when the game began. */
      language: text('language', { enum: LANGUAGES }).notNull(),
      rated: integer('rated').notNull(),
      /** Plies that a side asks to take back: the ply to return to, and who asks. */
      undoTo: integer('undo_to'),
      undoBy: integer('undo_by'),
      guildId: text('guild_id'),
      channelId: text('channel_id'),
      messageId: text('message_id'),
      /** The channel is a thread of the game's own, and whether it is archived. */
      thread: text('thread', { enum: ['open', 'closed'] }),
      /** The last interaction's token, where the bot itself may not write to the channel. */
      token: text('token'),
      tokenUntil: time('token_until'),
      /** The game's message is a further one to that interaction, not its answer. */
      tokenFollows: flag('token_follows').notNull().default(false),
      /** When the game wants something done without a person: a computer's move, a reminder, the end of the time. */
      wakeAt: time('wake_at'),
      /** Time for one move; null without a limit. */
      moveMs: time('move_ms'),
      /** When the time of the person to move runs out. */
      deadline: time('deadline'),
      /** The process that is doing what is due, and until when it has said that it still is. */
      leasedBy: text('leased_by'),
      leaseUntil: time('lease_until'),
      createdAt: time('created_at').notNull(),
      updatedAt: time('updated_at').notNull(),
    },
    (columns) => [
      index('games_player0').on(columns.player0, columns.status),
      index('games_player1').on(columns.player1, columns.status),
      index('games_wake_at').on(columns.wakeAt),
      index('games_message_id').on(columns.messageId),
      index('games_channel_id').on(columns.channelId),
      index('games_thread').on(columns.thread),
      index('games_guild_id').on(columns.guildId, columns.game),
    ],
  );

  /** Ratings (Glicko-2) of people and of the computer's levels, for each game. */
  const ratings = table(
    'ratings',
    {
      player: text('player').notNull(),
      game: text('game').notNull(),
      name: text('name').notNull(),
      rating: real('rating').notNull(),
      deviation: real('deviation').notNull(),
      volatility: real('volatility').notNull(),
      wins: integer('wins').notNull(),
      draws: integer('draws').notNull(),
      losses: integer('losses').notNull(),
    },
    (columns) => [primaryKey({ columns: [columns.player, columns.game] })],
  );

  /** What a person has chosen; null where nothing was. */
  const settings = table('settings', {
    userId: text('user_id').primaryKey(),
    language: text('language'),
    theme: text('theme'),
    orientation: text('orientation'),
    confirm: integer('confirm'),
    /** 0: nobody may challenge them. */
    challenges: integer('challenges'),
  });

  /** Pairs of people who cannot challenge each other, because the first has blocked the second. */
  const blocks = table(
    'blocks',
    { blocker: text('blocker').notNull(), blocked: text('blocked').notNull() },
    (columns) => [primaryKey({ columns: [columns.blocker, columns.blocked] })],
  );

  /** Interactions that changed a game, so that one delivered twice changes it once. */
  const handled = table('handled', { id: text('id').primaryKey(), at: time('at').notNull() }, (columns) => [
    index('handled_at').on(columns.at),
  ]);

  /** What those who manage a server have chosen for it; null where nothing was. */
  const servers = table('servers', {
    guildId: text('guild_id').primaryKey(),
    /** The channel that new games go to. */
    channelId: text('channel_id'),
    /** Whether a game gets a thread. */
    threads: flag('threads'),
    language: text('language', { enum: LANGUAGES }),
    /** Whether the bot reminds people of their turn. */
    reminders: flag('reminders'),
  });

  /** What people are still to be notified of. */
  const notices = table(
    'notices',
    {
      id: text('id').primaryKey(),
      gameId: text('game_id').notNull(),
      event: text('event', { enum: EVENTS }).notNull(),
      /** A user's id. */
      to: text('user_id').notNull(),
      at: time('at').notNull(),
    },
    (columns) => [index('notices_game_id').on(columns.gameId), index('notices_at').on(columns.at)],
  );

  return { games, ratings, settings, blocks, handled, servers, notices };
}

export const SQLITE_TABLES = tablesOf(SQLITE);
export const POSTGRES_TABLES = tablesOf(POSTGRES);

/** The tables as Drizzle writes them for SQLite; those for Postgres have the same names and columns. */
export type Tables = typeof SQLITE_TABLES;

/** One by one as well: `drizzle-kit` looks for tables among what a module exports. */
export const { games, ratings, settings, blocks, handled, servers, notices } = SQLITE_TABLES;
export const {
  games: postgresGames,
  ratings: postgresRatings,
  settings: postgresSettings,
  blocks: postgresBlocks,
  handled: postgresHandled,
  servers: postgresServers,
  notices: postgresNotices,
} = POSTGRES_TABLES;
