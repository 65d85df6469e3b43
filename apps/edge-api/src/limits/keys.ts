import { webDigest } from '../digest.js';

/** SHA-256 of an API key: all that is kept of one. Keys are random, so no salt is needed. */
export function hashKey(key: string): Promise<string> {
  return webDigest(key);
}

/** The key in an `Authorization: Bearer KEY` header; undefined without one. */
export function bearerKey(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w~+/.=-]{1,200})$/i.exec(authorization ?? '')?.[1];
}

/** The hashes in a list separated by commas or white space. @throws Error for anything that is no hash. */
export function readKeyHashes(text: string | undefined): ReadonlySet<string> {
  const hashes = (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const bad = hashes.findIndex((hash) => !/^[0-9a-f]{64}$/.test(hash));
  if (bad >= 0) throw new Error(`entry ${bad + 1} is not a SHA-256 of 64 hexadecimal digits`);
  return new Set(hashes);
}
