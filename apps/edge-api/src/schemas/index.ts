/* The parameters of each route. */
export * from './board.js';
export { MAX_PLAYED, NoParameters, PositionParameters } from './fields.js';
export * from './games.js';
export * from './live.js';
export * from './problems.js';
export * from './search.js';
