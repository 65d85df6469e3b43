import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { seedOf } from '@tahoun/core';
import { UNFINISHED, readBytes, reading, replaceFile, writing } from '../files.js';
import { inOrder } from '../workers.js';
import { formatGame, linesOf, positionsIn } from './labelled-file.js';
import type { LabelledGame } from './self-play.js';

/** Plays a game, which follows from the seed. @returns null when aborted before its end. */
export type PlaySelf = (seed: number, signal: AbortSignal) => Promise<LabelledGame | null>;

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
  /** Bytes of text after which a part of the file is compressed; by default they become some 55 MB. */
  readonly partBytes?: number;
}

const PART_BYTES = 2 ** 27;

/**
 * Plays games and appends them to a file until it has enough positions. Games are written in their order whichever ends
 * first, so that the file does not depend on `atOnce`. @returns the number of positions in it.
 * @throws CliError when the file cannot be read or written, and as `playGame` does
 */
export async function makePositions(plan: PositionsPlan, signal: AbortSignal): Promise<number> {
  const { playGame, atOnce, folder, name, seed, onGame, partBytes = PART_BYTES } = plan;
  const file = new GamesFile(join(folder, name), partBytes);
  try {
    if (file.positions >= plan.positions) return file.positions;
    const begin = (game: number, either: AbortSignal) => playGame(seedOf(seed, game), either);
    for await (const { result } of inOrder({ from: file.games, atOnce, begin }, signal)) {
      file.add(result);
      onGame(file.games, file.positions);
      if (file.positions >= plan.positions) break;
    }
    return file.positions;
  } finally {
    file.close();
  }
}

/**
 * The files of positions in a folder, each part once: a run that was stopped while it compressed a part leaves that
 * twice. @throws CliError when it cannot be read
 */
export function filesOfPositions(folder: string): string[] {
  const names = reading(folder, () => readdirSync(folder)).sort();
  const isWhole = (name: string) => !name.endsWith(UNFINISHED) && !names.includes(`${name}.gz`);
  return names.filter(isWhole).map((name) => join(folder, name));
}

/**
 * A file that games are added to, each after a line `# NUMBER` that tells a run that was stopped where it was. A part
 * that is full is compressed, and another one begins: `NAME.txt.gz`, `NAME-2.txt.gz`, `NAME-3.txt`.
 */
class GamesFile {
  games = 0;
  positions = 0;
  #part = 1;
  #descriptor: number;

  /** @throws CliError */
  constructor(
    readonly name: string,
    readonly partBytes: number,
  ) {
    writing(this.#path, () => mkdirSync(dirname(this.#path), { recursive: true }));
    for (; existsSync(`${this.#path}.gz`); this.#part++) {
      this.#count(readBytes(`${this.#path}.gz`));
      // Where a run was stopped in the moment that it had compressed it.
      rmSync(this.#path, { force: true });
    }
    this.#descriptor = this.#open();
    const bytes = readBytes(this.#path);
    // The last game may not have been written to its end.
    const end = Math.max(0, bytes.lastIndexOf('\n# ') + 1);
    writing(this.#path, () => ftruncateSync(this.#descriptor, end));
    this.#count(bytes.subarray(0, end));
  }

  /** @throws CliError */
  add(game: LabelledGame): void {
    const lines = Buffer.from(`# ${this.games}\n${formatGame(game)}`);
    writing(this.#path, () => writeSync(this.#descriptor, lines));
    this.#count(lines);
    if (fstatSync(this.#descriptor).size < this.partBytes) return;
    this.close();
    replaceFile(`${this.#path}.gz`, gzipSync(readBytes(this.#path), { level: 9 }));
    rmSync(this.#path);
    this.#part++;
    this.#descriptor = this.#open();
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  get #path(): string {
    return `${this.name}${this.#part === 1 ? '' : `-${this.#part}`}.txt`;
  }

  #open(): number {
    return writing(this.#path, () => openSync(this.#path, 'a+'));
  }

  #count(bytes: Buffer): void {
    for (const line of linesOf(bytes)) {
      if (line.startsWith('#')) this.games++;
      else this.positions += positionsIn(line);
    }
  }
}
