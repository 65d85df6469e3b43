import { closeSync, writeSync } from 'node:fs';
import type { Game } from '@tahoun/core';
import { resultText } from '@tahoun/engine';
import { type Ending, type Match, newMatch, saveMatch, showLine } from '@tahoun/match';
import { createFile } from '../output-file.js';
import type { MatchGame } from './play-match.js';

/** A file that the games of a match are written to, one after another. */
export interface GameRecord {
  readonly add: (game: MatchGame) => void;
  readonly close: () => void;
}

/** Starts an empty file. @throws CliError when it cannot be written. */
export function openRecord(file: string, game: Game): GameRecord {
  const descriptor = createFile(file);
  return {
    add: (played) => writeSync(descriptor, `${JSON.stringify(recordOf(game, played))}\n`),
    close: () => closeSync(descriptor),
  };
}

/** A game as JSON: who played, how it ended, and the game itself as a saved match. */
export function recordOf(game: Game, played: MatchGame) {
  const { number, names, winner, reason, fault } = played;
  return {
    game: number + 1,
    players: names,
    result: resultText({ winner, reason }),
    reason,
    ...(fault === undefined ? {} : { fault: fault.message }),
    match: JSON.parse(saveMatch(savedMatch(game, played))),
  };
}

/** The game as the web page opens it; there, people go on with it. */
function savedMatch(game: Game, { start, moves, winner, reason, seed }: MatchGame): Match {
  const match = newMatch({
    game,
    position: game.formatPosition(start),
    players: ['human', 'human'],
    seed,
  });
  const position = start.clone();
  const texts = moves.map((move) => {
    const text = game.formatMove(position, move);
    position.makeMove(move);
    return text;
  });
  return showLine(match, texts, endingOf(winner, reason));
}

/** How it ended other than by the rules of the game. */
function endingOf(winner: MatchGame['winner'], reason: string): Ending | null {
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
