export * from './maker.js';
export { makerOf } from './plain.js';
export { levelMove } from './play-out.js';
