export * from './drawing.js';
export * from './registry.js';
export * from './text.js';
export * from './tree/dot.js';
export type { DrawnNode, DrawnTree } from './tree/model.js';
export * from './tree/svg.js';
export type { DrawnKind, DrawnPass, ExplainedWord, TreeTexts } from './tree/texts.js';
