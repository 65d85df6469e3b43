export { handle } from './interaction/handle.js';
