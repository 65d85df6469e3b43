/* Graphs without an opponent: their text form, and eight searches of them. */
export { type StateEdge, type StateGraph, type StateNode, cheapestCosts } from './graph.js';
export { parseStateGraph } from './graph-text.js';
export * from './search.js';
export {
  type ChildFate,
  type SpaceChild,
  type SpaceEnd,
  type SpaceEntry,
  type SpaceStep,
  pathOf,
} from './steps.js';
