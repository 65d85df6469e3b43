export * from './match.js';
export * from './save.js';
export * from './position-file.js';
