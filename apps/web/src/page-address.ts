/** What the page's address and its entry in the browser's history say. */

/** The address brings a match: `#chess?moves=e4`. */
export function isLink(hash: string): boolean {
  return /^#[\w-]+\?(moves|position)=/.test(hash);
}

/** The id of the game in a link, which may be none of ours. */
export function gameOfLink(hash: string): string {
  return hash.slice(1, hash.indexOf('?'));
}

/** The id of the match that an entry belongs to; undefined for an entry that is not the page's own. */
export function matchOfEntry(state: unknown): string | undefined {
  return (state as { match?: string } | null)?.match;
}
