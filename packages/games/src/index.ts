/*
 * Shared parts of the games. Each game has an entry of its own: `@tahoun/games/chess` has its rules and
 * notation, `@tahoun/games/chess/set-up`, `/file`, `/gtp`, `/board`, `/words/en`, `/lessons` and so on its further
 * parts, where there are such.
 */

export { type GridCorner, gridColumn, gridRow } from '@tahoun/core';
export { checkGoesOn, notAMove, outsideBoard } from './errors.js';
export {
  type GameFileFormat,
  type GtpForm,
  MAX_FILE_LENGTH,
  MAX_GAME_LENGTH,
  type MoveNode,
  type OpenNode,
  PLAYED_RESULTS,
  type PlayedGame,
  type PlayedResult,
  type UnreadGame,
  addNag,
  mainLine,
  openChild,
  readAll,
  say,
} from './file-format.js';
export { fittingOptions, fittingValues, isStart } from './fitting-options.js';
export { gridSetUp } from './grid-set-up.js';
export { plainResult, readMove } from './plain-game.js';
export * from './rows.js';
export * from './set-up.js';
export { type SquareBoards, squareBoards } from './square-boards.js';
export { badVariantValue, checkVariants, defaultOf } from './variants.js';
