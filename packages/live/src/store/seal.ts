import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { idOf } from '../game/ids.js';

/** Encrypts text, so that neither the database nor a log of its queries shows it. */
export interface Seal {
  close(text: string): string;
  /** Null for a text that was not closed with this seal. */
  open(closed: string): string | null;
}

/** @returns the id of a game for its cause: always the same one, and not to be guessed without the secret. */
export function idsOf(secret: string): (cause: string) => string {
  return (cause) => idOf(createHmac('sha256', `tahoun game ids ${secret}`).update(cause).digest());
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
