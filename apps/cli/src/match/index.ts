/** Matches for other programs than `tahoun match`: those of `bench/`. */
export { type Contestant, contestant, makePlayer } from './contestant.js';
export { interruptible } from './engines/process.js';
export { type Opening, type OpeningBook, openingsFromFile } from './openings.js';
export { type MatchGame, type MatchPlan, type MatchResult, playMatch } from './play-match.js';
export type { GameSoFar, Player } from './player.js';
export { spokenMoves } from './player.js';
export { type SprtAnswer, type SprtHypotheses, eloOfScore, scoreOfElo, sprt } from './statistics.js';
