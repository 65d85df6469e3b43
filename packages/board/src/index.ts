/*
 * Shared parts of the drawings of games. Each game has an entry of its own: `@tahoun/board/chess`.
 */
export { type ArrowStyle, arrow } from './arrows.js';
export { type ChartLine, type ChartOptions, type ChartSign, drawChart } from './chart.js';
export * from './drawing.js';
export * from './generic.js';
export * from './graph/figure.js';
export {
  type GraphLayout,
  type GraphRoute,
  type GraphShape,
  type GraphShapeEdge,
  layOutGraph,
} from './graph/layout.js';
export * from './motion.js';
export * from './move-numbers.js';
export * from './picking.js';
export * from './taken.js';
export { boardText } from './text.js';
export * from './tree/dot.js';
export * from './tree/figure.js';
export type { DrawnKind, DrawnNode, DrawnPass, DrawnTree, ExplainedWord, TreeTexts } from './tree/model.js';
export * from './tree/svg.js';
