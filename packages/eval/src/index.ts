/*
 * Shared parts of the evaluations of games. Each game has an entry of its own: `@tahoun/eval/chess`.
 */
export * from './game-ai.js';
export { learnedAi } from './learned-ai.js';
