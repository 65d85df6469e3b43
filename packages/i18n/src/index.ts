export * from './cli/index.js';
export * from './discord/index.js';
export * from './errors/index.js';
export * from './games/index.js';
export * from './lab/index.js';
export * from './language.js';
export * from './score.js';
export * from './web/index.js';
