/** Endgame tables by the game's id. A Worker has no files: `tables-at-build-time.ts` puts them here. */
export const tableFiles: Readonly<Record<string, ArrayBuffer>> = {};
