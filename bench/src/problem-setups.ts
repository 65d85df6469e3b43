import { gameById } from '@tahoun/catalogue/all';
import { type Random, legalMoves } from '@tahoun/core';

/** Draws a position of a game by chance: a text form, which may be no legal position. @param kind one of the game's own words */
type Setup = (random: Random, kind: string) => string;

function oneOf<T>(random: Random, choices: readonly T[]): T {
  return choices[random.below(choices.length)] as T;
}

/** So many different ones, in the order of chance. */
function someOf<T>(random: Random, choices: readonly T[], count: number): T[] {
  const left = [...choices];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [chosen] = left.splice(random.below(left.length), 1);
    return chosen as T;
  });
}

const EMPTY = '.';

/**
 * Pieces on squares of chance. `castled`: the black king behind his pawns; else the kind lists the pieces,
 * White's in capitals, as in `KRNkp`.
 */
const chessSetup: Setup = (random, kind) => {
  const board = Array<string>(64).fill(EMPTY);
  if (kind !== 'castled') {
    for (const piece of kind) place(board, piece, random);
    return fenOf(board);
  }
  setAll(board, { g8: 'k', f7: 'p', g7: 'p', h7: 'p', g1: 'K', f2: 'P', g2: 'P', h2: 'P' });
  if (random.below(2) === 0) setAll(board, { f8: 'r' });
  if (random.below(3) === 0) setAll(board, { g7: EMPTY, g6: 'p' });
  if (random.below(3) === 0) setAll(board, { h7: EMPTY, h6: 'p' });
  for (const piece of oneOf(random, ['QN', 'QR', 'QB', 'RR', 'QBN', 'RRN', 'RN', 'QRB', 'RBN'])) {
    place(board, piece, random);
  }
  for (const piece of oneOf(random, ['q', 'qr', 'rn', 'rb', 'qb', 'qn', 'rp'])) place(board, piece, random);
  return fenOf(board);
};

function setAll(board: string[], pieces: Readonly<Record<string, string>>): void {
  for (const [square, piece] of Object.entries(pieces)) board[indexOf(square)] = piece;
}

/** From a8 on, row by row, as in a FEN. */
function indexOf(square: string): number {
  return (8 - Number(square[1])) * 8 + square.charCodeAt(0) - 97;
}

function place(board: string[], piece: string, random: Random): void {
  const isPawn = piece.toLowerCase() === 'p';
  const free = [...board.keys()].filter((at) => board[at] === EMPTY && !(isPawn && (at < 8 || at >= 56)));
  board[oneOf(random, free)] = piece;
}

function fenOf(board: readonly string[]): string {
  const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join(''));
  const written = rows.map((row) => row.replace(/\.+/g, (run) => String(run.length)));
  return `${written.join('/')} w - - 0 1`;
}

/** The dark squares, from a1 on, row by row. */
const SQUARES = Array.from({ length: 32 }, (_, i) => {
  const row = Math.floor(i / 4);
  const column = 2 * (i % 4) + (row % 2);
  return `${String.fromCharCode(97 + column)}${row + 1}`;
});

/** Men that stand on the rows of a game in its middle, none far on its way. */
const MIDDLE = 'middle:';

/**
 * Pieces on squares of chance: the kind counts White's men and kings, then Black's, as in `3.1-4.0`; with `middle:`
 * before it men stand on their own five rows. White is to move.
 */
const draughtsSetup: Setup = (random, kind) => {
  const isMiddle = kind.startsWith(MIDDLE);
  const [white = '', black = ''] = (isMiddle ? kind.slice(MIDDLE.length) : kind).split('-');
  const taken = new Set<string>();
  const first = sideOf(random, white, taken, (row) => row < (isMiddle ? 6 : 8));
  const second = sideOf(random, black, taken, (row) => row > (isMiddle ? 3 : 1));
  return `W:W${first}:B${second}`;
};

function sideOf(
  random: Random,
  counts: string,
  taken: Set<string>,
  mayHoldMan: (row: number) => boolean,
): string {
  const [men = 0, kings = 0] = counts.split('.').map(Number);
  const free = () => SQUARES.filter((square) => !taken.has(square));
  const names: string[] = [];
  for (const square of someOf(
    random,
    free().filter((each) => mayHoldMan(Number(each[1]))),
    men,
  )) {
    taken.add(square);
    names.push(square);
  }
  for (const square of someOf(random, free(), kings)) {
    taken.add(square);
    names.push(`K${square}`);
  }
  return names.join(',');
}

/** A map after moves of chance: the kind is its size, then how many cells are blocked and how many moves were made: `4x5.2.3`. */
const zaborSetup: Setup = (random, kind) => {
  const game = gameById('zabor');
  const [size = '', blocked = '0', moves = '0'] = kind.split('.');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const cells = Array<string>(width * height).fill('.');
  for (let i = 0; i < Number(blocked); i++) cells[random.below(cells.length)] = '#';
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  );
  const position = game.parsePosition(`${rows.join('/')} b`);
  for (let i = 0; i < Number(moves); i++) position.makeMove(oneOf(random, legalMoves(position)));
  return game.formatPosition(position);
};

/** A heap of so many pieces, none longer than the second number: `3.6`. */
const chocolateSetup: Setup = (random, kind) => {
  const [pieces = 1, longest = 4] = kind.split('.').map(Number);
  const heap = Array.from({ length: pieces }, () => {
    const sides = [1 + random.below(Math.min(4, longest)), 2 + random.below(longest - 1)];
    return sides.sort((a, b) => a - b).join('x');
  });
  return `${heap.join('+')} A`;
};

/** Games whose problems are looked for among positions set up by chance, not in games. */
export const SETUPS: Readonly<Record<string, Setup>> = {
  chess: chessSetup,
  'czech-draughts': draughtsSetup,
  zabor: zaborSetup,
  chocolate: chocolateSetup,
};
