export {
  ALGORITHMS,
  type Algorithm,
  DEFAULT_LOOK_DEPTH,
  DEFAULT_NODES,
  DEFAULT_TEXTBOOK_DEPTH,
  MAX_DEPTH,
  type PlayerNumber,
  type SomeField,
  TREE_ALGORITHMS,
  type TreeAlgorithm,
  isAlgorithm,
} from './algorithms.js';
export * from './answers.js';
export * from './best-move.js';
export * from './draw-offer.js';
export * from './fields.js';
export * from './games.js';
export * from './host.js';
export * from './judge.js';
export * from './levels.js';
export * from './player-forms.js';
export * from './players.js';
export * from './proof.js';
export * from './reading.js';
export * from './reasons.js';
export * from './request.js';
export * from './review.js';
export * from './session-memory.js';
export * from './solve.js';
export {
  checkParameters,
  defaultsOf,
  parametersOf,
  settingsOf,
  squareId,
  tablesOf,
} from './source-player.js';
export * from './state.js';
export * from './tables.js';
export * from './tree.js';
export { isNearTables } from './with-tables.js';
export * from './work-refused.js';
