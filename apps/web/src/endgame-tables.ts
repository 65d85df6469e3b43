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

const fetched = new Map<string, Uint8Array>();
let tables: TablesOf | undefined;

/**
 * The endgame tables for a task, fetched when its game comes to few pieces; undefined before that, and
 * while they cannot be had: the engine plays on without.
 */
export async function tablesFor({ request }: EngineTask): Promise<TablesOf | undefined> {
  const address = ADDRESSES.get(request.game);
  if (address === undefined) return undefined;
  try {
    if (!fetched.has(request.game)) {
      if (!isNearTables(request)) return undefined;
      const response = await fetch(address);
      if (!response.ok) return undefined;
      fetched.set(request.game, new Uint8Array(await response.arrayBuffer()));
    }
    const { createTables } = await import('@tahoun/engine/tables');
    tables ??= createTables(
      (game) => ({ bundle: () => fetched.get(game), file: () => undefined }),
      (name, error) => console.warn(`${name}: ${error.message}`),
    );
    return tables;
  } catch {
    return undefined;
  }
}
