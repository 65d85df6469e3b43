export { decodeText } from './decode-text.js';
export * from './facts.js';
export * from './game-file.js';
export { HANDED_OVER, gameOver, handedOver } from './hand-over.js';
export * from './match.js';
export { nextTurn } from './next-turn.js';
export { replayInPieces } from './replays.js';
export * from './save.js';
export {
  type Ending,
  type MatchNode,
  NO_MOVES,
  type Work,
  isBeginning,
  linesOf,
  nodesAlong,
} from './tree.js';
export * from './variations.js';
