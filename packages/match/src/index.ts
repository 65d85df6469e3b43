export * from './match.js';
export * from './save.js';
