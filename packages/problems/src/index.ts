export * from './choose.js';
export * from './glicko.js';
export * from './problem.js';
export * from './try.js';
