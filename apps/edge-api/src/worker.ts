import { bestMove } from '@tahoun/engine';
import { createApp } from './app.js';

/**
 * Cloudflare Workers. The search runs in the isolate, where the clock stands still while it computes:
 * a time limit never fires there, so the node ceiling is what bounds the cost of a request.
 */
export default createApp({
  bestMove: async (request, { signal }) => bestMove(request, { signal }),
  maxNodes: 200_000,
});
