/*
 * Shared parts of the drawings of games. Each game has an entry of its own: `@tahoun/board/chess`.
 */
export { type ArrowStyle, arrow, rounded } from './arrows.js';
export { type ChartLine, type ChartOptions, type ChartSign, drawChart } from './chart.js';
export * from './drawing.js';
export * from './generic.js';
export * from './motion.js';
export * from './move-numbers.js';
export * from './picking.js';
export * from './taken.js';
export { boardText } from './text.js';
