import { bestMove, solve, writtenTree } from '@tahoun/engine';
import { games } from './games.js';
import type { Engine } from './platform.js';

/**
 * Searches on the calling thread, for platforms that give every request one of its own. Other requests of
 * the same isolate wait meanwhile, which is why the ceilings are low there.
 * @param now the clock, in milliseconds; the platform's own by default.
 */
export function inlineEngine(now?: () => number): Engine {
  const clock = now === undefined ? {} : { now };
  return {
    bestMove: async (request, { signal, onProgress } = {}) =>
      bestMove(games, request, { ...clock, ...given({ signal, onProgress }) }),
    solve: async (request, { signal, onProgress } = {}) =>
      solve(games, request, { ...clock, ...given({ signal, onProgress }) }),
    writtenTree: async (request, { signal } = {}) =>
      writtenTree(games, request, { ...clock, ...given({ signal }) }),
  };
}

/** The hooks that are defined: the engine accepts no undefined one. */
function given<Hooks extends object>(hooks: Hooks): { [K in keyof Hooks]?: NonNullable<Hooks[K]> } {
  return Object.fromEntries(Object.entries(hooks).filter(([, hook]) => hook !== undefined)) as {
    [K in keyof Hooks]?: NonNullable<Hooks[K]>;
  };
}
