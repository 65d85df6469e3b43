import type { TablesOf } from '@tahoun/engine';
import { createTables } from '@tahoun/engine/tables';

/**
 * The endgame tables that come with the code, for platforms without a folder of a user.
 * @param read gives the file of a game, undefined where it has none
 */
export function shippedTables(read: (game: string) => Uint8Array | undefined): TablesOf {
  return createTables(
    (game) => ({ bundle: () => read(game), file: () => undefined }),
    (name, error) => console.error(`the endgame tables ${name} are not used: ${error.message}`),
  );
}
