import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Hides text from whoever reads the database, or a log of what it was asked. */
export interface Seal {
  close(text: string): string;
  /** Null for what was not closed with this seal. */
  open(closed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** @param secret what only the bot's own processes know: another one opens nothing. */
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
