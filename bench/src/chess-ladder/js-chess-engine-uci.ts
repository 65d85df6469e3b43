import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { legalMoves } from '@tahoun/core';
import { chess, formatUci } from '@tahoun/games/chess';

/**
 * The npm library js-chess-engine as a UCI engine, at its best level; `go` takes no limits. Positions are kept by our own
 * rules, because the library makes every promoted pawn a queen, whatever the opponent chose.
 *
 *     node bench/src/chess-ladder/js-chess-engine-uci.ts FOLDER    # in whose node_modules it is installed
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('js-chess-engine-uci: expected FOLDER\n');
  process.exit(2);
}

/** The little of the library that is used here. */
interface JsChessEngine {
  /** The move is `{ E2: 'E4' }`. */
  ai(
    fen: string,
    options: { level: number; play: boolean },
  ): { readonly move: Readonly<Record<string, string>> };
}

const BEST_LEVEL = 5;

const engine = createRequire(join(folder, 'package.json'))('js-chess-engine') as JsChessEngine;
let position = chess.initial();

for await (const line of createInterface({ input: process.stdin })) {
  const words = line.trim().split(/\s+/);
  switch (words[0]) {
    case 'uci':
      console.log('id name js-chess-engine 2\nuciok');
      break;
    case 'isready':
      console.log('readyok');
      break;
    case 'position':
      position = positionOf(words.slice(1));
      break;
    case 'go':
      console.log(`bestmove ${bestMove()}`);
      break;
    case 'quit':
      process.exit();
  }
}

/** @param words `startpos` or `fen FEN`, and perhaps `moves ...`. */
function positionOf(words: readonly string[]) {
  const at = words.indexOf('moves');
  const end = at < 0 ? words.length : at;
  const start = words[0] === 'fen' ? chess.parsePosition(words.slice(1, end).join(' ')) : chess.initial();
  for (const text of words.slice(end + 1)) start.makeMove(chess.parseMove(start, text));
  return start;
}

/** The move as UCI writes it; the library's own answer, where that is no legal move. */
function bestMove(): string {
  const { move } = engine.ai(chess.formatPosition(position), { level: BEST_LEVEL, play: false });
  const squares = Object.entries(move).flat().join('').toLowerCase();
  const spoken = legalMoves(position).map((legal) => formatUci(position, legal));
  return spoken.includes(`${squares}q`) ? `${squares}q` : squares;
}
