/** Computer players against each other: games, matches and round robins, and what their results are worth. */
export { Count, type PlayerAnswer, type TournamentGame, type TournamentResult } from './count.js';
export { ratingHistory } from './history.js';
export { type Opening, type OpeningBook, randomOpenings } from './openings.js';
export { type GamePlan, type PlayGame, type PlayedGame, playGame } from './play-game.js';
export { Forfeit, type GameSoFar, type Player, spokenMoves } from './player.js';
export { type Rating, ratingsOf } from './ratings.js';
export { type Pairing, wholeCouples } from './round-robin.js';
export * from './standings.js';
export {
  type SprtAnswer,
  type SprtHypotheses,
  type Tally,
  eloError,
  eloOf,
  eloOfScore,
  gamesOf,
  likelihoodOfSuperiority,
  scoreOfElo,
  sprt,
} from './statistics.js';
export {
  type TournamentPlan,
  gameOf,
  playTournament,
  totalGames,
} from './tournament.js';
