import { type PieceSet, materialLead, takenPieces } from '@tahoun/board';
import { type Move, type Position, Random, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, artistOf, gameById } from './testing/all-games.js';

/** The pieces taken after moves in the game's notation. */
function after(id: string, start: string, texts: readonly string[]) {
  const game = gameById(id);
  const position = game.parsePosition(start);
  const moves = texts.map((text) => {
    const move = game.parseMove(position, text);
    position.makeMove(move);
    return move;
  });
  return takenPieces(artistOf(id).pieces as PieceSet, game.parsePosition(start), moves);
}

describe('what was taken', () => {
  it.each([
    { id: 'chess', start: '4k3/P2p4/8/4P3/8/8/8/1r2K3 w - - 0 1', moves: ['Kd2'], taken: [{}, {}] },
    // A pawn that is promoted is not lost; en passant takes the pawn beside.
    { id: 'chess', start: '4k3/P2p4/8/4P3/8/8/8/4K3 w - - 0 1', moves: ['a8=Q+', 'Ke7'], taken: [{}, {}] },
    {
      id: 'chess',
      start: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d5', 'exd6'],
      taken: [{}, { pawn: 1 }],
    },
    {
      id: 'chess',
      start: '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      moves: ['axb8=R+'],
      taken: [{}, { knight: 1 }],
    },
    {
      id: 'czech-draughts',
      start: 'W:WKa3:Bc5,Ke5,h8',
      moves: ['a3-d6-f4'],
      taken: [{}, { man: 1, king: 1 }],
    },
    // Later losses of a side are added to its earlier ones; the other side's losses are its own.
    {
      id: 'chess',
      start: '4k3/3p1p2/4r3/3P1P2/8/8/8/4K3 w - - 0 1',
      moves: ['dxe6', 'dxe6', 'fxe6', 'Kd8', 'exf7'],
      taken: [{ pawn: 1 }, { rook: 1, pawn: 2 }],
    },
    {
      id: 'czech-draughts',
      start: 'W:Wa1,c1,g1:Bb2,d4,h8',
      moves: ['a1-c3-e5', 'h8-g7'],
      taken: [{}, { man: 2 }],
    },
    { id: 'atari-go', start: '.X.../XOX../...../...../..... X 2', moves: ['B3'], taken: [{}, { stone: 1 }] },
  ] as const)('in $id: $moves', ({ id, start, moves, taken }) => {
    expect(after(id, start, moves)).toEqual(taken);
  });

  it.each(GAME_IDS.filter((id) => artistOf(id).pieces !== undefined))(
    'is drawn piece by piece in %s',
    (id) => {
      const pieces = artistOf(id).pieces as PieceSet;
      for (const kind of pieces.kinds) {
        for (const side of [0, 1] as const) expect(pieces.draw(kind, side, {})).toMatch(/^<.*>$/s);
      }
    },
  );

  const withPieces = GAME_IDS.filter((id) => artistOf(id).pieces !== undefined);

  it.each(withPieces)(
    'in random games of %s is what each side has fewer, however the moves are divided',
    (id) => {
      const game = gameById(id);
      const pieces = artistOf(id).pieces as PieceSet;
      const total = (position: Position, side: 0 | 1) =>
        pieces.counts(position, side).reduce((sum, count) => sum + count);
      let most = 0;
      for (let seed = 1; seed <= 10; seed++) {
        const random = new Random(seed);
        const position = game.initial();
        const moves: Move[] = [];
        const placed = [0, 0];
        for (
          let all = legalMoves(position);
          all.length > 0 && moves.length < 80;
          all = legalMoves(position)
        ) {
          const move = all[random.below(all.length)] as Move;
          const mover = position.turn;
          const before = total(position, mover);
          moves.push(move);
          position.makeMove(move);
          placed[mover] = (placed[mover] ?? 0) + total(position, mover) - before;
        }
        const start = game.initial();
        const taken = takenPieces(pieces, start, moves);
        expect(game.formatPosition(start)).toBe(game.formatPosition(game.initial()));
        const middle = start.clone();
        for (const move of moves.slice(0, 40)) middle.makeMove(move);
        const parts = [
          takenPieces(pieces, start, moves.slice(0, 40)),
          takenPieces(pieces, middle, moves.slice(40)),
        ];
        for (const side of [0, 1] as const) {
          const lost = Object.values(taken[side]).reduce((sum, count) => sum + count, 0);
          expect(lost).toBe(total(start, side) + (placed[side] ?? 0) - total(position, side));
          for (const kind of pieces.kinds) {
            const sum = parts.reduce((sum, part) => sum + (part[side][kind] ?? 0), 0);
            expect(taken[side][kind] ?? 0).toBe(sum);
          }
          most = Math.max(most, lost);
        }
      }
      expect(most).toBeGreaterThan(0);
    },
  );
});

it.each([
  { id: 'chess', position: '4k3/1b6/8/8/8/8/6PP/4K2R w - - 0 1', lead: 4 },
  { id: 'chess', position: '3qk3/8/8/8/8/8/8/R3K3 w - - 0 1', lead: -4 },
  // A king of draughts is one piece, and stones do not show which side is ahead.
  { id: 'czech-draughts', position: 'W:WKa3:Bc5,Ke5,h8', lead: -2 },
  { id: 'atari-go', position: 'XX.../O..../...../...../..... O 1', lead: 0 },
])('in $id the pieces of $position lead by $lead', ({ id, position, lead }) => {
  const { pieces } = artistOf(id);
  expect(materialLead(pieces as PieceSet, gameById(id).parsePosition(position))).toBe(lead);
});
