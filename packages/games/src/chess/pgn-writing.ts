import { numberedMoves, wrapped, writtenComment } from '../numbered-moves.js';
import { ORDINARY_START_FEN, type PgnGame } from './pgn.js';

/** The seven tags that every game has, in their order. */
const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'] as const;
const UNKNOWN: Readonly<Record<string, string>> = { Date: '????.??.??' };
const LINE_WIDTH = 80;

/** A game as PGN in export format: the seven tags first, lines of at most 80 characters, the result last. */
export function formatPgn(game: PgnGame): string {
  const { tree, start, comments, result } = game;
  const moves = numberedMoves(tree.children, plyOf(start));
  return `${headers(game)}\n${wrapped([...moves, ...comments.map(writtenComment), result], LINE_WIDTH)}\n`;
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

/** Plies since White's first move, as the counters of a FEN tell. */
function plyOf(fen: string): number {
  const [, side, , , , fullmoves] = fen.split(' ');
  return 2 * (Number(fullmoves) - 1) + (side === 'b' ? 1 : 0);
}
