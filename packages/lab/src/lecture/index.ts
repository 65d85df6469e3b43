/* What a lecture on game trees shows: trees of numbers as games, and the steps of a recorded search. */
export * from './tree-game.js';
export * from './tree-text.js';
export * from './walk-steps.js';
