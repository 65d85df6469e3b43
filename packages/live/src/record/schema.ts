import * as postgresCore from 'drizzle-orm/pg-core';
import * as sqliteCore from 'drizzle-orm/sqlite-core';
import type { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';

/** The functions that make tables. */
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

/** The status of a tournament: players may join, it is played, or it is over in one of two ways. */
const TOURNAMENT_STATUSES = ['open', 'running', 'finished', 'expired'] as const;

/** As elsewhere; `drizzle-kit` reads this file alone, so that they cannot come from there. */
const LANGUAGES = ['en', 'cs'] as const;

/** The choices for drawing and turning boards. */
const THEMES = ['light', 'dark'] as const;
const LOOKS = ['wood', 'paper', 'slate'] as const;
const PIECE_STYLES = ['turned', 'plain'] as const;
const ORIENTATIONS = ['fixed', 'rotating'] as const;

/** The events that a person can wait for in a game. */
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
  'paired',
  'unreminded',
] as const;

/** A set phrase that a player has said at the page, for the channel of their game. */
export const SAID = [
  'said-good-luck',
  'said-good-game',
  'said-thanks',
  'said-sorry',
  'said-one-moment',
] as const;

/**
 * The reasons why the problem of the day could not be posted: the bot may not write there, or the channel is
 * gone.
 */
const DAILY_FAILURES = ['forbidden', 'gone'] as const;

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
      /** The text from `saveMatch`. */
      match: text('match').notNull(),
      /** What lists show of the match: its moves, the side to move, and its result as JSON; null in rows from before. */
      plies: integer('plies'),
      turn: integer('turn').$type<0 | 1>(),
      outcome: text('outcome'),
      /** A user's id, or `level:1` to `level:8`. */
      player0: text('player0').notNull(),
      player1: text('player1').notNull(),
      name0: text('name0').notNull(),
      name1: text('name1').notNull(),
      ownerId: text('owner_id').notNull(),
      /** The client of the endpoint that has begun it, as long as it is open. */
      client: text('client'),
      /** The number of moves when each side last offered a draw. */
      drawOffered0: integer('draw_offered0'),
      drawOffered1: integer('draw_offered1'),
      /** Language of the owner's Discord when the game began. */
      language: text('language', { enum: LANGUAGES }).notNull(),
      rated: flag('rated').notNull(),
      /** Plies that a side asks to take back: the ply to return to, and who asks. */
      undoTo: integer('undo_to'),
      undoBy: integer('undo_by').$type<0 | 1>(),
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
      /**
       * The time at which the game wants something done without a person: a computer's move, a reminder, the
       * end of the time.
       */
      wakeAt: time('wake_at'),
      /** Time for one move; null without a limit. */
      moveMs: time('move_ms'),
      /** The time at which the person to move runs out of time. */
      deadline: time('deadline'),
      /** The process that does the due work, and the end of its lease. */
      leasedBy: text('leased_by'),
      leaseUntil: time('lease_until'),
      /** The tournament that it is a game of. */
      tournamentId: text('tournament_id'),
      createdAt: time('created_at').notNull(),
      updatedAt: time('updated_at').notNull(),
    },
    (columns) => [
      index('games_player0').on(columns.player0, columns.status),
      index('games_player1').on(columns.player1, columns.status),
      index('games_client').on(columns.client),
      index('games_wake_at').on(columns.wakeAt),
      index('games_message_id').on(columns.messageId),
      index('games_channel_id').on(columns.channelId),
      index('games_thread').on(columns.thread),
      index('games_guild_id').on(columns.guildId, columns.game),
      index('games_updated_at').on(columns.updatedAt),
    ],
  );

  /** The keys, each of which seats its holder in a game, at the web page. */
  const keys = table(
    'keys',
    {
      /** SHA-256 of the key, which is kept nowhere. */
      hash: text('hash').notNull(),
      gameId: text('game_id').notNull(),
      /** The player who sits there. */
      player: text('player').notNull(),
      /** The time until which they are known to be there. */
      presentUntil: time('present_until'),
      /** The set phrase that they said last, and when. */
      said: text('said'),
      saidAt: time('said_at'),
      /** The address that is called when it is their turn, when that is due, and how often it was tried. */
      webhook: text('webhook'),
      webhookAt: time('webhook_at'),
      webhookTries: integer('webhook_tries').notNull().default(0),
      at: time('at').notNull(),
    },
    (columns) => [
      primaryKey({ columns: [columns.gameId, columns.hash] }),
      index('keys_webhook_at').on(columns.webhookAt),
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

  /** The choices of a person; null for none. */
  const settings = table('settings', {
    userId: text('user_id').primaryKey(),
    language: text('language', { enum: LANGUAGES }),
    theme: text('theme', { enum: THEMES }),
    look: text('look', { enum: LOOKS }),
    pieces: text('pieces', { enum: PIECE_STYLES }),
    orientation: text('orientation', { enum: ORIENTATIONS }),
    confirm: flag('confirm'),
    /** Whether anybody may challenge them. */
    challenges: flag('challenges'),
    /** Whether their turns notify nobody. */
    quiet: flag('quiet'),
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

  /** The choices of those who manage a server; null for none. */
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

  /** The notices that are still to be sent. */
  const notices = table(
    'notices',
    {
      id: text('id').primaryKey(),
      gameId: text('game_id').notNull(),
      event: text('event', { enum: [...EVENTS, ...SAID] }).notNull(),
      /** A user's id; of a phrase, the player who has said it. */
      to: text('user_id').notNull(),
      at: time('at').notNull(),
    },
    (columns) => [index('notices_game_id').on(columns.gameId), index('notices_at').on(columns.at)],
  );

  const tournaments = table(
    'tournaments',
    {
      id: text('id').primaryKey(),
      /** Counts the changes of the tournament, its entrants and its pairings. */
      version: integer('version').notNull(),
      status: text('status', { enum: TOURNAMENT_STATUSES }).notNull(),
      game: text('game').notNull(),
      guildId: text('guild_id').notNull(),
      channelId: text('channel_id').notNull(),
      /** The message with the table, and for which round it was posted. */
      messageId: text('message_id'),
      messageRound: integer('message_round'),
      ownerId: text('owner_id').notNull(),
      language: text('language', { enum: LANGUAGES }).notNull(),
      /** Time for one move. */
      moveMs: time('move_ms').notNull(),
      /** From 1; 0 before the start. */
      round: integer('round').notNull(),
      /**
       * The time at which there is something to do: a game has ended, or nobody has started it for too long.
       */
      wakeAt: time('wake_at'),
      leaseUntil: time('lease_until'),
      createdAt: time('created_at').notNull(),
    },
    (columns) => [
      index('tournaments_channel_id').on(columns.channelId),
      index('tournaments_guild_id').on(columns.guildId, columns.status),
      index('tournaments_wake_at').on(columns.wakeAt),
    ],
  );

  /** The players of a tournament. */
  const entrants = table(
    'entrants',
    {
      tournamentId: text('tournament_id').notNull(),
      /** From 0, in the order of joining. */
      number: integer('number').notNull(),
      player: text('player').notNull(),
      name: text('name').notNull(),
      /** Is not paired any more. */
      hasLeft: flag('has_left').notNull().default(false),
    },
    (columns) => [
      primaryKey({ columns: [columns.tournamentId, columns.number] }),
      index('entrants_player').on(columns.player),
    ],
  );

  /** The pairings of a round, by the numbers of the players. */
  const pairings = table(
    'pairings',
    {
      tournamentId: text('tournament_id').notNull(),
      round: integer('round').notNull(),
      board: integer('board').notNull(),
      first: integer('first_number').notNull(),
      /** Null: the first has a bye. */
      second: integer('second_number'),
      /** Null where nothing is played. */
      gameId: text('game_id'),
      /** Half points of each; null while the game is played. */
      halves0: integer('halves0'),
      halves1: integer('halves1'),
    },
    (columns) => [
      primaryKey({ columns: [columns.tournamentId, columns.round, columns.board] }),
      index('pairings_game_id').on(columns.gameId),
    ],
  );

  /** The servers that get the problem of the day of a game, and where. */
  const dailies = table(
    'dailies',
    {
      /** The server's. */
      id: text('guild_id').primaryKey(),
      game: text('game').notNull(),
      channelId: text('channel_id').notNull(),
      /** Of a server that has chosen none. */
      language: text('language', { enum: LANGUAGES }).notNull(),
      /** The day that was posted last, in days since 1970 (universal time). */
      postedDay: integer('posted_day'),
      /** The time of the next post; null where none is wanted. */
      wakeAt: time('wake_at'),
      leaseUntil: time('lease_until'),
      /** The reason why there are no posts any more; null where somebody has switched them off. */
      failure: text('failure', { enum: DAILY_FAILURES }),
    },
    (columns) => [index('dailies_wake_at').on(columns.wakeAt)],
  );

  /** The progress of a person in a problem that they try to solve. */
  const tries = table(
    'tries',
    {
      id: text('id').primaryKey(),
      player: text('player').notNull(),
      guildId: text('guild_id'),
      game: text('game').notNull(),
      /** Id of the problem. */
      problem: text('problem').notNull(),
      /** The day on which it was begun, counted from 1970 (universal time). */
      day: integer('day').notNull(),
      /** Plies of the solution that were played. */
      plies: integer('plies').notNull(),
      /** There was a wrong move. */
      missed: flag('missed').notNull(),
      at: time('at').notNull(),
    },
    (columns) => [index('tries_player').on(columns.player), index('tries_at').on(columns.at)],
  );

  /** The people who solve the problems of the day of a game in a server. */
  const streaks = table(
    'streaks',
    {
      guildId: text('guild_id').notNull(),
      game: text('game').notNull(),
      player: text('player').notNull(),
      /** The last day that was solved, in days since 1970 (universal time). */
      day: integer('day').notNull(),
      /** Days in a row up to that one; 0 after a wrong move on a later day. */
      current: integer('current').notNull(),
      best: integer('best').notNull(),
      /** Days in all. */
      solved: integer('solved').notNull(),
    },
    (columns) => [
      primaryKey({ columns: [columns.guildId, columns.game, columns.player] }),
      index('streaks_player').on(columns.player),
    ],
  );

  return {
    games,
    keys,
    ratings,
    settings,
    blocks,
    handled,
    servers,
    notices,
    tournaments,
    entrants,
    pairings,
    dailies,
    tries,
    streaks,
  };
}

export const SQLITE_TABLES = tablesOf(SQLITE);
export const POSTGRES_TABLES = tablesOf(POSTGRES);

/** The tables as Drizzle writes them for SQLite; those for Postgres have the same names and columns. */
export type Tables = typeof SQLITE_TABLES;

export type Database = SqliteRemoteDatabase<Tables>;

/** The queries that both the database and an open transaction take. */
export type Queries = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>;

/** One by one as well: `drizzle-kit` looks for tables among the exports of a module. */
export const {
  games,
  keys,
  ratings,
  settings,
  blocks,
  handled,
  servers,
  notices,
  tournaments,
  entrants,
  pairings,
  dailies,
  tries,
  streaks,
} = SQLITE_TABLES;
export const {
  games: postgresGames,
  keys: postgresKeys,
  ratings: postgresRatings,
  settings: postgresSettings,
  blocks: postgresBlocks,
  handled: postgresHandled,
  servers: postgresServers,
  notices: postgresNotices,
  tournaments: postgresTournaments,
  entrants: postgresEntrants,
  pairings: postgresPairings,
  dailies: postgresDailies,
  tries: postgresTries,
  streaks: postgresStreaks,
} = POSTGRES_TABLES;
