import { type Game, ONGOING, type Position, Random, legalMoves, playRandomMove } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameById } from './testing/all-games.js';
import { suggestedStarts } from './testing/starts.js';

/** The text of a position after a move, from the rules alone. */
type PlainMove = (text: string, move: string) => string;

function rowsAndSide(text: string): { rows: string[][]; side: string } {
  const [board = '', side = ''] = text.split(' ');
  return { rows: board.split('/').map((row) => [...row]), side };
}

const textOfRows = (rows: readonly string[][], side: string) =>
  `${rows.map((row) => row.join('')).join('/')} ${side}`;

/** Row and column from the top left of `c3`. */
function placeOf(rows: readonly string[][], cell: string): [number, number] {
  return [rows.length - Number(cell.slice(1)), cell.charCodeAt(0) - 97];
}

const ticTacToe: PlainMove = (text, move) => {
  const { rows, side } = rowsAndSide(text);
  const [row, column] = placeOf(rows, move);
  (rows[row] as string[])[column] = side;
  return textOfRows(rows, side === 'x' ? 'o' : 'x');
};

const connectFour: PlainMove = (text, move) => {
  const { rows, side } = rowsAndSide(text);
  const column = move.charCodeAt(0) - 97;
  const row = rows.findLast((each) => each[column] === '.') as string[];
  row[column] = side;
  return textOfRows(rows, side === 'x' ? 'o' : 'x');
};

const zabor: PlainMove = (text, move) => {
  const [board, turn, ...values] = text.split(' ');
  const { rows, side } = rowsAndSide(`${board} ${turn}`);
  const [row, column] = placeOf(rows, move);
  for (const [down, right] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const reached = rows[row + down];
    const held = reached?.[column + right];
    if (reached !== undefined && held !== undefined && held !== '#') reached[column + right] = side;
  }
  return [textOfRows(rows, side === 'b' ? 'r' : 'b'), ...values].join(' ');
};

/** The pieces of a heap one by one, in an order of their own. */
function piecesOf(heap: string): string[] {
  const pieces = heap.split('+').flatMap((term) => {
    const [piece = '', count = '1'] = term.split('*').reverse();
    return Array.from({ length: Number(count) }, () => piece);
  });
  return pieces.sort();
}

const chocolate: PlainMove = (text, move) => {
  const [heap = '', side] = text.split(' ');
  const [broken = '', parts = ''] = move.split('=');
  const pieces = piecesOf(heap);
  pieces.splice(pieces.indexOf(broken), 1);
  return `${[...pieces, ...parts.split('+')].sort().join('+')} ${side === 'A' ? 'B' : 'A'}`;
};

const plainHeap = (text: string) => text.replace(/^\S+/, (heap) => piecesOf(heap).join('+'));
/** Pieces that cannot be broken have no part in the game, nor in its key. */
const breakable = (text: string) =>
  text.replace(/^\S+/, (heap) => piecesOf(heap).filter(isBreakable).join('+'));
const isBreakable = (piece: string) => !['1x1', '1x2', '1x3'].includes(piece);
const asItIs = (text: string) => text;

interface Rules {
  readonly id: string;
  readonly plain: PlainMove;
  /** A text in a canonical order. */
  readonly sorted?: (text: string) => string;
  /** The part of a text that determines the key. */
  readonly keyed?: (text: string) => string;
}

const GAMES: readonly Rules[] = [
  { id: 'tic-tac-toe', plain: ticTacToe },
  { id: 'connect-four', plain: connectFour },
  { id: 'zabor', plain: zabor },
  { id: 'chocolate', plain: chocolate, sorted: plainHeap, keyed: breakable },
];

describe.each(GAMES)('whole games of $id', ({ id, plain, sorted = asItIs, keyed = asItIs }) => {
  const game = gameById(id);
  const games = fc.record({ start: fc.constantFrom(...suggestedStarts(game)), seed: fc.integer() });

  it('lead to the positions that the rules alone lead to, and back', () => {
    fc.assert(
      fc.property(games, ({ start, seed }) => {
        const position = game.initial(start);
        const random = new Random(seed);
        const before = [toldOf(game, position)];
        while (position.outcome() === ONGOING) {
          const text = game.formatPosition(position);
          const from = position.clone();
          const expected = plain(text, game.formatMove(from, playRandomMove(position, random)));
          const told = toldOf(game, position);
          expect(sorted(told.text)).toBe(sorted(expected));
          expect(toldOf(game, game.parsePosition(told.text))).toEqual(told);
          expect(toldOf(game, position.clone())).toEqual(told);
          before.push(told);
        }
        for (const told of before.reverse()) {
          expect(toldOf(game, position)).toEqual(told);
          if (told !== before.at(-1)) position.undoMove();
        }
      }),
      { numRuns: 25, seed: 1 },
    );
  });

  it('have the key of their text after each move, and no two positions share one', () => {
    const textOf = new Map<string, string>();
    fc.assert(
      fc.property(games, ({ start, seed }) => {
        const position = game.initial(start);
        const random = new Random(seed);
        while (position.outcome() === ONGOING) {
          playRandomMove(position, random);
          const text = game.formatPosition(position);
          expect([text, keysOf(position)]).toEqual([text, keysOf(game.parsePosition(text))]);
          const key = keysOf(position).key.join(' ');
          expect(textOf.get(key) ?? keyed(text)).toBe(keyed(text));
          textOf.set(key, keyed(text));
        }
      }),
      { numRuns: 25, seed: 1 },
    );
    expect(new Set(textOf.values()).size).toBe(textOf.size);
  });
});

/** All public properties of a position, at the end of the game and before. */
function toldOf(game: Game, position: Position) {
  return {
    text: game.formatPosition(position),
    turn: position.turn,
    outcome: position.outcome(),
    result: game.result(position),
    score: position.marginScore?.finalScore(),
    figures: game.figures(position),
    moves: legalMoves(position),
  };
}

/** All that a position says about itself in keys. */
function keysOf(position: Position) {
  const symmetric = new Int32Array(2);
  const open = new Int32Array(2);
  position.symmetry?.symmetricKey(symmetric);
  return {
    key: [position.hashLo, position.hashHi],
    symmetric: [...symmetric],
    settled: position.marginScore?.reducedKey?.(open),
    open: [...open],
  };
}
