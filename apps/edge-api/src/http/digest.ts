/** SHA-256 of a text in hexadecimal. */
export type Digest = (text: string) => string | Promise<string>;

/** The digest of the web platform. Node's own is faster, because it does not go through another thread. */
export const webDigest = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
