import { createHash, randomBytes } from 'node:crypto';

/** Ids of games. */
export interface GameIds {
  /** The id of a new game: not to be guessed. @param cause a digest that gives the same id each time */
  fresh(cause?: Buffer): string;
  /** The id of the next game of the same two. */
  next(id: string): string;
}

/** Bytes of an id that cannot be guessed: 96 bits. */
const ID_BYTES = 12;

/** The first bytes as an id, of letters and digits. @param bytes random ones, or a digest of the cause of the id */
export function idOf(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString('hex', 0, ID_BYTES)}`).toString(36);
}

export function randomId(bytes = ID_BYTES): string {
  return idOf(randomBytes(bytes));
}

export const RANDOM_IDS: GameIds = {
  fresh: (cause) => (cause === undefined ? randomId() : idOf(cause)),
  // Both players and all who watch find the next game by the one before.
  next: (id) => idOf(createHash('sha256').update(`rematch of ${id}`).digest()),
};

/** The id of a new guest at the page, whom only a key identifies. */
export function guestId(): string {
  return `@${randomId()}`;
}
