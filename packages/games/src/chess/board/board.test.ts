import type { DrawOptions, TargetArea } from '@tahoun/board';
import { describe, expect, it } from 'vitest';
import { type ChessPosition, chess } from '../index.js';
import { chessArtist } from './index.js';

const START = chess.initial();
const PROMOTING = chess.parsePosition('3r1k2/2P5/8/8/8/8/5K2/8 w - - 0 1');
const TO_THE_FIRST = chess.parsePosition('8/5k2/8/8/8/8/2p5/5K2 b - - 0 1');

function areasOf(board: ChessPosition, options: DrawOptions = {}): readonly TargetArea[] {
  return chessArtist.draw(board, options).areas;
}

function place(areas: readonly TargetArea[], target: string): TargetArea {
  const area = areas.find(({ targets }) => targets[0] === target);
  expect(area).toBeDefined();
  return area as TargetArea;
}

describe('the places of a chess board', () => {
  it('are the squares, a8 at the top left for White and h1 for Black', () => {
    const [white, black] = [areasOf(START), areasOf(START, { bottom: 1 })];
    expect(white).toHaveLength(64);
    expect(place(white, 'a8')).toMatchObject({ row: 0, column: 0 });
    expect(place(white, 'e1')).toMatchObject({ row: 7, column: 4 });
    expect(place(black, 'h1')).toMatchObject({ row: 0, column: 0 });
    expect(place(black, 'e1')).toMatchObject({ row: 0, column: 3 });
    expect(place(white, 'a8')).toMatchObject({ x: place(black, 'h1').x, y: place(black, 'h1').y });
  });

  it('tell what stands there, what was picked and where it may go', () => {
    const areas = areasOf(START, { picked: ['e2'] });
    const label = (name: string) => place(areas, name).label;
    expect(label('e2')).toEqual({
      key: 'square',
      params: { square: 'e2', piece: 'white-pawn', mark: 'picked' },
    });
    expect(label('e4')).toEqual({ key: 'square', params: { square: 'e4', mark: 'target' } });
    expect(label('f3')).toEqual({ key: 'square', params: { square: 'f3' } });
    expect(label('d8')).toEqual({ key: 'square', params: { square: 'd8', piece: 'black-queen' } });
  });

  it('become the pieces on offer while a pawn is promoted, from its last square inwards', () => {
    const areas = areasOf(PROMOTING, { picked: ['c7', 'c8'] });
    const offered = areas.filter(({ label }) => label.key === 'promotion');
    expect(offered.map(({ targets, row, column }) => [targets[0], row, column])).toEqual([
      ['knight', 3, 2],
      ['bishop', 2, 2],
      ['rook', 1, 2],
      ['queen', 0, 2],
    ]);
    expect(place(areas, 'queen').label.params).toEqual({ piece: 'white-queen' });
    expect(areas).toHaveLength(64);
    const below = areasOf(TO_THE_FIRST, { picked: ['c2', 'c1'] });
    expect(place(below, 'queen')).toMatchObject({ row: 7, column: 2 });
    expect(place(below, 'knight')).toMatchObject({ row: 4, column: 2 });
    expect(place(below, 'rook').label.params).toEqual({ piece: 'black-rook' });
  });

  it('are occupied where a piece stands, also while it may be taken; what is on offer stands nowhere', () => {
    const board = chess.parsePosition('3rrk2/2P5/8/3N4/8/8/5K2/8 w - - 0 1');
    const occupied = (picked: readonly string[]) =>
      areasOf(board, { picked })
        .filter((area) => area.occupied)
        .map(({ targets }) => targets[0])
        .toSorted();
    const pieces = ['c7', 'd5', 'd8', 'e8', 'f2', 'f8'];
    expect(occupied([])).toEqual(pieces);
    expect(occupied(['c7'])).toEqual(pieces);
    const areas = areasOf(board, { picked: ['c7'] });
    expect(place(areas, 'd8')).toMatchObject({
      occupied: true,
      label: { params: { piece: 'black-rook', mark: 'target' } },
    });
    expect(place(areas, 'c8')).toMatchObject({ occupied: false, label: { params: { mark: 'target' } } });
    // The pieces to choose from cover d8, d7, d6 and d5.
    expect(occupied(['c7', 'd8'])).toEqual(['c7', 'e8', 'f2', 'f8']);
    expect(occupied(['c7', 'c8'])).toEqual(['d5', 'd8', 'e8', 'f2', 'f8']);
  });

  it('mark both ways of castling: where the king arrives, and the rook', () => {
    const castling = chess.parsePosition('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    const marked = areasOf(castling, { picked: ['e1'] }).filter(
      ({ label }) => label.params.mark === 'target',
    );
    const names = marked.map(({ targets }) => targets[0]);
    expect(names).toEqual(['a1', 'c1', 'd1', 'f1', 'g1', 'h1', 'd2', 'e2', 'f2']);
  });
});

/** The circles of a picture, from left to right. */
function circles(content: string): { x: number; y: number; isRing: boolean }[] {
  return [...content.matchAll(/<circle cx="(\d+)" cy="(\d+)"[^>]*>/g)]
    .map(([tag, x, y]) => ({ x: Number(x), y: Number(y), isRing: tag.includes('fill="none"') }))
    .sort((one, other) => one.x - other.x);
}

describe('the picture of a chess board', () => {
  const drawn = (board: ChessPosition, options: DrawOptions = {}) => chessArtist.draw(board, options).content;

  it('stays below 20 kB, marks included, and has no ids or classes', () => {
    for (const theme of ['light', 'dark'] as const) {
      const lastMove = chess.parseMove(START, 'Nf3');
      const content = drawn(START, { theme, picked: ['e2'], lastMove });
      expect(content.length).toBeLessThan(20_000);
      expect(content).not.toMatch(/ (id|class|style)=/);
    }
  });

  it('marks free targets with a dot and captures with a ring', () => {
    expect(circles(drawn(PROMOTING))).toEqual([]);
    const areas = areasOf(PROMOTING);
    const [free, taken] = [place(areas, 'c8'), place(areas, 'd8')];
    expect(circles(drawn(PROMOTING, { picked: ['c7'] }))).toEqual([
      { x: free.x + 32, y: free.y + 32, isRing: false },
      { x: taken.x + 32, y: taken.y + 32, isRing: true },
    ]);
  });

  it('glows behind a king in check', () => {
    expect(circles(drawn(chess.parsePosition('4k3/8/8/8/8/8/7r/4K3 w - - 0 1')))).toEqual([]);
    const checked = chess.parsePosition('4k3/8/8/8/8/8/8/4K2r w - - 0 1');
    const king = place(areasOf(checked), 'e1');
    expect(circles(drawn(checked))).toContainEqual({ x: king.x + 32, y: king.y + 32, isRing: false });
  });

  it('previews the piece, the piece on offer, or an arrow where nothing is pointed at', () => {
    const options = { picked: ['c7', 'c8'] };
    const areas = areasOf(PROMOTING, options);
    const move = chess.parseMove(PROMOTING, 'Kf3');
    const arrow = chessArtist.preview(PROMOTING, { move }, {});
    expect(arrow).toMatch(/^<path d="M/);
    const landing = chessArtist.preview(PROMOTING, { move, area: place(areas, 'f3') }, {});
    expect(landing).toContain('opacity="0.65"');
    const rook = place(areas, 'rook');
    const promotion = { move: chess.parseMove(PROMOTING, 'c8=R'), area: rook };
    const frame = chessArtist.preview(PROMOTING, promotion, options);
    expect(frame).toContain(`x="${rook.x + 4}" y="${rook.y + 4}"`);
  });
});

it('a chess board in characters has coordinates and marks the last move', () => {
  const position = chess.parsePosition('4k3/8/8/8/8/4p3/3P4/R3K3 w - - 0 1');
  const move = chess.parseMove(position, 'dxe3');
  position.makeMove(move);
  const plain = (text: string) => text;
  expect(chessArtist.text(position, plain, move).split('\n')).toEqual([
    '8 · · · · k · · ·',
    '7 · · · · · · · ·',
    '6 · · · · · · · ·',
    '5 · · · · · · · ·',
    '4 · · · · · · · ·',
    '3 · · · · P*· · ·',
    '2 · · · ·*· · · ·',
    '1 R · · · K · · ·',
    '  a b c d e f g h',
  ]);
});

it('a chess board in characters can be seen from the side of Black', () => {
  const position = chess.parsePosition('4k3/8/8/8/8/8/3P4/R3K3 w - - 0 1');
  const lines = chessArtist.text(position, (text) => text, undefined, 1).split('\n');
  expect([lines[0], lines[1], lines[7], lines[8]]).toEqual([
    '1 · · · K · · · R',
    '2 · · · · P · · ·',
    '8 · · · k · · · ·',
    '  h g f e d c b a',
  ]);
});
