/** The built bot and people who play with it, for measurements and demonstrations. */
export { startPostgres } from '@tahoun/live/testing/postgres';
export { BotProcess } from './bot-process.ts';
export { MANNERS, type Manner, Table, exportedMoves, sitAlone, sitDown } from './table.ts';
export { type PlannedMove, type WholeGame, wholeGame } from './whole-game.ts';
