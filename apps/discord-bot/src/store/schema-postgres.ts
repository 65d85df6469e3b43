import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Milliseconds since 1970, as everywhere in the store. */
const time = (name: string) => bigint(name, { mode: 'number' });

/** The games being played and played: the only place where their state lives. */
export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    /** Counts the changes of the row, so that two of them cannot overwrite each other. */
    version: integer('version').notNull(),
    status: text('status').notNull(),
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
    language: text('language').notNull(),
    rated: integer('rated').notNull(),
    /** Plies that a side asks to take back: the ply to return to, and who asks. */
    undoTo: integer('undo_to'),
    undoBy: integer('undo_by'),
    guildId: text('guild_id'),
    channelId: text('channel_id'),
    messageId: text('message_id'),
    /** The last interaction's token, where the bot itself may not write to the channel. */
    token: text('token'),
    tokenUntil: time('token_until'),
    /** When the game wants something done without a person: a computer's move, the end of a challenge. */
    wakeAt: time('wake_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('games_player0').on(table.player0, table.status),
    index('games_player1').on(table.player1, table.status),
    index('games_wake_at').on(table.wakeAt),
    index('games_message_id').on(table.messageId),
    index('games_channel_id').on(table.channelId),
    index('games_guild_id').on(table.guildId, table.game),
  ],
);

/** Ratings (Glicko-2) of people and of the computer's levels, for each game. */
export const ratings = pgTable(
  'ratings',
  {
    player: text('player').notNull(),
    game: text('game').notNull(),
    name: text('name').notNull(),
    rating: doublePrecision('rating').notNull(),
    deviation: doublePrecision('deviation').notNull(),
    volatility: doublePrecision('volatility').notNull(),
    wins: integer('wins').notNull(),
    draws: integer('draws').notNull(),
    losses: integer('losses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.game] })],
);

/** What a person has chosen; null where nothing was. */
export const settings = pgTable('settings', {
  userId: text('user_id').primaryKey(),
  language: text('language'),
  theme: text('theme'),
  orientation: text('orientation'),
  confirm: integer('confirm'),
});

/** Interactions that changed a game, so that one delivered twice changes it once. */
export const handled = pgTable(
  'handled',
  { id: text('id').primaryKey(), at: time('at').notNull() },
  (table) => [index('handled_at').on(table.at)],
);
