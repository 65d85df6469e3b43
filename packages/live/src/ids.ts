import { createHash, randomBytes } from 'node:crypto';

/** Ids of games. */
export interface GameIds {
  /** The id of a new game: not to be guessed. */
  fresh(): string;
  /** The id of the next game of the same two. */
  next(id: string): string;
}

/** 96 bits: ids cannot be guessed. */
const ID_DIGITS = 24;

function randomId(): string {
  return BigInt(`0x${randomBytes(ID_DIGITS / 2).toString('hex')}`).toString(36);
}

/** Both players and all who watch find the next game by the one before. */
function rematchIdOf(id: string): string {
  const hash = createHash('sha256').update(`rematch of ${id}`).digest('hex');
  return BigInt(`0x${hash.slice(0, ID_DIGITS)}`).toString(36);
}

export const RANDOM_IDS: GameIds = { fresh: randomId, next: rematchIdOf };

/** The id of a new guest at the page, whom only a key identifies. */
export function guestId(): string {
  return `@${randomId()}`;
}
