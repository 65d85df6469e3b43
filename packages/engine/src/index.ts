export * from './answers.js';
export * from './best-move.js';
export * from './host.js';
export * from './players.js';
export * from './request.js';
export * from './score-text.js';
export * from './solve.js';
export * from './state.js';
