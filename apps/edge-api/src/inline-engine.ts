import { bestMove, fileAnswer, solve, writtenMoves, writtenTree } from '@tahoun/engine';
import { games } from './games.js';
import type { Engine } from './platform.js';

/**
 * Searches on the calling thread, for platforms that give every request one of its own. Other requests of
 * the same isolate wait meanwhile, which is why the ceilings are low there.
 * @param now the clock, in milliseconds; the platform's own by default.
 */
export function inlineEngine(now?: () => number): Engine {
  return {
    bestMove: async (request, { signal, onProgress } = {}) =>
      bestMove(games, request, { now, signal, onProgress }),
    solve: async (request, { signal, onProgress } = {}) => solve(games, request, { now, signal, onProgress }),
    writtenTree: async (request, { signal } = {}) => writtenTree(games, request, { now, signal }),
    writtenMoves: async (request) => writtenMoves(games, request),
    file: async (request) => fileAnswer(games, request),
  };
}
