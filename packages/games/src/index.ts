export * from './atari-go/index.js';
export * from './chess/index.js';
export * from './chocolate/index.js';
export * from './connect-four/index.js';
export * from './czech-draughts/index.js';
export * from './registry.js';
export * from './tic-tac-toe/index.js';
export * from './zabor/index.js';
