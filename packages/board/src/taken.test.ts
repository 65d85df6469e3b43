import { GAME_IDS, type GameId, gameById } from '@tahoun/games';
import { describe, expect, it } from 'vitest';
import type { PieceSet } from './drawing.js';
import { artistOf, takenPieces } from './index.js';

/** What was taken after moves in the game's notation. */
function after(id: GameId, start: string, texts: readonly string[]) {
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
    { id: 'atari-go', start: '.X.../XOX../...../...../..... X 2', moves: ['B3'], taken: [{}, { stone: 1 }] },
  ] as const)('in $id: $moves', ({ id, start, moves, taken }) => {
    expect(after(id, start, moves)).toEqual(taken);
  });

  it.each(GAME_IDS.filter((id) => artistOf(id).pieces !== undefined))(
    'is drawn piece by piece in %s',
    (id) => {
      const pieces = artistOf(id).pieces as PieceSet;
      for (const kind of pieces.kinds) {
        for (const side of [0, 1] as const) expect(pieces.draw(kind, side)).toMatch(/^<.*>$/s);
      }
    },
  );
});
