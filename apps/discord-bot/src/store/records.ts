import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import type { Language } from '@tahoun/i18n';
import { type Match, restoreMatch, saveMatch } from '@tahoun/match';
import type { STATUSES, Tables } from './schema.js';

export type Status = (typeof STATUSES)[number];

/** Who was a player before they deleted their data. */
export const ANONYMOUS = '0';

/** Who plays a side. */
export interface Seat {
  /** A user's id, or `level:1` to `level:8`. */
  readonly player: string;
  /** What to call a person where a mention would not be shown. */
  readonly name: string;
}

/** A person is identified by the number of their account. */
export function isPerson({ player }: Pick<Seat, 'player'>): boolean {
  return /^\d+$/.test(player);
}

/** The seat for the first person who joins. No account has this number. */
export const OPEN_SEAT: Seat = { player: '00', name: '' };

export function isOpenSeat({ player }: Pick<Seat, 'player'>): boolean {
  return player === OPEN_SEAT.player;
}

/** An interaction's token, kept where it alone writes to the game's message. */
export interface Token {
  readonly text: string;
  readonly until: number;
  /** The message is a further one to the interaction, not its answer. */
  readonly follows: boolean;
}

/** A game as the bot keeps it. */
export interface GameRecord {
  readonly id: string;
  readonly version: number;
  readonly status: Status;
  readonly match: Match;
  readonly seats: readonly [Seat, Seat];
  /** Who began it: challenges, or watches. */
  readonly ownerId: string;
  readonly language: Language;
  /** Counts for the ratings: from the start of a game, played without help. */
  readonly rated: boolean;
  /** A side asks to go back to a ply. */
  readonly undo: { readonly by: Side; readonly to: number } | null;
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly messageId: string | null;
  /** The channel is a thread of the game's own: not archived yet, or archived with its end. Null: it is none. */
  readonly thread: 'open' | 'closed' | null;
  /** Writes to the message where the bot itself may not, until it runs out. */
  readonly token: Token | null;
  /** When the scheduler has something to do in the game. */
  readonly wakeAt: number | null;
  /** Time for one move of a person, in milliseconds; null without a limit. */
  readonly moveMs: number | null;
  /** When the time of the person to move runs out. */
  readonly deadline: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Leases belong to the store alone. */
type GameRow = Omit<Tables['games']['$inferSelect'], 'leasedBy' | 'leaseUntil'>;

export function recordOf(row: GameRow, seal: Seal): GameRecord {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    match: restoreMatch(row.match, gameById),
    seats: [
      { player: row.player0, name: row.name0 },
      { player: row.player1, name: row.name1 },
    ],
    ownerId: row.ownerId,
    language: row.language,
    rated: row.rated === 1,
    undo: row.undoTo === null ? null : { by: row.undoBy as Side, to: row.undoTo },
    guildId: row.guildId,
    channelId: row.channelId,
    messageId: row.messageId,
    thread: row.thread,
    token: row.token === null ? null : opened(row.token, row, seal),
    wakeAt: row.wakeAt,
    moveMs: row.moveMs,
    deadline: row.deadline,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** A token of another seal has run out: the bot's own was changed since. */
function opened(token: string, { tokenUntil, tokenFollows }: GameRow, seal: Seal): Token {
  const text = seal.open(token);
  const until = text === null ? 0 : (tokenUntil ?? 0);
  return { text: text ?? '', until, follows: tokenFollows };
}

export function rowOf(game: GameRecord, seal: Seal): GameRow {
  const [first, second] = game.seats;
  return {
    id: game.id,
    version: game.version,
    status: game.status,
    game: game.match.game,
    match: saveMatch(game.match),
    player0: first.player,
    player1: second.player,
    name0: first.name,
    name1: second.name,
    ownerId: game.ownerId,
    language: game.language,
    rated: game.rated ? 1 : 0,
    undoTo: game.undo?.to ?? null,
    undoBy: game.undo?.by ?? null,
    guildId: game.guildId,
    channelId: game.channelId,
    messageId: game.messageId,
    thread: game.thread,
    token: game.token === null ? null : seal.close(game.token.text),
    tokenUntil: game.token?.until ?? null,
    tokenFollows: game.token?.follows ?? false,
    wakeAt: game.wakeAt,
    moveMs: game.moveMs,
    deadline: game.deadline,
    createdAt: game.createdAt,
    updatedAt: game.updatedAt,
  };
}

/** Encrypts text, so that neither the database nor a log of its queries shows it. */
export interface Seal {
  close(text: string): string;
  /** Null for what was not closed with this seal. */
  open(closed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** @param secret known to the bot's own processes only; text sealed with another secret does not open. */
export function sealOf(secret: string): Seal {
  const key = createHash('sha256').update(`tahoun interaction tokens ${secret}`).digest();
  return {
    close(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const closed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(closed) {
      const bytes = Buffer.from(closed, 'base64url');
      try {
        const opening = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        opening.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = [opening.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opening.final()];
        return Buffer.concat(text).toString();
      } catch {
        return null;
      }
    },
  };
}
