import { NO_PIECES, followPieces } from '@tahoun/board';
import { type Game, type Position, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, artistOf, gameById } from './testing/all-games.js';

const layersOf = (id: string, position: Position, lastMove?: number) =>
  artistOf(id).layers?.(position, lastMove === undefined ? {} : { lastMove }) ?? { pieces: [] };

/** Targets and path lengths of the pieces that the last move moves, and targets of those that come and go. */
function seen(id: string, text: string, ...moves: readonly string[]) {
  const game: Game = gameById(id);
  const position = text === '' ? game.initial() : game.parsePosition(text);
  let followed = followPieces(NO_PIECES, layersOf(id, position).pieces);
  for (const each of moves) {
    const move = game.parseMove(position, each);
    position.makeMove(move);
    followed = followPieces(followed, layersOf(id, position, move).pieces);
  }
  const { pieces, gone } = followed;
  return {
    moved: pieces
      .filter(({ path, isNew }) => path.length > 0 && !isNew)
      .map(({ target, path }) => [target, path.length]),
    came: pieces
      .filter(({ isNew }) => isNew)
      .map(({ target }) => target)
      .sort(),
    gone: gone.map(({ target }) => target).sort(),
  };
}

describe('the pieces of a drawing are followed', () => {
  it.each([
    ['a move', 'chess', '', ['e4'], { moved: [['e4', 2]], came: [], gone: [] }],
    ['a capture', 'chess', '', ['e4', 'd5', 'exd5'], { moved: [['d5', 2]], came: [], gone: ['d5'] }],
    [
      'castling',
      'chess',
      '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      ['O-O'],
      {
        moved: [
          ['g1', 2],
          ['f1', 2],
        ],
        came: [],
        gone: [],
      },
    ],
    [
      'a capture en passant',
      'chess',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
      ['exd6'],
      { moved: [['d6', 2]], came: [], gone: ['d5'] },
    ],
    [
      'a promotion',
      'chess',
      '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      ['a8=Q'],
      { moved: [['a8', 2]], came: [], gone: [] },
    ],
    [
      'a capture of two men',
      'czech-draughts',
      'W:Wa1:Bb2,d4',
      ['a1:c3:e5'],
      { moved: [['e5', 3]], came: [], gone: ['b2', 'd4'] },
    ],
    ['a stone', 'atari-go', '', ['D4'], { moved: [], came: ['D4'], gone: [] }],
    ['land that turns', 'zabor', '..r.. b', ['b1'], { moved: [], came: ['a1', 'b1', 'c1'], gone: ['c1'] }],
    [
      'a bar that breaks',
      'chocolate',
      '4x6 A',
      ['4x6=4x2+4x4'],
      { moved: [], came: ['2x4', '4x4'], gone: ['4x6'] },
    ],
  ] as const)('%s', (_, id, text, moves, wanted) => {
    expect(seen(id, text, ...moves)).toEqual(wanted);
  });

  it('the parts of a bar come from where the whole was', () => {
    const position = gameById('chocolate').initial();
    const before = followPieces(NO_PIECES, layersOf('chocolate', position).pieces);
    const move = legalMoves(position)[0] as number;
    position.makeMove(move);
    const { pieces } = followPieces(before, layersOf('chocolate', position, move).pieces);
    const [whole] = before.pieces;
    expect(pieces.map(({ path }) => path[0])).toEqual(pieces.map(() => ({ x: whole?.x, y: whole?.y })));
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  it('has each piece of the drawing in its layers, on a target or a cell of its own', () => {
    const game = gameById(id);
    const position = game.initial();
    for (let ply = 0; ply < 6; ply++) {
      const moves = legalMoves(position);
      const move = moves[(ply * 7) % moves.length];
      if (move === undefined) break;
      position.makeMove(move);
      const { pieces } = layersOf(id, position, move);
      expect(pieces.length).toBeGreaterThan(0);
      const places = pieces.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(places.length);
      expect(pieces.map(({ content }) => content).join('')).not.toMatch(/NaN|undefined/);
    }
  });
});
