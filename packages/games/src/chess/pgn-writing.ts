import { ORDINARY_START_FEN, type PgnGame, type PgnMove } from './pgn.js';

/** The seven tags that every game has, in their order. */
const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'] as const;
const UNKNOWN: Readonly<Record<string, string>> = { Date: '????.??.??' };
const LINE_WIDTH = 80;

/** A game as PGN in export format: the seven tags first, lines of at most 80 characters, the result last. */
export function formatPgn(game: PgnGame): string {
  const words = [...lineWords(game.moves, plyOf(game.start)), ...game.comments.map(comment), game.result];
  return `${headers(game)}\n${wrapped(words)}\n`;
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

/** The words of a line of moves with its comments and variations. */
function lineWords(moves: readonly PgnMove[], firstPly: number): string[] {
  const words: string[] = [];
  let needsNumber = true;
  for (const [index, move] of moves.entries()) {
    const ply = firstPly + index;
    const isBlack = ply % 2 === 1;
    words.push(...move.before.map(comment));
    if (!isBlack || needsNumber || move.before.length > 0) {
      words.push(`${Math.floor(ply / 2) + 1}${isBlack ? '...' : '.'}`);
    }
    words.push(move.san, ...move.nags.map((nag) => `$${nag}`), ...move.comments.map(comment));
    for (const variation of move.variations) {
      const inner = lineWords(variation, ply).join(' ');
      if (inner !== '') words.push(`(${inner})`);
    }
    needsNumber = move.comments.length > 0 || move.variations.length > 0;
  }
  return words;
}

/** A } would end a comment early. */
function comment(text: string): string {
  return `{${text.replaceAll('}', ')')}}`;
}

/** Words with spaces between them, in lines; the words of a comment may be parted too. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((each) => each.split(' '))) {
    if (line !== '' && line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
