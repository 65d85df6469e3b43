import type { EngineHost } from '@tahoun/engine';
import { type NodeHostOptions, createNodeHost } from '@tahoun/engine/node';
import { builtInGames } from './built-in.js';
import type { GameManifest } from './manifest.js';

export interface EngineOptions extends Pick<NodeHostOptions, 'threads'> {
  /** The games that it plays; those of the house by default. */
  readonly games?: readonly GameManifest[];
}

/**
 * An engine on worker threads.
 * @throws TypeError for a game that names no module, from which a thread could import it.
 */
export function createEngine({ games = builtInGames, ...options }: EngineOptions = {}): EngineHost {
  const ours: readonly GameManifest[] = builtInGames;
  const modules = games.filter((game) => !ours.includes(game)).map(moduleOf);
  return createNodeHost({
    ...options,
    ids: games.map(({ id }) => id),
    worker: new URL('./node-worker.js', import.meta.url),
    workerData: modules,
  });
}

function moduleOf({ id, module }: GameManifest): string {
  if (module !== undefined) return module;
  throw new TypeError(`the manifest of ${id} names no module; give it 'module: import.meta.url'`);
}
