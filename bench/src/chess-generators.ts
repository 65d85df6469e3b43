import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { perft } from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import { installBeside } from './libraries.ts';

/** Counts the move sequences of so many plies from a position, each library in its own way. */
export type Generator = (fen: string) => (depth: number) => number;

const LIBRARIES = ['chessops@0.15.1', 'chess.js@1.4.0'];
const FOLDER = 'tahoun-bench-chess-libraries';

export const GENERATORS: Readonly<Record<string, () => Promise<Generator>>> = {
  tahoun: async () => (fen) => {
    const position = chess.parsePosition(fen);
    return (depth) => perft(position, depth);
  },
  /** Counts the destinations of the last ply without making its moves. */
  chessops: async () => {
    const { parseFen } = (await library('chessops/fen')) as ChessopsFen;
    const { Chess } = (await library('chessops/chess')) as ChessopsChess;
    const { perft } = (await library('chessops/debug')) as ChessopsDebug;
    return (fen) => {
      const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
      return (depth) => perft(position, depth);
    };
  },
  /** Makes the moves of the last ply too: that is how it finds out which are legal. */
  'chess.js': async () => {
    const { Chess } = (await library('chess.js')) as ChessJs;
    return (fen) => {
      const position = new Chess(fen);
      return (depth) => position.perft(depth);
    };
  },
};

/* The little of the libraries that is used here. */

interface Result<T> {
  unwrap(): T;
}

interface ChessopsFen {
  parseFen(fen: string): Result<unknown>;
}

interface ChessopsChess {
  Chess: { fromSetup(setup: unknown): Result<unknown> };
}

interface ChessopsDebug {
  perft(position: unknown, depth: number): number;
}

interface ChessJs {
  Chess: new (fen: string) => { perft(depth: number): number };
}

/** Installs the libraries where they are not yet. @returns their folder. */
export function installLibraries(): string {
  return installBeside(FOLDER, LIBRARIES);
}

/** Modules are found from beside the libraries, as `require` would miss the modern form of one of them. */
async function library(name: string): Promise<unknown> {
  const loader = join(installLibraries(), 'load.mjs');
  writeFileSync(loader, 'export const load = (name) => import(name);\n');
  const { load } = (await import(pathToFileURL(loader).href)) as { load(name: string): Promise<unknown> };
  return load(name);
}
