import { createHmac } from 'node:crypto';
import type { GameIds } from '../game/ids.js';
import { KEY_BYTES } from '../store/keys.js';

/** A request for a game to which a client has given a name, so that it may be sent again. */
export interface NamedRequest {
  /** A digest of the client and its name for the request. */
  readonly name: string;
  /** A digest of what is asked for, which has to be the same each time. */
  readonly request: string;
}

/** What a new game draws by chance, or has from its name. */
export interface Drawn {
  readonly id: string;
  /** The player who begins it. */
  readonly owner: string;
  /** The secret that seats a person. @param nth of the people who sit there; the one who begins it is the first */
  key(nth: number): string;
}

/**
 * Derives everything that cannot be guessed from a secret, so that nothing has to be kept of a request but its game. The
 * owner depends on what is asked for too: another owner in the game with this id shows that the name was reused.
 */
export function drawnFrom(secret: string, { name, request }: NamedRequest, ids: GameIds): Drawn {
  const digest = (what: string) =>
    createHmac('sha256', `tahoun live games ${secret}`).update(`${what}\n${name}`).digest();
  return {
    id: ids.fresh(digest('id')),
    owner: `@${digest(`owner of ${request}`).toString('hex', 0, KEY_BYTES)}`,
    key: (nth) => digest(`key ${nth}`).toString('base64url', 0, KEY_BYTES),
  };
}
