import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError, quoteInput } from '@tahoun/core';
import { type NodeEngineHost, type NodeHostOptions, createNodeHost } from '@tahoun/engine/node';
import type { GameManifest } from './built-in.js';
import { builtInGames } from './built-in.js';
import { checkManifest } from './check-manifest.js';
import { registerGames, registeredGames } from './index.js';
import type { ThreadGames } from './node-instance.js';

interface EngineOptions extends Omit<NodeHostOptions, 'worker' | 'workerData'> {
  /** The games that it plays; all that are registered by default. */
  readonly games?: readonly GameManifest[];
}

/**
 * An engine on worker threads.
 * @throws InputError for a manifest with unknown parts.
 * @throws TypeError for a game from outside that names no module, from which a thread could import it.
 */
export function createEngine({ games = registeredGames(), ...options }: EngineOptions = {}): NodeEngineHost {
  for (const game of games) checkManifest(game);
  return createNodeHost({
    ...options,
    worker: new URL('./node-worker.js', import.meta.url),
    workerData: {
      ids: games.map(({ id }) => id),
      modules: Object.fromEntries(games.flatMap(moduleOf)),
    } satisfies ThreadGames,
  });
}

function moduleOf({ id, module }: GameManifest): readonly (readonly [string, string])[] {
  if (module !== undefined) return [[id, module]];
  if (builtInGames.some((game) => game.id === id)) return [];
  throw new TypeError(`the manifest of ${id} names no module; give it 'module: import.meta.url'`);
}

/**
 * A game from outside: the default export of a module, of a folder's main module, or of a package.
 * @param place a path, or the name of a package; seen from the working folder.
 * @throws InputError saying why it cannot be used.
 */
export async function importGame(place: string): Promise<GameManifest> {
  const found = quoteInput(place);
  let manifest: unknown;
  let module: string;
  try {
    const path = resolve(place);
    const from = createRequire(join(process.cwd(), 'here.js'));
    module = pathToFileURL(from.resolve(existsSync(path) ? path : place)).href;
    manifest = (await import(module)).default;
  } catch (error) {
    const reason = String((error as Error).message).split('\n')[0] ?? '';
    throw new InputError('game-module', `the game "${found}" cannot be loaded: ${reason}`, { found, reason });
  }
  checkManifest(manifest, place);
  return { ...manifest, module };
}

/** Registers games from outside, before anything asks for them. @throws InputError as `importGame`. */
export async function registerGamesAt(places: readonly string[]): Promise<void> {
  for (const place of places) registerGames([await importGame(place)]);
}

/**
 * The games from outside that a program was started with: `--game PLACE`, any number of times, and those of
 * `TAHOUN_GAMES`, separated by commas.
 */
export function gamesAskedFor(
  args = process.argv,
  named = process.env.TAHOUN_GAMES ?? '',
): readonly string[] {
  const ofOptions = args.flatMap((arg, at) => (args[at - 1] === '--game' ? [arg] : []));
  return [...ofOptions, ...named.split(',').map((place) => place.trim())].filter((place) => place !== '');
}
