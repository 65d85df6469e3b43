import { join } from 'node:path';

/* What the tests of several packages ask of every built-in game: a new one is under test without a line in a list. */

type Load = () => Promise<unknown>;

/** A manifest of the catalogue, as far as it is asked for here: packages below the catalogue do not know its types. */
interface Manifest {
  readonly id: string;
  readonly rules: Load;
  readonly ai: Load;
  readonly board: Load;
  readonly words: Readonly<Record<string, Load>>;
  readonly details?: Readonly<Record<string, Load>>;
  readonly setUp: Load;
  readonly file?: { readonly load: Load };
  readonly lessons?: Load;
}

const CATALOGUE = join(import.meta.dirname, '../packages/catalogue/src/built-in.ts');
const { builtInGames } = (await import(CATALOGUE)) as { readonly builtInGames: readonly Manifest[] };

export const GAME_IDS = builtInGames.map(({ id }) => id);

/** A part of each game that has it, by id. */
export async function partsOf<Part>(
  loadOf: (game: Manifest) => Load | undefined,
): Promise<ReadonlyMap<string, Part>> {
  const parts = new Map<string, Part>();
  for (const game of builtInGames) {
    const load = loadOf(game);
    if (load !== undefined) parts.set(game.id, (await load()) as Part);
  }
  return parts;
}
