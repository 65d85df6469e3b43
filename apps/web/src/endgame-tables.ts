import { type EngineTask, type TablesOf, isNearTables } from '@tahoun/engine';

/** Where the tables of each game lie that has some, by the game's id. */
const ADDRESSES = new Map(
  Object.entries(
    import.meta.glob<string>('../../../packages/eval/tables/*.tegb', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [/([^/]+)\.tegb$/.exec(path)?.[1], address]),
);

/** How long a task waits for its tables; where they take longer, a later one finds them there. */
const PATIENCE_MS = 3000;

const fetched = new Map<string, Uint8Array>();
const underWay = new Map<string, Promise<void>>();
let tables: TablesOf | undefined;

/**
 * The endgame tables for a task, fetched when its game comes to few pieces; undefined before that, and
 * while they are not there: the engine plays on without.
 */
export async function tablesFor({ request }: EngineTask): Promise<TablesOf | undefined> {
  const { game } = request;
  const address = ADDRESSES.get(game);
  if (address === undefined) return undefined;
  if (!fetched.has(game)) {
    if (!isNearTables(request)) return undefined;
    const download = underWay.get(game) ?? fetchTables(game, address);
    underWay.set(game, download);
    await Promise.race([download, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    if (!fetched.has(game)) return undefined;
  }
  tables ??= await openTables();
  return tables;
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

/** The code that reads them is fetched with them. */
async function openTables(): Promise<TablesOf | undefined> {
  try {
    const { createTables } = await import('@tahoun/engine/tables');
    return createTables(
      (game) => ({ bundle: () => fetched.get(game), file: () => undefined }),
      (name, error) => console.warn(`${name}: ${error.message}`),
    );
  } catch {
    return undefined;
  }
}
