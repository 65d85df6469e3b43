import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, Random } from '@tahoun/core';
import { seedOf } from '../match/openings.js';
import { type LabelledPosition, type Thinker, playGame } from './self-play.js';

export interface PositionsPlan {
  readonly game: Game;
  readonly thinker: Thinker;
  readonly folder: string;
  /** Of the file, which no other process may write to. */
  readonly name: string;
  readonly seed: number;
  /** How many positions the file is to have. */
  readonly positions: number;
  /** Called after each game with what is in the file now. */
  readonly onGame: (games: number, positions: number) => void;
}

/** What is in a file of positions. */
interface Made {
  readonly games: number;
  readonly positions: number;
}

/**
 * Plays games and appends their positions to a file until it has enough. Each game begins with a line
 * `# NUMBER`, from which a run that was stopped knows where it was. @returns how many positions there are.
 */
export async function makePositions(plan: PositionsPlan, signal: AbortSignal): Promise<number> {
  const { game, thinker, folder, name, seed, onGame } = plan;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.txt`);
  const descriptor = openSync(file, 'a+');
  try {
    let { games, positions } = resume(file, descriptor);
    for (; positions < plan.positions && !signal.aborted; games++) {
      const labelled = await playGame(game, thinker, new Random(seedOf(seed, games)), signal);
      writeSync(descriptor, `# ${games}\n${labelled.map(lineOf).join('')}`);
      positions += labelled.length;
      onGame(games + 1, positions);
    }
    return positions;
  } finally {
    closeSync(descriptor);
  }
}

/** Removes a last game that may not have been written to its end. */
function resume(file: string, descriptor: number): Made {
  const bytes = readFileSync(file);
  const end = Math.max(0, bytes.lastIndexOf('\n# ') + 1);
  ftruncateSync(descriptor, end);
  let games = 0;
  let positions = 0;
  for (let at = 0; at < end; at = bytes.indexOf('\n', at) + 1) {
    if (bytes[at] === HASH) games++;
    else positions++;
  }
  return { games, positions };
}

const HASH = '#'.charCodeAt(0);

function lineOf({ position, result, score }: LabelledPosition): string {
  return `${position};${result ?? ''};${score}\n`;
}
