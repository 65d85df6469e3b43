import type { Game } from '@tahoun/core';
import { type Ending, type Match, claimDraw, newMatch, saveMatch, showLine } from '@tahoun/match';
import type { TournamentGame } from '@tahoun/match/tournament';
import { formatLine, resultText } from './state.js';

/** A game of a tournament as JSON: the players, the end, and the game itself as a saved match. */
export function recordOf(game: Game, played: TournamentGame) {
  const { number, names, winner, reason, fault } = played;
  return {
    game: number + 1,
    players: names,
    result: resultText({ winner, reason }),
    reason,
    fault: fault?.message,
    match: JSON.parse(saveMatch(savedMatch(game, played))),
  };
}

/** The game as the web page opens it; there, people go on with it. */
function savedMatch(game: Game, { start, moves, winner, reason, seed }: TournamentGame): Match {
  const match = newMatch({
    game,
    position: game.formatPosition(start),
    players: ['human', 'human'],
    seed,
  });
  const played = showLine(match, formatLine({ game, position: start }, moves), endingOf(winner, reason));
  return winner === null ? claimDraw(played) : played;
}

/** The ending other than by the rules of the game; null for none. */
function endingOf(winner: TournamentGame['winner'], reason: string): Ending | null {
  switch (reason) {
    case 'resigned':
    case 'forfeit':
      return { kind: 'resigned', by: winner === 0 ? 1 : 0 };
    case 'too-long':
      return { kind: 'agreed-draw' };
    default:
      return null;
  }
}
