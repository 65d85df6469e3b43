import type { Move, Side } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import type { Hit } from '../drawing.js';
import { type ChessDrawOptions, chessArtist } from './index.js';
import type { ChessBoard } from './rules.js';
import { squareByName } from './squares.js';

/** The letters of the kinds at their numbers. */
const LETTERS = ' pnbrqk';

interface Setup {
  readonly turn?: Side;
  readonly isCheck?: boolean;
  /** The moves that are legal, such as `e7e8q`. */
  readonly moves?: readonly string[];
}

/** A board from the first field of a FEN, and moves that are taken for legal. */
function boardOf(rows: string, { turn = 0, isCheck = false, moves = [] }: Setup = {}) {
  const letters = rows
    .replace(/\d/g, (count) => ' '.repeat(Number(count)))
    .split('/')
    .reverse()
    .join('');
  const codes = [...letters].map((letter) => {
    const kind = LETTERS.indexOf(letter.toLowerCase());
    return kind === 0 ? 0 : 2 * kind + (letter === letter.toLowerCase() ? 1 : 0);
  });
  const moveOf = (text: string): Move => {
    const [from, to] = [squareByName(text.slice(0, 2)), squareByName(text.slice(2, 4))];
    const promotion = text.length > 4 ? LETTERS.indexOf(text.charAt(4)) : 0;
    return from | (to << 6) | ((codes[from] as number) << 12) | (promotion << 20);
  };
  const board = {
    turn,
    pieceAt: (square: number) => codes[square] as number,
    inCheck: () => isCheck,
    kingSquare: (side: Side) => codes.indexOf(12 + side),
    generateMoves: (out: Int32Array, at: number) => {
      for (const [i, text] of moves.entries()) out[at + i] = moveOf(text);
      return at + moves.length;
    },
  };
  return { board: board as unknown as ChessBoard, moveOf };
}

const START = boardOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', { moves: ['e2e4', 'e2e3', 'g1f3'] });
const PROMOTING = boardOf('3r1k2/2P5/8/8/8/8/5K2/8', {
  moves: ['c7c8n', 'c7c8b', 'c7c8r', 'c7c8q', 'c7d8q', 'f2f3'],
});
const TO_THE_FIRST = boardOf('8/5k2/8/8/8/8/2p5/5K2', {
  turn: 1,
  moves: ['c2c1q', 'c2c1r', 'c2c1b', 'c2c1n'],
});

function placesOf(board: ChessBoard, options: ChessDrawOptions = {}): readonly Hit[] {
  return chessArtist.draw(board, options).hits;
}

function place(hits: readonly Hit[], target: string): Hit {
  const hit = hits.find(({ targets }) => targets[0] === target);
  expect(hit).toBeDefined();
  return hit as Hit;
}

describe('the places of a chess board', () => {
  it('are the squares, a8 at the top left for White and h1 for Black', () => {
    const [white, black] = [placesOf(START.board), placesOf(START.board, { bottom: 1 })];
    expect(white).toHaveLength(64);
    expect(place(white, 'a8')).toMatchObject({ row: 0, column: 0 });
    expect(place(white, 'e1')).toMatchObject({ row: 7, column: 4 });
    expect(place(black, 'h1')).toMatchObject({ row: 0, column: 0 });
    expect(place(black, 'e1')).toMatchObject({ row: 0, column: 3 });
    expect(place(white, 'a8')).toMatchObject({ x: place(black, 'h1').x, y: place(black, 'h1').y });
  });

  it('tell what stands there, what was picked and where it may go', () => {
    const hits = placesOf(START.board, { picked: ['e2'] });
    const label = (name: string) => place(hits, name).label;
    expect(label('e2')).toEqual({
      key: 'square',
      params: { square: 'e2', piece: 'white-pawn', mark: 'picked' },
    });
    expect(label('e4')).toEqual({ key: 'square', params: { square: 'e4', mark: 'target' } });
    expect(label('f3')).toEqual({ key: 'square', params: { square: 'f3' } });
    expect(label('d8')).toEqual({ key: 'square', params: { square: 'd8', piece: 'black-queen' } });
  });

  it('become the pieces on offer while a pawn is promoted, from its last square inwards', () => {
    const hits = placesOf(PROMOTING.board, { picked: ['c7', 'c8'] });
    const offered = hits.filter(({ label }) => label.key === 'promotion');
    expect(offered.map(({ targets, row, column }) => [targets[0], row, column])).toEqual([
      ['knight', 3, 2],
      ['bishop', 2, 2],
      ['rook', 1, 2],
      ['queen', 0, 2],
    ]);
    expect(place(hits, 'queen').label.params).toEqual({ piece: 'white-queen' });
    expect(hits).toHaveLength(64);
    const below = placesOf(TO_THE_FIRST.board, { picked: ['c2', 'c1'] });
    expect(place(below, 'queen')).toMatchObject({ row: 7, column: 2 });
    expect(place(below, 'knight')).toMatchObject({ row: 4, column: 2 });
    expect(place(below, 'rook').label.params).toEqual({ piece: 'black-rook' });
  });

  it('offer only what may be chosen', () => {
    const hits = placesOf(PROMOTING.board, { picked: ['c7', 'd8'] });
    expect(hits.filter(({ label }) => label.key === 'promotion').map(({ targets }) => targets)).toEqual([
      ['queen'],
    ]);
  });
});

/** The circles of a picture, from left to right. */
function circles(content: string): { x: number; y: number; isRing: boolean }[] {
  return [...content.matchAll(/<circle cx="(\d+)" cy="(\d+)"[^>]*>/g)]
    .map(([tag, x, y]) => ({ x: Number(x), y: Number(y), isRing: tag.includes('fill="none"') }))
    .sort((one, other) => one.x - other.x);
}

describe('the picture of a chess board', () => {
  const drawn = (board: ChessBoard, options: ChessDrawOptions = {}) =>
    chessArtist.draw(board, options).content;

  it('stays below 20 kB, marks included, and has no ids or classes', () => {
    for (const theme of ['light', 'dark'] as const) {
      const content = drawn(START.board, { theme, picked: ['e2'], lastMove: START.moveOf('g1f3') });
      expect(content.length).toBeLessThan(20_000);
      expect(content).not.toMatch(/ (id|class|style)=/);
    }
  });

  it('marks free targets with a dot and captures with a ring', () => {
    expect(circles(drawn(PROMOTING.board))).toEqual([]);
    const hits = placesOf(PROMOTING.board);
    const [free, taken] = [place(hits, 'c8'), place(hits, 'd8')];
    expect(circles(drawn(PROMOTING.board, { picked: ['c7'] }))).toEqual([
      { x: free.x + 32, y: free.y + 32, isRing: false },
      { x: taken.x + 32, y: taken.y + 32, isRing: true },
    ]);
  });

  it('glows behind a king in check', () => {
    const rows = '4k3/8/8/8/8/8/8/4K2r';
    expect(circles(drawn(boardOf(rows).board))).toEqual([]);
    const { board } = boardOf(rows, { isCheck: true });
    const king = place(placesOf(board), 'e1');
    expect(circles(drawn(board))).toContainEqual({ x: king.x + 32, y: king.y + 32, isRing: false });
  });

  it('previews the piece, the piece on offer, or an arrow where nothing is pointed at', () => {
    const { board, moveOf } = PROMOTING;
    const options = { picked: ['c7', 'c8'] };
    const hits = placesOf(board, options);
    const arrow = chessArtist.preview(board, { move: moveOf('f2f3') }, {});
    expect(arrow).toMatch(/^<path d="M/);
    const landing = chessArtist.preview(board, { move: moveOf('f2f3'), hit: place(hits, 'f3') }, {});
    expect(landing).toContain('opacity="0.65"');
    const rook = place(hits, 'rook');
    const frame = chessArtist.preview(board, { move: moveOf('c7c8r'), hit: rook }, options);
    expect(frame).toContain(`x="${rook.x + 4}" y="${rook.y + 4}"`);
  });
});

it('a chess board in characters has coordinates and marks the last move', () => {
  const { board, moveOf } = boardOf('4k3/8/8/8/4p3/8/3P4/R3K3');
  const plain = (text: string) => text;
  expect(chessArtist.text(board, plain, moveOf('e4d2')).split('\n')).toEqual([
    '8 · · · · k · · ·',
    '7 · · · · · · · ·',
    '6 · · · · · · · ·',
    '5 · · · · · · · ·',
    '4 · · · · p*· · ·',
    '3 · · · · · · · ·',
    '2 · · · P*· · · ·',
    '1 R · · · K · · ·',
    '  a b c d e f g h',
  ]);
});
