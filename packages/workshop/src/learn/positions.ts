import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '@tahoun/core';
import { writing } from '../files.js';
import { inOrder } from '../workers.js';
import { formatMargin } from './labelled-file.js';
import type { LabelledPosition } from './self-play.js';

/** Plays a game, whose positions follow from the seed. @returns null when aborted before its end. */
export type PlaySelf = (seed: number, signal: AbortSignal) => Promise<readonly LabelledPosition[] | null>;

interface PositionsPlan {
  readonly playGame: PlaySelf;
  /** Games at a time. */
  readonly atOnce: number;
  readonly folder: string;
  /** Of the file, which no other process may write to. */
  readonly name: string;
  readonly seed: number;
  /** Positions that the file is to have. */
  readonly positions: number;
  /** Called after each game with the present contents of the file. */
  readonly onGame: (games: number, positions: number) => void;
}

/** The contents of a file of positions. */
interface Made {
  readonly games: number;
  readonly positions: number;
}

/**
 * Plays games and appends their positions to a file until it has enough. Each game begins with a line
 * `# NUMBER`, from which a run that was stopped knows where it was. Games are written in their order whichever ends
 * first, so that the file does not depend on `atOnce`. @returns the number of positions in it.
 * @throws CliError when the file cannot be written, and as `playGame` does
 */
export async function makePositions(plan: PositionsPlan, signal: AbortSignal): Promise<number> {
  const { playGame, atOnce, folder, name, seed, onGame } = plan;
  const file = join(folder, `${name}.txt`);
  const descriptor = writing(file, () => {
    mkdirSync(folder, { recursive: true });
    return openSync(file, 'a+');
  });
  try {
    const { games, positions: before } = writing(file, () => resume(file, descriptor));
    let positions = before;
    if (positions >= plan.positions) return positions;
    const begin = (game: number, either: AbortSignal) => playGame(seedOf(seed, game), either);
    for await (const { number, result } of inOrder({ from: games, atOnce, begin }, signal)) {
      const lines = `# ${number}\n${result.map(lineOf).join('')}`;
      writing(file, () => writeSync(descriptor, lines));
      positions += result.length;
      onGame(number + 1, positions);
      if (positions >= plan.positions) break;
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

function lineOf({ position, result, margin, score }: LabelledPosition): string {
  return `${position};${margin === undefined ? (result ?? '') : formatMargin(margin)};${score}\n`;
}
