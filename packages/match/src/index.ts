export * from './clock.js';
export * from './game-file.js';
export * from './lines.js';
export * from './match.js';
export * from './position-file.js';
export * from './save.js';
export * from './variations.js';
