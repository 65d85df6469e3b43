// Not with the game's kit, which the web page loads without what only a part of it needs.
export { type StaryAccount, type StarySide, staryAccount } from './atari-go/account.js';
export { QUAD_WEIGHTS, type Quad, type Quads, SCANS, type Scan } from './atari-go/euler.js';
export * from './atari-go/index.js';
export * from './chess/index.js';
export * from './chocolate/index.js';
export * from './connect-four/index.js';
export {
  type PieceAccount,
  type PlacementAccount,
  placementAccount,
  squareBonus,
} from './czech-draughts/account.js';
export * from './czech-draughts/index.js';
export * from './kit.js';
export * from './registry.js';
export type { Staged } from './staged.js';
export * from './tic-tac-toe/index.js';
export type { TracedPosition, Tuning } from './tuning.js';
export * from './zabor/index.js';
