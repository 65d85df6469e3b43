export * from './choose.js';
export * from './fault.js';
export * from './glicko.js';
export * from './problem.js';
export * from './try.js';
