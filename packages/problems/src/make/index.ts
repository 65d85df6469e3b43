export * from '../maker/maker.js';
export { levelMove } from '../maker/play-out.js';
export { makerOf } from './plain.js';
