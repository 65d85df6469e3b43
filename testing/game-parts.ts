import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/* What the tests of several packages ask of every built-in game: a new one is under test without a line in a list. */

const GAMES = join(import.meta.dirname, '../packages/games/src');

/** The games' ids, which their folders are called by. */
export const GAME_IDS = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'index.ts')));

type Load = (id: string) => Promise<Readonly<Record<string, unknown>>>;

/** What each game's module exports that has such a property, by id. @param load imports the module. */
export async function partsOf<Part>(load: Load, property: string): Promise<ReadonlyMap<string, Part>> {
  const parts = new Map<string, Part>();
  for (const id of GAME_IDS) {
    const part = Object.values(await load(id)).find((value) => Object.hasOwn(Object(value), property));
    if (part !== undefined) parts.set(id, part as Part);
  }
  return parts;
}

/** Each game's computer player, `chessAi` and so on, with its network where it is made of one. */
export async function aisOf<Ai>(load: Load, loadNetwork: Load): Promise<ReadonlyMap<string, Ai>> {
  const ais = new Map<string, Ai>();
  for (const id of GAME_IDS) {
    const [, ai] = Object.entries(await load(id)).find(([name]) => name.endsWith('Ai'))!;
    if (typeof ai !== 'function') ais.set(id, ai as Ai);
    else {
      const [network] = Object.values(await loadNetwork(id)) as (() => Uint8Array)[];
      ais.set(id, ai(network!));
    }
  }
  return ais;
}
