import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installBeside } from '../libraries.ts';
import type { Contest } from './contest.ts';

const LIBRARIES = ['chessops@0.15.1', 'chess.js@1.4.0'];
const FOLDER = 'tahoun-bench-chess-libraries';

export const chess: Contest = {
  starts: {
    start: {
      position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      depth: 5,
      leaves: 4_865_609,
    },
    kiwipete: {
      position: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      depth: 4,
      leaves: 4_085_603,
    },
    'rook ending': { position: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', depth: 5, leaves: 674_624 },
    'middle game': {
      position: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
      depth: 4,
      leaves: 3_894_594,
    },
  },
  others: {
    /** Counts the destinations of the last ply without making its moves. */
    chessops: async () => {
      const { parseFen } = (await library('chessops/fen')) as ChessopsFen;
      const { Chess } = (await library('chessops/chess')) as ChessopsChess;
      const { perft } = (await library('chessops/debug')) as ChessopsDebug;
      return ({ position: fen = '' }) => {
        const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
        return (depth) => perft(position, depth);
      };
    },
    /** Makes the moves of the last ply too: that is how it finds out which are legal. */
    'chess.js': async () => {
      const { Chess } = (await library('chess.js')) as ChessJs;
      return ({ position: fen = '' }) => {
        const position = new Chess(fen);
        return (depth) => position.perft(depth);
      };
    },
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

/** Modules are found from beside the libraries, as `require` would miss the modern form of one of them. */
async function library(name: string): Promise<unknown> {
  const loader = join(installBeside(FOLDER, LIBRARIES), 'load.mjs');
  writeFileSync(loader, 'export const load = (name) => import(name);\n');
  const { load } = (await import(pathToFileURL(loader).href)) as { load(name: string): Promise<unknown> };
  return load(name);
}
