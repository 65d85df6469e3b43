export { decodeText } from './decode-text.js';
export * from './facts.js';
export * from './game-file.js';
export * from './match.js';
export { nextTurn } from './next-turn.js';
export { replayInPieces } from './replays.js';
export * from './save.js';
export { type Ending, type MatchNode, NO_MOVES, isBeginning } from './tree.js';
export * from './variations.js';
