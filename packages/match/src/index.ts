export * from './match.js';
export * from './position-file.js';
export * from './save.js';
