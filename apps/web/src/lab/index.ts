/*
 * The lessons' way into the Lab: its figures, and the addresses of its examples. The page itself is `Lab.tsx`, and
 * nothing else of this folder is imported from outside.
 */
export { GRAPH_PRESETS } from './graph/graphs.js';
export { hrefOf } from './href.js';
export { exampleGroups } from './lab-pages.js';
export { Bars, ORDERED_TREE, leavesByOrder } from './lecture/Bars.js';
export { GraphFigure, HorizonTree, LeafTreeFigure, ProofTree } from './lecture/figures.js';
