/*
 * What the evaluations of games share. Each game has an entry of its own: `@tahoun/eval/chess`.
 */
export * from './game-ai.js';
export { learnedAi } from './learned-ai.js';
