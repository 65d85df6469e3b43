/*
 * Entry `@tahoun/eval/networks`, apart from the other so that nothing of it reaches a page or a Worker that does
 * not ask for it. What a game's network sees is in an entry of the game: `@tahoun/eval/chess/network`.
 */
export * from './network.js';
