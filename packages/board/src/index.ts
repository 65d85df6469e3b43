/*
 * What the drawings of games are made of. That of a game is a part of it: `@tahoun/games/chess/board`.
 */
export { type ArrowStyle, arrow, rounded } from './arrows.js';
export { type ChartLine, type ChartOptions, type ChartSign, drawChart } from './chart.js';
export * from './drawing.js';
export * from './generic.js';
export * from './motion.js';
export * from './move-numbers.js';
export * from './picking.js';
export * from './squares.js';
export * from './taken.js';
export { boardText, gridText, rowNumbers } from './text.js';
