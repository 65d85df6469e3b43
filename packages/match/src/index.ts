export * from './game-file.js';
export * from './match.js';
export * from './position-file.js';
export * from './save.js';
