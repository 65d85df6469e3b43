import { type TablesOf, bestMove, fileAnswer, solve, writtenMoves, writtenTree } from '@tahoun/engine';
import type { Engine } from './engine.js';
import { games } from './games.js';

/**
 * Searches on the calling thread, for platforms that give every request one of its own. Other requests of
 * the same isolate wait meanwhile, which is why the ceilings are low there.
 * @param tables of endings that are solved already; none by default
 */
export function inlineEngine(tables: TablesOf = () => undefined): Engine {
  return {
    bestMove: async (request, { signal, onProgress } = {}) =>
      bestMove(games, request, { tables, signal, onProgress }),
    solve: async (request, { signal, onProgress } = {}) =>
      solve(games, request, { tables, signal, onProgress }),
    writtenTree: async (request, { signal } = {}) => writtenTree(games, request, { tables, signal }),
    writtenMoves: async (request) => writtenMoves(games, request),
    file: async (request) => fileAnswer(games, request),
  };
}
