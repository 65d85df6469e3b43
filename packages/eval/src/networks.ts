/*
 * Entry `@tahoun/eval/networks`, apart from the other so that nothing of it reaches a page or a Worker that does
 * not ask for it.
 */
export { chessNetwork, networkChess } from './chess/network/index.js';
export * from './network.js';
