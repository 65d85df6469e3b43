import { type MoveNode, type PlayedResult, numberedMoves, wrapped } from '../file-format.js';

/*
 * A game in PGN (Portable Game Notation, S. J. Edwards 1994): plain data, so that it can be
 * kept as JSON.
 */

export interface PgnGame {
  /** Tags by name, in the order of the text; `FEN`, `SetUp`, `Variant` and `Result` among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The position before the first move, as canonical FEN. */
  readonly start: string;
  readonly isChess960: boolean;
  /** The moves are as `formatSan` writes them. */
  readonly tree: MoveNode;
  readonly result: PlayedResult;
}

export const ORDINARY_START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The seven tags that every game has, in their order. */
const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'] as const;
const UNKNOWN: Readonly<Record<string, string>> = { Date: '????.??.??' };
const LINE_WIDTH = 80;

/** A game as PGN in export format: the seven tags first, lines of at most 80 characters, the result last. */
export function formatPgn(game: PgnGame): string {
  const { tree, start, result } = game;
  const words = [...numberedMoves(tree.children, plyOf(start), tree.comments), result];
  return `${headers(game)}\n${wrapped(words, LINE_WIDTH)}\n`;
}

function headers({ headers, start, isChess960, result }: PgnGame): string {
  const tags: Record<string, string> = {};
  for (const name of ROSTER) tags[name] = headers[name] ?? UNKNOWN[name] ?? '?';
  tags.Result = result;
  for (const [name, value] of Object.entries(headers)) {
    if (!Object.hasOwn(tags, name)) tags[name] = value;
  }
  if (isChess960) tags.Variant = 'Chess960';
  if (start !== ORDINARY_START_FEN) {
    tags.SetUp = '1';
    tags.FEN = start;
  }
  return Object.entries(tags)
    .map(([name, value]) => `[${name} "${value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}"]\n`)
    .join('');
}

/** Plies since White's first move, by the counters of a FEN. */
function plyOf(fen: string): number {
  const [, side, , , , fullmoves] = fen.split(' ');
  return 2 * (Number(fullmoves) - 1) + (side === 'b' ? 1 : 0);
}
