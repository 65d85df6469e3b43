import type { TablesOf } from '@tahoun/engine';
import { createTables } from '@tahoun/engine/tables';

/** Addresses of the endgame tables, by the game's id. */
const ADDRESSES = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../packages/eval/tables/*.tegb', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [/([^/]+)\.tegb$/.exec(path)?.[1], address]),
);

/** Milliseconds that a task waits for its tables; if they take longer, a later task uses them. */
const PATIENCE_MS = 3000;

const fetched = new Map<string, Uint8Array>();
const underWay = new Map<string, Promise<void>>();
const tables = createTables(
  (game) => ({ bundle: () => fetched.get(game), file: () => undefined }),
  (name, error) => console.warn(`${name}: ${error.message}`),
);

/** A game's endgame tables; undefined while they are not loaded: the engine plays on without them. */
export async function fetchedTables(game: string): Promise<TablesOf | undefined> {
  const address = ADDRESSES.get(game);
  if (address === undefined) return undefined;
  if (!fetched.has(game)) {
    const download = underWay.get(game) ?? fetchTables(game, address);
    underWay.set(game, download);
    await Promise.race([download, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  return fetched.has(game) ? tables : undefined;
}

async function fetchTables(game: string, address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (response.ok) fetched.set(game, new Uint8Array(await response.arrayBuffer()));
  } catch {
    // Without a connection the engine does without them; the next task tries again.
  } finally {
    underWay.delete(game);
  }
}
