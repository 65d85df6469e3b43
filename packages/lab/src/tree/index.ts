/* Search trees as pictures: a recorded one as SVG and DOT, and one at a moment of its search. */
export * from './dot.js';
export * from './figure.js';
export type { DrawnKind, DrawnNode, DrawnPass, DrawnTree, ExplainedWord, TreeTexts } from './model.js';
export * from './svg.js';
