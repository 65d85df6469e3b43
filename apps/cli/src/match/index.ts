/** Matches for other programs than `tahoun match`: those of `bench/`. */

export type { GameSoFar, Player, SprtAnswer, SprtHypotheses } from '@tahoun/match/tournament';
export { eloOfScore, playTournament, scoreOfElo, spokenMoves, sprt } from '@tahoun/match/tournament';
export { type Contestant, contestant, makePlayer } from './contestant.js';
export { interruptible } from './engines/process.js';
export { openingsFromFile } from './openings.js';
