export * from './contract/book.js';
export * from './contract/errors.js';
export * from './contract/figures-evaluation.js';
export * from './contract/game.js';
export * from './contract/grid.js';
export * from './contract/grundy.js';
export * from './contract/hash.js';
export * from './contract/moves.js';
export * from './contract/nested-tree.js';
export * from './contract/random.js';
export * from './contract/score.js';
export * from './mcts/mcts.js';
export * from './network/index.js';
export { estimatesChildren } from './proof-number/children.js';
export {
  PROOF_INFINITE,
  type ProofQuestion,
  type ProofRequest,
  type ProofResult,
  type SolveRequest,
  proofNumberSearch,
} from './proof-number/df-pn.js';
export {
  type ProofTree,
  type ProofTreeNode,
  type ProofTreeRequest,
  proofTree,
} from './proof-number/proof-tree.js';
export { type WholeSolution, solveWholly } from './proof-number/whole-solution.js';
export * from './request/limits.js';
export * from './request/request.js';
export type { DepthReport, SearchStatistics } from './request/statistics.js';
export { endgameName, openEndgame, writeEndgame } from './retrograde/endgame-file.js';
export { EndgameTables, type TableFaultReport, type TableSource } from './retrograde/endgame-tables.js';
export * from './retrograde/endgames.js';
export type { PieceGroup } from './retrograde/group-index.js';
export * from './retrograde/placement.js';
export * from './retrograde/solve.js';
export * from './retrograde/storage/bundle.js';
export type { TableHeader } from './retrograde/storage/format.js';
export * from './retrograde/storage/reader.js';
export { type TableWriteOptions, writeTable } from './retrograde/storage/writer.js';
export { endgameMove } from './retrograde/table-scores.js';
export * from './retrograde/values.js';
export * from './retrograde/verify.js';
export type { BlunderOptions } from './search/blunders.js';
export * from './search/distance.js';
export { MAX_DEPTH } from './search/memory.js';
export { MoveHistory } from './search/move-history.js';
export type { Pass, Skip, StrongNodeKind, StrongObserver, StrongRequest } from './search/request.js';
export * from './search/strong.js';
export { TranspositionTable, tableMibFor } from './search/table.js';
export * from './search/techniques.js';
export { type Clock, type TimeLimits, timeLimitsFor } from './search/time.js';
export * from './textbook/alpha-beta.js';
export type {
  NodeKind,
  SearchObserver,
  TextbookRequest,
} from './textbook/context.js';
export * from './textbook/minimax.js';
export { minimaxQuiescenceSearch } from './textbook/minimax-quiescence.js';
export { type SecondSearchRequest, secondLook, secondSearch } from './textbook/second-search.js';
export * from './tree/tree.js';
